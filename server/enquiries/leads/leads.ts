import { resolve } from 'node:path';
import { readBuildRecord } from '../../site-build.ts';
import { runLeads } from './leads-commands.ts';

// Whoever reads the output may stop early (`leads list | head`): that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runLeads(process.argv.slice(2), {
  variables: process.env,
  statedMonths: async () => {
    const record = await readBuildRecord(resolve('dist')).catch(() => null);
    if (!record) throw new Error('The site is not built, so what its privacy policy states is unknown: give --months.');
    return { enquiries: record.facts.retentionMonths, waiting: record.facts.waitingMonths };
  },
  folder: process.cwd(),
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
});
