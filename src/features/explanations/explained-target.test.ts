import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { languages } from '../../i18n/language.ts';
import { routePath } from '../../site/routes.ts';

test.each(languages)("the selectors of src/styles/term.css match the glossary's address in %s", async (language) => {
  const styles = await readFile('src/styles/term.css', 'utf8');
  expect(styles).toContain(`a[href^='${routePath('glossary', language)}#']`);
});
