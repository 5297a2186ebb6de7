/** What a person runs before every commit: each a name and the command behind it. */
export const checks: readonly { name: string; command: string; parameters: readonly string[] }[] = [
  { name: 'format', command: 'prettier', parameters: ['--check', '--log-level', 'warn', '.'] },
  { name: 'types', command: 'tsc', parameters: [] },
  { name: 'lint and import borders', command: 'oxlint', parameters: ['--deny-warnings'] },
  { name: 'styles', command: 'stylelint', parameters: ['src/**/*.css'] },
  { name: 'fonts', command: 'node', parameters: ['build/fonts.ts', '--check'] },
  { name: 'content', command: 'node', parameters: ['build/content/check-content.ts'] },
  { name: 'terms', command: 'node', parameters: ['build/terms/check-terms.ts'] },
  { name: 'dead code', command: 'knip', parameters: [] },
  { name: 'unit tests', command: 'vitest', parameters: ['run', '--project', 'unit'] },
];
