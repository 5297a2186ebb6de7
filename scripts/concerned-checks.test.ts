import { expect, test } from 'vitest';
import { concernedChecks } from './concerned-checks.ts';

const whole = { name: 'types', command: 'tsc', parameters: ['--incremental'], of: /\.ts$/ };
const perFile = { name: 'styles', command: 'stylelint', parameters: ['**/*.css'], of: /\.css$/, perFile: ['--quiet'] };

test.each([
  [[], ['tsc --incremental', 'stylelint **/*.css']],
  [['a.ts'], ['tsc --incremental']],
  [['a.css', 'b.css', 'gone.css'], ['stylelint --quiet a.css b.css']],
  [['gone.css'], []],
  [
    ['gone.ts', 'a.css'],
    ['tsc --incremental', 'stylelint --quiet a.css'],
  ],
  [['a.md'], []],
])('the changed files %j need the checks %j', (changed, commands) => {
  const concerned = concernedChecks([whole, perFile], changed, (file) => !file.startsWith('gone'));
  expect(concerned.map(({ command, parameters }) => [command, ...parameters].join(' '))).toEqual(commands);
});
