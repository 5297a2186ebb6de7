/**
 * The checks of `npm run check` and `npm test`: names and commands. The longest are first, because `npm run check` runs
 * two at a time. Checks of types and styles cache results for unchanged files in `node_modules/.cache`.
 */
export const checks: readonly { name: string; command: string; parameters: readonly string[] }[] = [
  // Tests of files that differ from the last commit; `npm test` runs all.
  { name: 'unit tests', command: 'vitest', parameters: ['run', '--project', 'unit*', '--changed'] },
  {
    name: 'types',
    command: 'tsc',
    // Several checkers would each work out the same types: one checker takes half the processor time.
    parameters: ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.json', '--checkers', '1'],
  },
  { name: 'lint and import borders', command: 'oxlint', parameters: ['--deny-warnings'] },
  { name: 'dead code', command: 'knip', parameters: [] },
  {
    name: 'styles',
    command: 'stylelint',
    parameters: ['--cache', '--cache-location', 'node_modules/.cache/stylelint.json', 'src/**/*.css'],
  },
  { name: 'format', command: 'oxfmt', parameters: ['--check'] },
  { name: 'fonts', command: 'node', parameters: ['build/fonts.ts', '--check'] },
  { name: 'content', command: 'node', parameters: ['build/content/check-content.ts'] },
  { name: 'terms', command: 'node', parameters: ['build/terms/check-terms.ts'] },
];
