import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { EditionsRecord } from '../../../src/schema/editions.ts';
import { processSurroundings } from '../command-line/surroundings.ts';
import { runEditions } from './editions-commands.ts';

process.exitCode = await runEditions(process.argv.slice(2), {
  ...processSurroundings(),
  record: async () => {
    const text = await readFile(resolve('dist', 'editions.json'), 'utf8').catch(() => null);
    if (text === null) throw new Error('The site is not built, so its intakes are unknown: npm run build.');
    return JSON.parse(text) as EditionsRecord;
  },
  now: () => new Date(),
});
