import { beforeAll, expect, test } from 'vitest';
import { wordsOf } from '../../../tests/markup-words.ts';
import { content, drawDocument } from '../../../tests/page-words.ts';
import type { CourseEdition } from '../../schema/editions.ts';
import type { SiteContent } from '../../schema/site-content.ts';
import { addMonths, madridDay } from '../../site/days.ts';

const inMonths = (months: number) => addMonths(madridDay(new Date()), months);
const editionIn = (months: number, facts: Partial<CourseEdition> = {}): CourseEdition => ({
  id: `tower-${months}`,
  campus: 'madrid',
  start: { day: inMonths(months) },
  ...facts,
});

/** The calendar of a centre with real dates and these editions. */
async function calendarWith(editions: CourseEdition[], search = ''): Promise<string> {
  const all = await content;
  const { asOf: _, ...page } = all.editions;
  const courses = Object.fromEntries(
    Object.entries(all.courses).map(([id, course]) => [
      id,
      { ...course, editions: id === 'block-1-tower' ? editions : [] },
    ]),
  ) as SiteContent['courses'];
  const { html } = drawDocument(
    { ...all, editions: page, courses },
    { page: 'calendar', language: 'es', params: {}, search },
  );
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

let none: string;
let one: string;
let two: string;

beforeAll(async () => {
  [none, one, two] = await Promise.all([
    calendarWith([]),
    calendarWith([editionIn(3)]),
    calendarWith([editionIn(3), editionIn(5)]),
  ]);
});

test('without a future date the calendar says so once, offers no filter, and lists the courses', () => {
  expect(wordsOf(none).match(/ninguna edición con fecha/g)).toHaveLength(1);
  expect(none).not.toContain('<select');
  expect(wordsOf(none)).not.toContain('Elige curso y campus');
  expect(wordsOf(none)).not.toContain('De estos cursos aún no hay');
  expect(wordsOf(none)).not.toContain('Descargar las fechas');
  expect(wordsOf(one)).toContain('Descargar las fechas');
  expect(none.indexOf('Curso inicial ATCO')).toBeLessThan(none.indexOf('Actualización ATC'));
  expect(wordsOf(none)).toContain('Avísame de la próxima edición');
});

test('a single edition is shown without a filter, and two editions with a filter', () => {
  expect(one).not.toContain('<select');
  expect(wordsOf(one)).toContain('1 edición');
  expect(two).toContain('<select');
  expect(wordsOf(two)).toContain('Elige curso y campus');
});

test('two editions that differ only in their campus share a row, whose link leads to the form of the course', async () => {
  const [madrid, canarias] = [
    editionIn(3, { places: 16 }),
    editionIn(3, { id: 'other', campus: 'canarias', places: 16 }),
  ];
  const shared = await calendarWith([madrid, canarias]);
  expect(shared.match(/<tr role="row" data-category/g)).toHaveLength(1);
  expect(wordsOf(shared)).toMatch(/Madrid y Gran Canaria.*16 en cada lugar/);
  expect(shared).not.toContain('?edition=');
  const apart = await calendarWith([madrid, { ...canarias, placesLeft: 1 }]);
  expect([...apart.matchAll(/\?edition=([\w-]+)/g)].map(([, id]) => id)).toEqual(['tower-3', 'other']);
  expect(await calendarWith([madrid, canarias], '?campus=canarias')).toContain('?edition=other');
});
