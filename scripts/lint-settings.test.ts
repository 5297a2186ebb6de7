import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every file that the lint settings name exists', () => {
  const settings = readFileSync('.oxlintrc.json', 'utf8').replaceAll(/^\s*\/\/.*$/gm, '');
  const { overrides } = JSON.parse(settings) as { overrides: { files: string[] }[] };
  const named = overrides.flatMap(({ files }) => files).filter((file) => !file.includes('*'));
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
