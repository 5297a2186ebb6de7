import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { palette } from '../../art/charts/drawing/palette.ts';
import { paletteOf } from './palette.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

test('a colour is found by its name, and a value of three digits is expanded to six', () => {
  const color = paletteOf('--color-deep: #0a1418;\n--color-white: #fff;');
  expect(color('deep')).toBe('#0a1418');
  expect(color('white')).toBe('#ffffff');
  expect(() => color('yellow')).toThrow('There is no --color-yellow in src/styles/tokens.css.');
});

test('the code of mails, documents and charts does not repeat colours of the palette', async () => {
  const values = [...tokens.matchAll(/--color-[\w-]+: (#[0-9a-f]{6});/g)].map(([, value]) => value ?? '');
  expect(values.length).toBeGreaterThan(20);
  const color = paletteOf(tokens);
  expect(palette.yellow).toBe(color('yellow'));
  for (const file of ['server/enquiries/mail/mails.tsx', 'src/site/document.ts', 'art/charts/drawing/palette.ts']) {
    const source = readFileSync(file, 'utf8').toLowerCase();
    expect(
      values.filter((value) => source.includes(value)),
      file,
    ).toEqual([]);
  }
});

test.each([
  ['public/favicon.svg', ['deep', 'yellow']],
  ['src/ui/picture-fallback.svg', ['deep', 'yellow']],
  ['src/sections/lost-signal/scope-wide.svg', ['yellow']],
  ['src/sections/lost-signal/scope-narrow.svg', ['yellow']],
] as const)('%s has the colours of the tokens (otherwise run: npm run art:svg)', (file, names) => {
  const drawn = readFileSync(file, 'utf8');
  for (const name of names) expect(drawn).toContain(paletteOf(tokens)(name));
});
