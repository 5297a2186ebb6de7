import { expect, test } from 'vitest';
import { storedItems } from './stored-items.ts';
import { isStoredUnder, storedKeys } from './stored-keys.ts';

test('every item has its purpose and its lifetime in both languages', () => {
  for (const { key, purpose, duration } of storedItems) {
    expect(purpose.es, key).toMatch(/^\p{Lu}.+\.$/u);
    expect(purpose.en, key).toMatch(/^\p{Lu}.+\.$/u);
    expect(duration.es, key).not.toBe('');
    expect(duration.en, key).not.toBe('');
  }
});

test('no name is listed twice', () => {
  const rows = Object.values(storedKeys);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
});

test.each(['_gid', '_fbp', '_fbc'])('%s, which nothing sets any more, is not listed', (name) => {
  expect(storedItems.filter((item) => isStoredUnder(item, name))).toEqual([]);
});

test.each([
  ['_ga', 'analytics'],
  ['_ga_ABC123', 'analytics'],
  ['_gid', 'analytics'],
  ['_gat_UA-1', 'analytics'],
  ['_gcl_au', 'marketing'],
  ['_fbp', 'marketing'],
  ['_fbc', 'marketing'],
  ['ad-click-id', 'marketing'],
  ['cookie-consent', 'necessary'],
  ['site-language', 'necessary'],
])('the category of %s is %s', (name, category) => {
  const rows = Object.values(storedKeys).filter((item) => isStoredUnder(item, name));
  expect([...new Set(rows.flatMap((item) => item.categories))]).toEqual([category]);
});

test('a name belongs to a row with the same name, or with its beginning and a `*`', () => {
  expect(isStoredUnder({ key: 'ab' }, 'abc')).toBe(false);
  expect(isStoredUnder({ key: 'ab*' }, 'abc')).toBe(true);
  expect(isStoredUnder({ key: 'ab*' }, 'ba')).toBe(false);
});

test('an item of the policy states its place and its owner', () => {
  expect(storedItems.find(({ key }) => key === '_ga*')).toMatchObject({ kinds: ['cookie'], setBy: 'google-analytics' });
  expect(storedItems.map(({ setBy }) => setBy)).not.toContain('former-site');
});
