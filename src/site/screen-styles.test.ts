import { expect, test } from 'vitest';
import { pageStyles, screenSheet } from './screen-styles.ts';

const scripted = '.iS-1nd_open{top:0}';
const sheets = ['.a{}', '.Ab-9_x_card{}', '.iS-1nd_shut{}', '._8c-Q_list .visible{}', 'body{}'];

test('a page leaves out the sheets of sections that it does not have, and keeps those of islands and of all pages', () => {
  const styles = (body: string) =>
    pageStyles(
      sheets.map((css) => screenSheet(css, scripted)),
      body,
    );
  expect(styles('<p>')).toBe(`<style>${sheets.filter((css) => !css.includes('card')).join('')}</style>`);
  expect(styles('<p class="stack Ab-9_x_card">')).toBe(`<style>${sheets.join('')}</style>`);
});
