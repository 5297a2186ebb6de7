import { beforeAll, expect, test } from 'vitest';
import { languages, type Language, type Localized } from '../../i18n/language.ts';
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
beforeAll(async () => {
  content = await siteContent;
});

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
function shown(facts: Partial<CourseEdition>, language: Language) {
  const { rows, past } = editionList(requestWith(facts, language), id)!;
  const [row] = rows;
  if (!row) return past?.rows[0];
  const { name, stateText, cells, tellMe, action, calendar } = row;
  return [name, stateText, cells[1]?.value, tellMe, action, calendar ? 'calendar' : null]
    .filter((part) => typeof part === 'string')
    .join(' | ');
}

const rows: readonly (readonly [facts: Partial<CourseEdition>, Localized<string>])[] = [
  [
    {},
    {
      es: '2 de diciembre de 2025 | plazas disponibles | 16 | Pedir plaza | calendar',
      en: 'December 2, 2025 | places available | 16 | Request a place | calendar',
    },
  ],
  [
    { placesLeft: 3 },
    {
      es: '2 de diciembre de 2025 | últimas plazas | 3 de 16 | Pedir plaza | calendar',
      en: 'December 2, 2025 | last places | 3 of 16 | Request a place | calendar',
    },
  ],
  [
    { placesLeft: 1 },
    {
      es: '2 de diciembre de 2025 | última plaza | 1 de 16 | Pedir plaza | calendar',
      en: 'December 2, 2025 | last place | 1 of 16 | Request a place | calendar',
    },
  ],
  [
    { placesLeft: 9, closes: '2025-10-20' },
    {
      es: '2 de diciembre de 2025 | inscripción cerrada | 16 | Avísame de la próxima edición | Pedir información | calendar',
      en: 'December 2, 2025 | enrolment closed | 16 | Alert me to the next intake | Request information | calendar',
    },
  ],
  [
    { places: undefined, placesLeft: 9 },
    {
      es: '2 de diciembre de 2025 | plazas disponibles | 9 | Pedir plaza | calendar',
      en: 'December 2, 2025 | places available | 9 | Request a place | calendar',
    },
  ],
  [
    { places: undefined, placesLeft: 9, closes: '2025-10-20' },
    {
      es: '2 de diciembre de 2025 | inscripción cerrada | 16 | Avísame de la próxima edición | Pedir información | calendar',
      en: 'December 2, 2025 | enrolment closed | 16 | Alert me to the next intake | Request information | calendar',
    },
  ],
  [
    { full: true, start: { month: '2026-01' } },
    {
      es: 'Enero de 2026 | completa (lista de espera) | 0 de 16 | Avísame si quedan plazas | Pedir información | calendar',
      en: 'January 2026 | full (waiting list) | 0 of 16 | Alert me if a place comes free | Request information | calendar',
    },
  ],
  [
    { cancelled: true },
    {
      es: '2 de diciembre de 2025 | cancelada | ninguna | Avísame de la próxima edición | Pedir información',
      en: 'December 2, 2025 | cancelled | none | Alert me to the next intake | Request information',
    },
  ],
  [
    { start: 'to-be-announced' },
    {
      es: 'Fecha por anunciar | 16 | Avísame cuando haya fecha | Pedir información',
      en: 'Date to be announced | 16 | Alert me when there is a date | Request information',
    },
  ],
  [
    { start: { season: 'autumn', year: 2026 } },
    {
      es: 'Otoño de 2026 | plazas disponibles | 16 | Pedir plaza | calendar',
      en: 'Autumn 2026 | places available | 16 | Request a place | calendar',
    },
  ],
  [
    { start: { day: '2025-10-01' } },
    { es: '1 de octubre de 2025, Madrid (empezada)', en: 'October 1, 2025, Madrid (started)' },
  ],
  [
    { start: { month: '2025-02' } },
    { es: 'Febrero de 2025, Madrid (terminada)', en: 'February 2025, Madrid (finished)' },
  ],
];

test.each(rows)('an edition with %j offers the matching action', (facts, words) => {
  for (const language of languages) expect(shown(facts, language)).toBe(words[language]);
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
