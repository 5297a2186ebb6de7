import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checks } from './checks.ts';
import { playwrightCounts, type Counts } from './playwright-counts.ts';
import { run } from './run.ts';
import { installSystemPackages } from './system-packages.ts';

/** The last line that continuous integration reads: how many checks and tests passed and failed. */
let passed = 0;
let failed = 0;

function report(name: string, ok: number, bad: number, output: string): void {
  passed += ok;
  failed += bad;
  console.log(`${bad === 0 ? 'ok    ' : 'FAILED'} ${name}: ${ok} passed, ${bad} failed`);
  if (bad > 0) console.log(output);
}

/** Runs one command that either passes or fails. */
async function single(name: string, command: string, parameters: readonly string[]): Promise<void> {
  const { code, output } = await run(command, parameters);
  report(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1, output);
}

/** Runs a test runner that writes its counts as JSON. A runner that counted nothing has failed. */
async function counted(
  name: string,
  command: string,
  parameters: readonly string[],
  read: (json: string) => Counts,
  environment: (file: string) => NodeJS.ProcessEnv = () => ({}),
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'results-'));
  const file = join(folder, 'results.json');
  const { code, output } = await run(
    command,
    parameters.map((word) => word.replace('{file}', file)),
    environment(file),
  );
  const nothing: Counts = { passed: 0, failed: 1, notes: [] };
  const { passed: ok, failed: bad, notes } = await readFile(file, 'utf8').then(read, () => nothing);
  await rm(folder, { recursive: true, force: true });
  report(name, ok, code !== 0 && bad === 0 ? 1 : bad, output);
  for (const note of notes) console.log(`       ${note}`);
}

function vitestCounts(json: string): Counts {
  const {
    numPassedTests: passes = 0,
    numFailedTests: failures = 0,
    numTotalTests,
  } = JSON.parse(json) as Record<string, number>;
  return { passed: passes, failed: numTotalTests ? failures : 1, notes: [] };
}

await installSystemPackages();
for (const { name, command, parameters } of checks) {
  if (command !== 'vitest') await single(name, command, parameters);
}
await single('pictures are as their scripts draw them', 'npm', ['run', 'art:check']);
await single('build', 'node', ['build/build.ts']);
await single('budgets on the wire', 'node', ['bench/check-budgets.ts']);
await single('a short load, and too much of it', 'node', ['bench/load/load.ts', '--rate', '10', '--seconds', '5']);
for (const project of ['unit', 'system', 'browser', 'engines']) {
  const reporters = ['--reporter=default', '--reporter=json', '--outputFile.json={file}'];
  await counted(`${project} tests`, 'vitest', ['run', '--project', project, ...reporters], vitestCounts);
}
await counted('journeys and sweeps', 'playwright', ['test', '--reporter=list,json'], playwrightCounts, (file) => ({
  PLAYWRIGHT_JSON_OUTPUT_FILE: file,
}));

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
