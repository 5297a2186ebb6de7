import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readEnv } from '../env.ts';
import { vitalsFile } from './start-measurement.ts';
import { openVitalsStore } from './vitals-store.ts';
import { vitalsLines, vitalsText } from './vitals-summary.ts';

const help = `How fast the site was for visitors who allow analytics, by page.

  npm run vitals                    the last 28 days
  npm run vitals -- --days 7        another number of days
  npm run vitals -- --page home     one page, by its id in the route table
  npm run vitals -- --json          for programs

LCP and INP are milliseconds. p75 is the value that three quarters of visits stay under.
`;

function answer(words: string[]): string {
  const options = {
    days: { type: 'string', default: '28' },
    page: { type: 'string' },
    json: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  const { days, page, json, help: asksHelp } = parseArgs({ args: words, options }).values;
  if (asksHelp) return help;
  if (!/^[1-9]\d{0,2}$/.test(days)) throw new Error(`--days expects a number from 1 to 999, not ${days}`);

  const firstDay = new Date(Date.now() - (Number(days) - 1) * 86_400_000).toISOString().slice(0, 10);
  const file = vitalsFile(readEnv(process.env).DATA_DIR);
  // A site that has never been visited has no file yet, and reading must not make one.
  const store = existsSync(file) ? openVitalsStore(file) : null;
  const lines = vitalsLines(store?.counts(firstDay) ?? []).filter((line) => !page || line.page === page);
  store?.close();
  return json ? `${JSON.stringify(lines, null, 2)}\n` : vitalsText(lines);
}

try {
  process.stdout.write(answer(process.argv.slice(2)));
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\nSee npm run vitals -- --help`);
  process.exitCode = 2;
}
