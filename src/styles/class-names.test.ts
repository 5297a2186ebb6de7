import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('each class that a component takes from a style sheet exists there', () => {
  const missing = globSync('src/**/*.tsx').flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(/import (\w+) from '(.+\.module\.css)'/g)].flatMap(([, name = '', sheet = '']) => {
      const rules = readFileSync(join(file, '..', sheet), 'utf8');
      const used = text.matchAll(new RegExp(`(?<=[^.\\w'-])${name}\\.(?!module)([a-z]\\w*)`, 'g'));
      return [...used].flatMap(([, it]) => (new RegExp(`\\.${it}\\b`).test(rules) ? [] : [`${file}: ${name}.${it}`]));
    });
  });
  expect(missing).toEqual([]);
});

test('each plain class in markup exists in a style sheet', () => {
  const sheets = globSync('src/**/*.css').filter((sheet) => !sheet.endsWith('.module.css'));
  const rules = sheets.map((sheet) => readFileSync(sheet, 'utf8')).join('');
  const known = new Set([...rules.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name));
  const unknown = globSync('src/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`)/g)].flatMap(([, plain, built]) =>
      (plain ?? built ?? '')
        .replaceAll(/\$\{[^}]*\}/g, ' ')
        .split(/\s+/)
        .filter((name) => /^[a-z]/.test(name) && !known.has(name))
        .map((name) => `${file}: ${name}`),
    ),
  );
  expect(unknown).toEqual([]);
});
