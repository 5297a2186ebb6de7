import { enableCompileCache } from 'node:module';

enableCompileCache();

const words = process.argv.slice(2);
try {
  if (words.length === 0) await (await import('./start-office.ts')).startOffice(process.env);
  else {
    const [{ runPeople }, { processSurroundings }] = await Promise.all([
      import('./people/people-commands.ts'),
      import('../enquiries/command-line.ts'),
    ]);
    process.exitCode = await runPeople(words, processSurroundings());
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
