import { expect, test } from 'vitest';
import { leadsStage } from '../../../tests/leads-stage.ts';

const { leads } = leadsStage();

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
])('leads %s is refused with “%s”', async (line, message) => {
  const { code, out, err } = await leads(...line.split(' ').filter(Boolean));
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(message);
});

test('a number may be 1 to a million, and a blank target counts as missing', async () => {
  for (const limit of ['1', '1000000']) expect(await leads('list', '--limit', limit)).toMatchObject({ code: 0 });
  expect((await leads('show', '  ')).err).toContain('whose id?');
});
