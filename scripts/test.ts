import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checks } from './checks.ts';
import { run } from './run.ts';
import { installSystemPackages } from './system-packages.ts';
import { playwrightCounts, vitestCounts, type Counts } from './test-counts.ts';

/** Numbers of passed and failed checks and tests, for the last line, which continuous integration reads. */
let passed = 0;
let failed = 0;

function report(name: string, started: number, { passed: ok, failed: bad, notes }: Counts, output: string): void {
  passed += ok;
  failed += bad;
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${bad === 0 ? 'ok    ' : 'FAILED'} ${name}: ${ok} passed, ${bad} failed (${seconds} s)`);
  if (bad > 0) console.log(output);
  for (const note of notes) console.log(`       ${note}`);
}

/** Runs a command that either passes or fails. */
async function single(name: string, command: string, parameters: readonly string[]): Promise<void> {
  const started = Date.now();
  const { code, output } = await run(command, parameters);
  report(name, started, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, notes: [] }, output);
}

/** Runs a test runner that writes its results as JSON. A run without results counts as failed. */
async function counted(
  name: string,
  command: string,
  parameters: readonly string[],
  read: (json: string) => Counts,
  environment: (file: string) => NodeJS.ProcessEnv = () => ({}),
): Promise<void> {
  const started = Date.now();
  const folder = await mkdtemp(join(tmpdir(), 'results-'));
  const file = join(folder, 'results.json');
  const { code, output } = await run(
    command,
    parameters.map((word) => word.replace('{file}', file)),
    environment(file),
  );
  const nothing: Counts = { passed: 0, failed: 1, notes: [] };
  const counts = await readFile(file, 'utf8').then(read, () => nothing);
  await rm(folder, { recursive: true, force: true });
  report(name, started, { ...counts, failed: code !== 0 && counts.failed === 0 ? 1 : counts.failed }, output);
}

/** Runs projects of Vitest in parallel. */
async function vitest(name: string, ...projects: readonly string[]): Promise<void> {
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', '--outputFile.json={file}'];
  await counted(name, 'vitest', ['run', ...chosen, ...reporters], vitestCounts);
}

/** Runs the checks one after the other. The check `content` is left out: the build finds the same problems. */
async function checkSources(): Promise<void> {
  for (const { name, command, parameters } of checks) {
    if (command !== 'vitest' && name !== 'content') await single(name, command, parameters);
  }
}

async function buildAndTestUnits(): Promise<void> {
  await single('build', 'node', ['build/build.ts', '--quick']);
  await vitest('unit tests', 'unit*');
}

/** Runs projects of Playwright. */
async function playwright(name: string, ...projects: readonly string[]): Promise<void> {
  const chosen = projects.flatMap((project) => ['--project', project]);
  await counted(name, 'playwright', ['test', ...chosen, '--reporter=list,json'], playwrightCounts, (file) => ({
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  }));
}

/** Proves every promise once, on SQLite and in Chromium, with pictures as they are. */
async function quickTests(): Promise<void> {
  const packages = installSystemPackages();
  // Most checks use one of two processors, so others run beside them.
  await Promise.all([checkSources(), buildAndTestUnits()]);
  await packages;
  // System tests mostly wait, so component tests run beside them.
  await Promise.all([vitest('system tests', 'system'), vitest('component tests', 'browser')]);
  await playwright('pages and journeys', 'others');
}

/** Proves what need not be known within minutes: publishing, encoded pictures, PostgreSQL, other browsers, load, kills. */
async function longTests(): Promise<void> {
  await installSystemPackages();
  await Promise.all([
    single('pictures are as their scripts draw them', 'npm', ['run', 'art:check']),
    single('build with pictures in all sizes', 'node', ['build/build.ts']),
  ]);
  await single('budgets on the wire', 'node', ['bench/check-budgets.ts']);
  // The load test and the long tests measure response times, so each of them runs alone.
  await single('a short load test, and an overload', 'node', ['bench/load/load.ts', '--rate', '10', '--seconds', '5']);
  await vitest('long tests', 'long');
  await playwright('long journeys and faults', 'long');
}

// `quick` is `npm test`, `long` is `npm run test:long`.
const parts = process.argv.slice(2);
if (parts.includes('quick')) await quickTests();
if (parts.includes('long')) await longTests();

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
