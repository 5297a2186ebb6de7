import { runLeads } from './leads-commands.ts';

// Whoever reads the output may stop early (`leads list | head`): that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runLeads(process.argv.slice(2), {
  variables: process.env,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
});
