import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { EditionsRecord } from '../../../src/schema/editions.ts';
import { runEditions } from './editions-commands.ts';

// Whoever reads the output may stop early (`editions list | head`): that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runEditions(process.argv.slice(2), {
  variables: process.env,
  record: async () => {
    const text = await readFile(resolve('dist', 'editions.json'), 'utf8').catch(() => null);
    if (text === null) throw new Error('The site is not built, so its intakes are unknown: npm run build.');
    return JSON.parse(text) as EditionsRecord;
  },
  now: () => new Date(),
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
});
