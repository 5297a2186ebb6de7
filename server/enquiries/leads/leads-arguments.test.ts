import { expect, test } from 'vitest';
import { UsageError } from '../command-line/command-words.ts';
import { readLeadsArguments } from './leads-arguments.ts';

const read = (line: string) => readLeadsArguments(line.split(' ').filter(Boolean));
const text = { format: 'text', file: null };

test.each<[string, object]>([
  ['list', { command: 'list', filter: {}, output: text }],
  ['list --json', { command: 'list', filter: {}, output: { format: 'json', file: null } }],
  ['list --csv --output a.csv', { command: 'list', filter: {}, output: { format: 'csv', file: 'a.csv' } }],
  [
    'list --since 2026-02-28 --form contact --email Ana@example.com --failed --limit 5',
    {
      command: 'list',
      filter: {
        since: new Date('2026-02-27T23:00:00Z'),
        form: 'contact',
        email: 'Ana@example.com',
        failed: true,
        limit: 5,
      },
      output: text,
    },
  ],
  [
    'list --since 2026-07-01 --search=peñalver --state in-hand',
    {
      command: 'list',
      filter: { since: new Date('2026-06-30T22:00:00Z'), search: 'peñalver', state: 'in-hand' },
      output: text,
    },
  ],
  ['export', { command: 'export', filter: {}, output: { format: 'xlsx', file: null } }],
  ['export --json', { command: 'export', filter: {}, output: { format: 'json', file: null } }],
  ['show AB-1', { command: 'show', id: 'ab-1', output: text }],
  ['figures', { command: 'figures', since: null, output: text }],
  ['figures --since 2026-01-31', { command: 'figures', since: new Date('2026-01-30T23:00:00Z'), output: text }],
  ['erase Ana@example.com', { command: 'erase', whose: { email: 'Ana@example.com' }, confirmed: false }],
  ['erase AB-1 --yes', { command: 'erase', whose: { id: 'ab-1' }, confirmed: true }],
  ['purge', { command: 'purge', months: null, confirmed: false }],
  ['purge --months 12 --yes', { command: 'purge', months: 12, confirmed: true }],
  ['retry', { command: 'retry' }],
  ['resend ALL', { command: 'resend', id: null }],
  ['settle AB-1', { command: 'settle', id: 'ab-1' }],
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
  ['list --json --csv', 'either --json or --csv'],
  ['show --csv a', 'show does not take --csv'],
  ['show', 'whose id?'],
  ['erase', 'whose? An e-mail address or an id'],
  ['resend', 'whose id? Or: all'],
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
  expect(read('list --limit 1')).toMatchObject({ filter: { limit: 1 } });
  expect(read('list --limit 1000000')).toMatchObject({ filter: { limit: 1_000_000 } });
  expect(readLeadsArguments(['show', ' AB '])).toMatchObject({ id: 'ab' });
  expect(() => readLeadsArguments(['show', '  '])).toThrow('whose id?');
});
