import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { storedItems } from './stored-items.ts';
import { isStoredUnder, storedKeys } from './stored-keys.ts';

const src = new URL('../', import.meta.url);

test('every item says in both languages what it is for and how long it stays', () => {
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
])('%s is %s', (name, category) => {
  const rows = Object.values(storedKeys).filter((item) => isStoredUnder(item, name));
  expect([...new Set(rows.flatMap((item) => item.categories))]).toEqual([category]);
});

test('every name that the code stores something under is in the registry', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  const named = files.flatMap((file) => {
    const code = readFileSync(new URL(file, src), 'utf8');
    const stores = /(local|session)Storage|document\.cookie|writeStore/.test(code);
    return stores ? [...code.matchAll(/\b(?:\w*Key|key) = '([a-z-]+)'/g)].map(([, name]) => name ?? '') : [];
  });
  expect(named.length).toBeGreaterThan(3);
  for (const name of named)
    expect(
      Object.values(storedKeys).some((row) => isStoredUnder(row, name)),
      name,
    ).toBe(true);
});
