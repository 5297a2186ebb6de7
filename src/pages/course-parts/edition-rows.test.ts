import { beforeAll, expect, test } from 'vitest';
import type { Language } from '../../i18n/language.ts';
import { dictionaries } from '../../i18n/words/dictionaries.ts';
import { translator } from '../../i18n/words/words.ts';
import type { CourseEdition } from '../../schema/editions.ts';
import type { SiteContent } from '../../schema/site-content.ts';
import type { ContentRequest } from '../page-content.ts';
import { shortStart } from '../../site/course-words.ts';
import { editionList } from './edition-rows.ts';
import { heroFacts } from './hero-facts.ts';
import { nextStartText, startAndPlaces, startFact } from './next-edition.ts';
import { siteContent } from '../../../tests/site-content.ts';

let content: SiteContent;
beforeAll(async () => (content = await siteContent));

const id = 'block-1-tower';

/** The input of a page on October 30, 2025, with one edition of the course. */
function requestWith(facts: Partial<CourseEdition>, language: Language, asOf?: string): ContentRequest {
  const edition: CourseEdition = { id: 'one', campus: 'madrid', start: { day: '2025-12-02' }, places: 16, ...facts };
  const courses = { ...content.courses, [id]: { ...content.courses[id]!, editions: [edition] } };
  const t = translator(dictionaries[language]);
  return {
    content: { ...content, courses, editions: { ...content.editions, asOf } },
    language,
    today: '2025-10-30',
    t,
  } as unknown as ContentRequest;
}

/** How the course's page shows an edition. */
function shown(facts: Partial<CourseEdition>, language: Language = 'es') {
  const { rows, past } = editionList(requestWith(facts, language), id)!;
  const [row] = rows;
  if (!row) return past?.rows[0];
  const { name, stateText, cells, tellMe, action, calendar } = row;
  return [name, stateText, cells[1]?.value, tellMe, action, calendar ? 'calendar' : null]
    .filter((part) => typeof part === 'string')
    .join(' | ');
}

const day = '2 de diciembre de 2025';
const ask = 'Pedir información';
const next = 'Avísame de la próxima edición';

test.each<[Partial<CourseEdition>, string]>([
  [{}, `${day} | plazas disponibles | 16 | Pedir plaza | calendar`],
  [{ placesLeft: 3 }, `${day} | últimas plazas | 3 de 16 | Pedir plaza | calendar`],
  [{ placesLeft: 1 }, `${day} | última plaza | 1 de 16 | Pedir plaza | calendar`],
  [{ placesLeft: 9, closes: '2025-10-20' }, `${day} | inscripción cerrada | 16 | ${next} | ${ask} | calendar`],
  [{ places: undefined, placesLeft: 9 }, `${day} | plazas disponibles | 9 | Pedir plaza | calendar`],
  [{ places: undefined, closes: '2025-10-20' }, `${day} | inscripción cerrada | 16 | ${next} | ${ask} | calendar`],
  [
    { full: true, start: { month: '2026-01' } },
    `Enero de 2026 | completa (lista de espera) | 0 de 16 | Avísame si quedan plazas | ${ask} | calendar`,
  ],
  [{ cancelled: true }, `${day} | cancelada | ninguna | ${next} | ${ask}`],
  [{ start: 'to-be-announced' }, `Fecha por anunciar | 16 | Avísame cuando haya fecha | ${ask}`],
  [{ start: { season: 'autumn', year: 2026 } }, 'Otoño de 2026 | plazas disponibles | 16 | Pedir plaza | calendar'],
  [{ start: { day: '2025-10-01' } }, '1 de octubre de 2025, Madrid (empezada)'],
  [{ start: { month: '2025-02' } }, 'Febrero de 2025, Madrid (terminada)'],
])('an edition with %j offers the matching action', (facts, words) => {
  expect(shown(facts)).toBe(words);
});

test('an edition offers its action in English too', () => {
  expect(shown({ placesLeft: 1 }, 'en')).toBe('December 2, 2025 | last place | 1 of 16 | Request a place | calendar');
});

