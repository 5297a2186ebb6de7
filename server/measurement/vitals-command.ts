import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { vitalsFile } from './start-measurement.ts';
import { openVitalsStore } from './vitals-store.ts';
import { vitalsLines, vitalsText } from './vitals-table.ts';

const help = `How fast the site was for visitors who allow analytics, by page.

  npm run vitals                    the last 28 days
  npm run vitals -- --days 7        another number of days
  npm run vitals -- --page home     one page, by its id in the route table
  npm run vitals -- --json          for programs

LCP and INP are milliseconds. p75 is the value that three quarters of visits stay under.
`;

const options = {
  days: { type: 'string', default: '28' },
  page: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export type CommandOutput = { out: (text: string) => void; err: (text: string) => void };

/**
 * Runs `npm run vitals` with the words after it.
 * @returns the exit code: 0, or 2 when the words were not understood
 */
export function runVitals(words: readonly string[], dataFolder: string, { out, err }: CommandOutput): number {
  let request;
  try {
    request = parseArgs({ args: [...words], options }).values;
    if (!/^[1-9]\d{0,2}$/.test(request.days))
      throw new Error(`--days expects a number from 1 to 999, not ${request.days}`);
  } catch (error) {
    err(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
    return 2;
  }
  if (request.help) {
    out(help);
    return 0;
  }
  const firstDay = new Date(Date.now() - (Number(request.days) - 1) * 86_400_000).toISOString().slice(0, 10);
  const lines = readLines(join(dataFolder, vitalsFile), firstDay).filter(
    ({ page }) => !request.page || page === request.page,
  );
  out(request.json ? `${JSON.stringify(lines, null, 2)}\n` : vitalsText(lines));
  return 0;
}

/** A site that has never been visited has no file yet, and reading must not make one. */
function readLines(file: string, firstDay: string) {
  if (!existsSync(file)) return [];
  const store = openVitalsStore(file);
  try {
    return vitalsLines(store.since(firstDay));
  } finally {
    store.close();
  }
}
