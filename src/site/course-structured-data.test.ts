import { expect, test } from 'vitest';
import type { StartDate } from '../schema/start-date.ts';
import { breadcrumbData, courseData, futureStarts } from './course-structured-data.ts';

const cases: readonly (readonly [start: StartDate, today: string, ahead: string[]])[] = [
  [{ day: '2025-11-25' }, '2025-11-24', ['2025-11-25']],
  [{ day: '2025-11-25' }, '2025-11-25', ['2025-11-25']],
  [{ day: '2025-11-25' }, '2025-11-26', []],
  [{ month: '2025-11' }, '2025-11-30', ['2025-11']],
  [{ month: '2025-11' }, '2025-12-01', []],
  [{ months: ['2025-01', '2025-03', '2025-09'] }, '2025-02-14', ['2025-03', '2025-09']],
  [{ accordingToCall: true }, '2025-01-01', []],
  [{ onRequest: true }, '2025-01-01', []],
];

test.each(cases)('of %j on %s these are ahead: %j', (start, today, ahead) => {
  expect(futureStarts(start, today)).toEqual(ahead);
});

function describedOn(today: string) {
  return courseData({
    name: 'Torre',
    description: 'La torre',
    language: 'es',
    url: 'https://example.org/torre',
    siteUrl: 'https://example.org',
    centre: { name: 'Centro', cities: { madrid: 'Madrid', canarias: 'Las Palmas' } },
    facts: {
      start: { day: '2025-11-25' },
      formats: ['online', 'inPerson', 'consultation'],
      locations: ['online', 'madrid'],
      price: {
        amount: 3000,
        currency: 'EUR',
        tax: 'exempt',
        confirmed: false,
        excludes: { es: 'nada', en: 'nothing' },
      },
    },
    today,
  });
}

test('an edition that is still ahead has its date, place, mode and price', () => {
  expect(describedOn('2025-11-01')).toMatchObject({
    hasCourseInstance: [
      {
        startDate: '2025-11-25',
        courseMode: ['Online', 'Onsite'],
        location: [{ address: { addressLocality: 'Madrid', addressCountry: 'ES' } }],
      },
    ],
    offers: { price: 3000, priceCurrency: 'EUR' },
  });
});

test('a course whose last edition has begun promises neither date nor price', () => {
  const data = describedOn('2026-01-01');
  expect(data).not.toHaveProperty('hasCourseInstance');
  expect(data).not.toHaveProperty('offers');
});

test('a breadcrumb counts from 1, from the top of the site down', () => {
  const pages = [
    { name: 'Inicio', url: 'https://example.org/' },
    { name: 'Cursos', url: 'https://example.org/cursos' },
    { name: 'Torre', url: 'https://example.org/torre' },
  ];
  expect(breadcrumbData(pages)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Inicio', item: 'https://example.org/' },
      { position: 2, name: 'Cursos', item: 'https://example.org/cursos' },
      { position: 3, name: 'Torre', item: 'https://example.org/torre' },
    ],
  });
});
