import { expect, test } from 'vitest';
import { content, mainOf } from '../../tests/page-words.ts';
import { languages } from '../i18n/language.ts';
import type { SiteContent } from '../schema/site-content.ts';
import type { PageId } from '../site/page-data.ts';

const tag = { es: '>Ejemplo<', en: '>Sample<' };

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

test.each(languages.flatMap((language) => shown.map(([page, cards]) => [page, language, cards] as const)))(
  '%s in %s says on each card that is a sample that it is one',
  async (page, language, cards) => {
    const all = await content;
    const expected = cards(all);
    const title = ({ name }: Named) => all.press.items.find(({ id }) => id === name)?.title[language] ?? name;
    const pieces = (await mainOf(page, language)).split(/<(?=article|blockquote|li\b)/);
    expect(expected.length).toBeGreaterThan(0);
    for (const card of expected) {
      const piece = pieces.find(
        (markup) => /^article|^blockquote|^li/.test(markup) && markup.includes(`${title(card)}<`),
      );
      expect(piece, title(card)).toBeDefined();
      expect(piece?.includes(tag[language]), title(card)).toBe(card.sample);
    }
  },
);
