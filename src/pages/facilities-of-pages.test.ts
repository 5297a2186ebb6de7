import { expect, test } from 'vitest';
import { auditContent } from '../../build/content/audit-content.ts';
import { elementsOf } from '../../tests/html-elements.ts';
import { wordsOf } from '../../tests/markup-words.ts';
import { content, mainOf } from '../../tests/page-words.ts';
import { languages } from '../i18n/language.ts';

const pages = ['home', 'homeAlternative', 'homeAlternative2', 'madrid', 'canarias', 'services'] as const;
const sample = { es: 'Ejemplo', en: 'Sample' };
const note = { es: 'Datos de ejemplo, por confirmar', en: 'Sample details, to be confirmed' };

test.each(languages.flatMap((language) => pages.map((page) => [page, language] as const)))(
  '%s in %s describes its equipment, and marks samples',
  async (page, language) => {
    const { title, items } = (await content).facilities;
    const words = wordsOf(await mainOf(page, language));
    const table = words.slice(words.indexOf(wordsOf(title[language])));
    expect(words).toContain(wordsOf(title[language]));
    const here = items.filter(({ places }) => (page !== 'madrid' && page !== 'canarias') || places.includes(page));
    expect(here.length).toBeGreaterThan(1);
    const isOne = here.every((item) => item.sample);
    expect(table.indexOf(note[language]) >= 0, 'once for all').toBe(isOne);
    for (const item of here) {
      const named = `${item.name[language]} ${item.sample && !isOne ? sample[language] : ''}`;
      expect(table).toContain(named.trim());
      for (const value of [item.positions, item.purpose, item.software])
        expect(table.replaceAll(/ (?=[:;,.])/g, '')).toContain(wordsOf(value[language]));
    }
  },
);

test('each cell of the table states the name of its column, which phones show', async () => {
  const cells = elementsOf(await mainOf('madrid', 'es'), 'td');
  expect(cells.length).toBeGreaterThan(3);
  expect(cells.filter(({ attributes }) => !attributes['data-label'])).toEqual([]);
});

test('the audit lists every sample of the facilities with the question for the owner', async () => {
  const { items } = (await content).facilities;
  const found = (await auditContent('content', '2026-01-01')).filter(({ file }) => file.endsWith('facilities.yaml'));
  const samples = items.filter((item) => item.sample);
  expect(found.map(({ kind, ask }) => [kind, ask])).toEqual(samples.map(({ ask }) => ['sample', ask]));
});
