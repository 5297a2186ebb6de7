import { beforeAll, expect, test } from 'vitest';
import { wordsOf } from '../../tests/markup-words.ts';
import { content, drawDocument } from '../../tests/page-words.ts';
import { languages, type Language } from '../i18n/language.ts';
import type { PageId } from '../site/page-data.ts';

// Simulates a year: pages with one new edition, read in October 2025, on the day on which courses start, and before
// the new edition.

const added = 'block-1-2026-11';
type All = Awaited<typeof content>;
let all: All;

beforeAll(async () => {
  const whole = await content;
  const { asOf: _, ...editions } = whole.editions;
  const tower = whole.courses['block-1-tower']!;
  const edition = { id: added, campus: 'canarias', start: { day: '2026-11-24' }, places: 16, placesLeft: 3 } as const;
  const courses = { ...whole.courses, 'block-1-tower': { ...tower, editions: [edition, ...tower.editions] } };
  all = { ...whole, editions, courses };
});

const read = (day: string, page: PageId, language: Language, search = ''): string =>
  drawDocument(all, { page, language, params: {}, today: day, search }).html;

/** The text of a page between its header and its footer. */
function wordsOn(...asked: Parameters<typeof read>): string {
  const html = read(...asked);
  return wordsOf(html.slice(html.indexOf('<main'), html.indexOf('</main>')));
}

const bannerOn = (...asked: Parameters<typeof read>): string =>
  wordsOf(/<aside.*?<\/aside>/s.exec(read(...asked))?.[0] ?? '').trim();

/** Start dates in a page's structured data. */
const startsIn = (...asked: Parameters<typeof read>): string[] =>
  [...read(...asked).matchAll(/"startDate":"([^"]+)"/g)].map(([, start]) => start ?? '');

/** Ids of the editions with a link to their form on a page. */
const editionsOn = (...asked: Parameters<typeof read>): string[] =>
  [...read(...asked).matchAll(/\?edition=([\w-]+)#/g)].map(([, id]) => id ?? '');

test('in October 2025 the pages show the courses of November', () => {
  const day = '2025-10-30';
  expect(bannerOn(day, 'home', 'es')).toContain(
    'Próximo curso: Bloque 2 (Aproximación y Ruta) comienza en noviembre 2025.',
  );
  expect(bannerOn(day, 'home', 'en')).toContain('Next course: Block 2 (Approach and Route) starts in November 2025.');
  expect(read(day, 'home', 'es')).not.toContain('Las fechas de los cursos son un ejemplo');
  for (const language of languages) {
    expect(startsIn(day, 'block1', language)).toEqual(['2025-11-25', '2025-11-25', '2026-11-24']);
    // Those of November share a strip, whose link leads to the form of the course.
    expect(editionsOn(day, 'block1', language)).toEqual([added]);
    expect(wordsOn(day, 'courses', language)).toContain('25 NOV 2025');
    expect(editionsOn(day, 'calendar', language, '?course=block-1-tower&campus=canarias')).toEqual([
      'block-1-2025-11-canarias',
      added,
    ]);
    expect(wordsOn(day, 'calendar', language, '?course=no-such-course')).toMatch(/9 (ediciones|intakes)/);
  }
});

test('on the day on which courses start, pages show them as started', () => {
  const day = '2025-11-25';
  for (const language of languages) {
    expect(bannerOn(day, 'home', language)).toMatch(/Bloque 2|Block 2/);
    expect(startsIn(day, 'block1', language)).toEqual(['2026-11-24']);
    expect(editionsOn(day, 'block1', language)).toEqual([added]);
    expect(wordsOn(day, 'block1', language)).toContain({ es: '(empezada)', en: '(started)' }[language]);
    expect(wordsOn(day, 'courses', language)).not.toContain('25 NOV 2025');
    // The month is not over: Block 2 may still begin in it.
    expect(editionsOn(day, 'calendar', language)).toEqual(['block-2-2025-11', added]);
  }
});

test('in September 2026 the pages show the new edition', () => {
  const day = '2026-09-15';
  const words = {
    es: { banner: 'comienza el 24 de noviembre de 2026', state: 'últimas plazas', places: '3 de 16' },
    en: { banner: 'starts on November 24, 2026', state: 'last places', places: '3 of 16' },
  };
  for (const language of languages) {
    expect(bannerOn(day, 'calendar', language)).toContain(words[language].banner);
    expect(wordsOn(day, 'courses', language)).toContain('24 NOV 2026');
    expect(startsIn(day, 'block1', language)).toEqual(['2026-11-24']);
    expect(read(day, 'block1', language)).toContain('https://schema.org/LimitedAvailability');
    for (const page of ['block1', 'calendar'] as const) {
      expect(editionsOn(day, page, language)).toEqual([added]);
      expect(wordsOn(day, page, language)).toContain(words[language].state);
      expect(wordsOn(day, page, language)).toContain(words[language].places);
    }
  }
  expect(wordsOn(day, 'home', 'es')).toContain('24 NOV 2026');
  expect(wordsOn(day, 'canarias', 'es')).toContain('24 NOV 2026');
  expect(wordsOn(day, 'madrid', 'es')).not.toContain('24 NOV 2026');
});
