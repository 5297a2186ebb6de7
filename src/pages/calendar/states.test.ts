import { beforeAll, expect, test } from 'vitest';
import { wordsOf } from '../../../tests/markup-words.ts';
import { content, drawDocument } from '../../../tests/page-words.ts';
import type { CourseEdition } from '../../schema/editions.ts';
import type { SiteContent } from '../../schema/site-content.ts';
import { addMonths, madridDay } from '../../site/days.ts';

const inMonths = (months: number) => addMonths(madridDay(new Date()), months);
const editionIn = (months: number): CourseEdition => ({
  id: `tower-${months}`,
  campus: 'madrid',
  start: { day: inMonths(months) },
});

/** The calendar of a centre with real dates and these editions. */
async function calendarWith(editions: CourseEdition[]): Promise<string> {
  const all = await content;
  const { asOf: _, ...page } = all.editions;
  const courses = Object.fromEntries(
    Object.entries(all.courses).map(([id, course]) => [
      id,
      { ...course, editions: id === 'block-1-tower' ? editions : [] },
    ]),
  ) as SiteContent['courses'];
  const { html } = drawDocument({ ...all, editions: page, courses }, { page: 'calendar', language: 'es', params: {} });
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
