import { expect, test } from 'vitest';
import { UsageError } from '../command-line.ts';
import { readLeadsArguments } from './leads-arguments.ts';

const read = (line: string) => readLeadsArguments(line.split(' ').filter(Boolean));
const output = { json: false, file: null };
const unlimited = { limit: null, output };

test.each<[string, object]>([
  ['list', { command: 'list', filter: {}, ...unlimited }],
  ['list --json --output a', { command: 'list', filter: {}, limit: null, output: { json: true, file: 'a' } }],
  [
    'list --since 2026-02-28 --form contact --search=peñalver --state in-hand --failed --limit 5',
    {
      command: 'list',
      filter: { since: '2026-02-28', form: 'contact', search: 'peñalver', state: 'in-hand', failed: true },
      limit: 5,
      output,
    },
  ],
  ['export', { command: 'export', filter: {}, ...unlimited }],
  ['show AB-1', { command: 'show', id: 'ab-1', output }],
  ['erase Ana@example.com', { command: 'erase', whose: { email: 'Ana@example.com' }, confirmed: false, json: false }],
  ['erase AB-1 --yes --json', { command: 'erase', whose: { id: 'ab-1' }, confirmed: true, json: true }],
  ['purge', { command: 'purge', months: null, confirmed: false, json: false }],
  ['purge --months 12 --yes', { command: 'purge', months: 12, confirmed: true, json: false }],
  ['backup A.sqlite', { command: 'backup', file: 'A.sqlite' }],
  ['restore A.sqlite', { command: 'restore', file: 'A.sqlite' }],
  ['help', { command: 'help' }],
  ['erase -h', { command: 'help' }],
])('leads %s is understood', (line, request) => {
  expect(read(line)).toEqual(request);
});

test.each([
  ['', 'which command?'],
  ['remove', 'there is no command remove'],
  ['constructor', 'there is no command constructor'],
  ['list --nonsense', 'nonsense'],
  ['list --yes', 'list does not take --yes'],
  ['list something', 'list does not take something'],
  ['show a b', 'show does not take b'],
  ['restore a --yes', 'restore does not take --yes'],
  ['show', 'whose id?'],
  ['erase', 'whose? An e-mail address or an id'],
  ['backup', 'which file?'],
  ['list --since 2026-02-31', '--since expects a date such as 2026-01-31, not 2026-02-31'],
  ['list --since 2026-13-01', '--since expects a date'],
  ['list --since 2026-01-31T10:00', '--since expects a date'],
  ['list --since x2026-01-31', '--since expects a date'],
  ['list --form kontakt', '--form expects one of contact, '],
  ['list --state done', '--state expects one of new, in-hand, '],
  ['list --limit 0', '--limit expects a whole number from 1 to 1,000,000, not 0'],
  ['list --limit 1.5', '--limit expects a whole number'],
  ['list --limit 1000001', '--limit expects a whole number from 1 to 1,000,000, not 1000001'],
  ['purge --months x1', '--months expects a whole number from 1 to 1,000,000, not x1'],
  ['purge --months 1x', '--months expects a whole number'],
])('leads %s is refused with “%s”', (line, message) => {
  expect(() => read(line)).toThrow(UsageError);
  expect(() => read(line)).toThrow(message);
});

test('a number may be 1 to a million, and a blank target counts as missing', () => {
  expect(read('list --limit 1')).toMatchObject({ limit: 1 });
  expect(read('list --limit 1000000')).toMatchObject({ limit: 1_000_000 });
  expect(readLeadsArguments(['show', ' AB '])).toMatchObject({ id: 'ab' });
  expect(() => readLeadsArguments(['show', '  '])).toThrow('whose id?');
});
