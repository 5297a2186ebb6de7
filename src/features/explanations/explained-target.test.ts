import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { languages } from '../../i18n/language.ts';
import { routePath } from '../../site/routes.ts';
import { termLinks } from './explained-target.ts';

test.each(languages)("the selectors of src/styles/term.css match the glossary's address in %s", async (language) => {
  const styles = await readFile('src/styles/term.css', 'utf8');
  const link = `a[href^='${routePath('glossary', language)}#']`;
  expect(styles).toContain(link);
  expect(termLinks).toContain(link);
});
