import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isStoredUnder, storedKeys } from './stored-keys.ts';

const src = new URL('../', import.meta.url);

test('every storage key in the code is in the registry', () => {
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
