import { expect, test } from 'vitest';
import { forDarkTheme } from './dark-theme.ts';
import { palette } from './palette.ts';

test('ink on paper becomes light on a scope; ink on a yellow sign stays ink', () => {
  const sheet = `<rect fill="${palette.paper}"/><text fill="${palette.ink}"/>`;
  const sign = `<rect fill="${palette.yellow}"/><text fill="${palette.onYellow}"/>`;
  expect(forDarkTheme(sheet + sign)).toBe(`<rect fill="${palette.scope}"/><text fill="#e4f2ec"/>${sign}`);
});

test('a colour without a dark counterpart is reported', () => {
  expect(() => forDarkTheme('<rect fill="#123456"/>')).toThrow('no counterpart for #123456');
});
