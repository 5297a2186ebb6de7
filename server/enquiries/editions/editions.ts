import { processSurroundings } from '../command-line/surroundings.ts';
import { runEditions } from './editions-commands.ts';
import { readEditionsRecord } from './read-editions-record.ts';

process.exitCode = await runEditions(process.argv.slice(2), {
  ...processSurroundings(),
  record: readEditionsRecord,
  now: () => new Date(),
});
