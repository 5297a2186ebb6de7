/** A check of the sources: its command, and the changed files that it concerns. */
export type Check = {
  name: string;
  command: string;
  parameters: readonly string[];
  of: RegExp;
  /** The parameters before the names of changed files, if the check can look at these alone. */
  perFile?: readonly string[];
};

const styleCache = ['--cache', '--cache-location', 'node_modules/.cache/stylelint.json'];

/**
 * All checks. `npm test` runs them on all files, `npm run check` on those that differ from the last commit. The longest
 * are first, because `npm run check` runs two at a time. Checks of types and styles cache results for unchanged files in
 * `node_modules/.cache`.
 */
export const checks: readonly Check[] = [
  { name: 'unit tests', command: 'vitest', parameters: ['run', '--project', 'unit*', '--changed'], of: /./ },
  {
    name: 'types',
    command: 'tsc',
    // Several checkers would each work out the same types: one checker takes half the processor time.
    parameters: ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.json', '--checkers', '1'],
    of: /\.tsx?$|\.json$/,
  },
  {
    name: 'lint and import borders',
    command: 'oxlint',
    parameters: ['--deny-warnings'],
    of: /\.[jt]sx?$/,
    perFile: ['--deny-warnings'],
  },
  { name: 'dead code', command: 'knip', parameters: [], of: /\.(?:[jt]sx?|css|json)$/ },
  {
    name: 'styles',
    command: 'stylelint',
    parameters: [...styleCache, 'src/**/*.css'],
    of: /^src\/.*\.css$/,
    perFile: styleCache,
  },
  {
    name: 'format',
    command: 'oxfmt',
    parameters: ['--check'],
    of: /./,
    perFile: ['--check', '--no-error-on-unmatched-pattern'],
  },
  { name: 'fonts', command: 'node', parameters: ['build/fonts.ts', '--check'], of: /font|^package/ },
  {
    name: 'content',
    command: 'node',
    parameters: ['build/content/check-content.ts'],
    of: /^(?:content|src\/(?:schema|site|i18n)|build)\//,
  },
  { name: 'terms', command: 'node', parameters: ['build/terms/check-terms.ts'], of: /\.(?:md|ya?ml|tsx?)$/ },
];