test('a sample edition is marked beside its date, without a number of free places or a booking link', () => {
  const request = requestWith({ placesLeft: 1 }, 'es', '2025-10-30');
  expect(startFact(request, id, shortStart)).toEqual({ label: 'Inicio (ejemplo)', value: '2 DIC 2025' });
  const { sample, rows: shownRows } = editionList(request, id)!;
  const [row] = shownRows;
  expect(sample).toBe('Fechas de ejemplo, vistas a 30 de octubre de 2025');
  expect([row?.stateText, row?.cells[1]?.value, row?.action]).toEqual([undefined, '16', 'Pedir información']);
  const none = requestWith({ cancelled: true }, 'en', '2025-10-30');
  expect(startFact(none, id)).toEqual({ label: 'Start', value: 'dates on request' });
});

test('an edition states the tax beside its price; a course without dates shows its campuses and price', () => {
  const { price } = content.courses[id]!.facts;
  const request = requestWith({ price: price && { ...price, confirmed: true } }, 'es');
  const {
    rows: [row],
    blank,
  } = editionList(request, id)!;
  expect(row?.cells[2]).toEqual({ label: 'Precio (exento de IVA e IGIC)', value: '27.000\u00A0EUR' });
  expect(blank).toBeUndefined();
  const none = editionList(requestWith({ start: { day: '2025-02-01' } }, 'es'), id)!;
  expect(none.rows).toEqual([]);
  expect([none.blank?.name, none.blank?.cells.map(({ value }) => value)]).toEqual([
    'Sin fecha todavía',
    ['Madrid y Gran Canaria', '27.000\u00A0EUR'],
  ]);
});

test('the notice of the next edition is offered below the list if an edition is open, but not if it is full', () => {
  expect(editionList(requestWith({}, 'es'), id)?.tellMe).toEqual({
    course: id,
    label: 'Avísame de la próxima edición',
  });
  expect(editionList(requestWith({ full: true }, 'es'), id)?.tellMe).toBeUndefined();
});

test('the text of a course’s next start states last places, a full edition or closed enrolment', () => {
  const nextIn = (facts: Partial<CourseEdition>, language: Language) =>
    nextStartText(requestWith(facts, language), id, shortStart);
  expect(nextIn({}, 'es')).toBe('2 DIC 2025');
  expect(nextIn({ placesLeft: 1 }, 'es')).toBe('2 DIC 2025 (última plaza)');
  expect(nextIn({ placesLeft: 2 }, 'en')).toBe('2 DEC 2025 (last places)');
  expect(nextIn({ full: true }, 'en')).toBe('2 DEC 2025 (full)');
  expect(nextIn({ closes: '2025-10-20' }, 'es')).toBe('2 DIC 2025 (inscripción cerrada)');
  expect(nextIn({ cancelled: true }, 'en')).toBe('on request');
});

test('the facts at the top of a page state the free places only once, if no other edition starts that day', () => {
  const values = (request: ContentRequest, course = id) =>
    Object.values(startAndPlaces(request, course)).map(({ value }) => value);
  expect(values(requestWith({ placesLeft: 1 }, 'es'))).toEqual(['2 DIC 2025', '1 de 16']);
  expect(values(requestWith({}, 'es'))).toEqual(['2 DIC 2025', '16']);
  expect(values(requestWith({ places: 12 }, 'es'))).toEqual(['2 DIC 2025', '12']);
  expect(values(requestWith({ placesLeft: 0 }, 'en'))).toEqual(['2 DEC 2025 (full)', '16']);
  expect(values(requestWith({ placesLeft: 1 }, 'es', '2025-10-30'))).toEqual(['2 DIC 2025', '16']);
  const two = (placesLeft: number) => {
    const request = requestWith({ placesLeft: 2 }, 'es');
    request.content.courses[id]!.editions.push({
      id: 'two',
      campus: 'canarias',
      start: { day: '2025-12-02' },
      places: 16,
      placesLeft,
    });
    return values(request);
  };
  expect(two(9)).toEqual(['2 DIC 2025', '16']);
  expect(two(2)).toEqual(['2 DIC 2025 (últimas plazas)', '16']);
});

test('the facts at the top of a page name the campus if a course with several campuses next starts on only one', () => {
  const one = requestWith({ campus: 'canarias' }, 'en');
  expect(heroFacts(one, [id])[0]).toMatchObject({ value: '2 DEC 2025', note: 'Gran Canaria' });
  one.content.courses[id]!.editions.push({ id: 'two', campus: 'madrid', start: { day: '2025-12-02' } });
  expect(heroFacts(one, [id])[0]).toMatchObject({ value: '2 DEC 2025', note: undefined });
});
