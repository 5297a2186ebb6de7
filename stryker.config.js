// Changes the code in small ways, one at a time, and runs the tests that reach the change. An unnoticed change shows a
// kind of bug that no test finds. docs/how-to/find-untested-code.md says how to read the result.
const code = '{server,src/features,src/site,src/schema,src/i18n}/**/*.{ts,tsx}';
const notCode = '{server,src}/**/*{.test,-stage,-test-server}.{ts,tsx}';

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // The first run records which tests reach a change, so the imports need not be followed each time.
  vitest: { configFile: 'vitest.mutants.config.ts', pool: 'forks', related: false },
  mutate: [code, `!${notCode}`, '!src/i18n/words/*.ts'],
  // Stryker rewrites paths in a tsconfig with an interface that TypeScript 7 no longer has. Ours has no such paths.
  tsconfigFile: 'none.json',
  coverageAnalysis: 'perTest',
  // Longer than any test takes on a busy machine, so that only endless changes count as timeouts.
  timeoutMS: 30_000,
  // Tables are evaluated once, when a module is loaded, so each change to a table would need all tests.
  ignoreStatic: true,
  ignorePatterns: ['/dist', '/data', '/test-results', '/.cache', '/bench'],
  // Used only with `--incremental`.
  incrementalFile: '.cache/mutants.incremental.json',
  tempDirName: '.cache/mutants',
  reporters: ['clear-text', 'progress', 'json'],
  jsonReporter: { fileName: '.cache/mutants.json' },
  clearTextReporter: { reportTests: false, allowColor: false },
};
