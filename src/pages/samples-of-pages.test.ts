import { expect, test } from 'vitest';
import { content, mainOf } from '../../tests/page-words.ts';
import { languages } from '../i18n/language.ts';
import type { SiteContent } from '../schema/site-content.ts';
import type { PageId } from '../site/page-data.ts';

type Named = { name: string; sample: boolean };
const alumni = ({ people }: SiteContent): Named[] => people.alumni;
const lodgings = ({ campuses }: SiteContent): Named[] => campuses.madrid.accommodation?.options ?? [];

const shown: [PageId, (all: SiteContent) => Named[]][] = [
  ['callPreparation', ({ people }) => [...people.testimonials, ...people.alumni]],
  ['completeRating', alumni],
  ['fullRating', lodgings],
  ['madrid', lodgings],
  ['feedback', ({ feedback }) => feedback.instructors.map(({ name }) => ({ name, sample: feedback.sample }))],
  ['blog', ({ press }) => press.items.map(({ id, sample = false }) => ({ name: id, sample }))],
];

const note = { es: 'Datos de ejemplo, por confirmar', en: 'Sample details, to be confirmed' };

test.each(languages.flatMap((language) => shown.map(([page, cards]) => [page, language, cards] as const)))(
  '%s in %s states above its samples that they are samples',
  async (page, language, cards) => {
    const all = await content;
    const samples = cards(all);
    expect(samples.length).toBeGreaterThan(1);
    expect(samples.every(({ sample }) => sample)).toBe(true);
    const title = ({ name }: Named) => all.press.items.find(({ id }) => id === name)?.title[language] ?? name;
    const markup = await mainOf(page, language);
    for (const card of samples) {
      const above = markup.slice(0, markup.indexOf(`${title(card)}<`));
      const section = above.slice(above.lastIndexOf('<section data-tone'));
      expect(section, title(card)).toContain(note[language]);
    }
  },
);

test.each(
  languages.flatMap((language) =>
    (['services', 'visits', 'calendar'] as const).map((page) => [page, language] as const),
  ),
)('%s in %s marks the samples of a section once', async (page, language) => {
  const markup = await mainOf(page, language);
  const mark = />(?:(?:Ejemplo|Sample)<|(?:Fechas|Datos) de ejemplo|Sample (?:dates|details))/g;
  const marks = markup.split('<section').map((section) => [...section.matchAll(mark)].length);
  expect(Math.max(...marks)).toBe(1);
  expect(markup).not.toMatch(/\((?:ejemplo|sample)\)/);
});
