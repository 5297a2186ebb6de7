import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { shortClassNames } from './short-class-names.ts';

type Transform = (code: string, id: string) => { code: string } | null;

function steps(): Transform[] {
  return shortClassNames().map(
    ({ transform }) =>
      (code, id) =>
        (transform as Transform)(code, id),
  );
}

const strip = resolve('src/ui/strip.module.css');
const dialog = resolve('src/ui/dialog.module.css');

test('a sheet and the module that exports its names have the same short names', () => {
  const [sheet, exported] = steps();
  expect(sheet?.('.mAbc-1___card{}.mAbc-1___card-title{}', strip)?.code).toMatch(/^\.([a-z][A-Z])a\{\}\.\1b\{\}$/);
  const names = sheet?.('.mAbc-1___card', strip)?.code.slice(1);
  expect(exported?.('export const card = "mAbc-1___card";', `${strip}?used`)?.code).toBe(
    `export const card = "${names}";`,
  );
});

test('a class has different names in two sheets, and a second build gives the same names', () => {
  const name = (file: string, [sheet] = steps()) => sheet?.('.mAbc123__card', file)?.code;
  expect(name(strip)).not.toBe(name(dialog));
  expect(name(strip)).toBe(name(strip));
});

test('a file that is not a CSS module is not changed', () => {
  expect(steps()[0]?.('.mAbc123__card', resolve('src/styles/base.css'))).toBeNull();
});
