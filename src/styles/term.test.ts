import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '../i18n/language.ts';
import { pathTo } from '../site/links.ts';

test('links to explained terms are styled by the addresses of the glossary', () => {
  const sheet = readFileSync('src/styles/term.css', 'utf8');
  const styled = [...sheet.matchAll(/a\[href\^='([^']*)#'\]/g)].map(([, address]) => address);
  expect(styled).toEqual(languages.map((language) => pathTo('glossary', language)));
});
