import { expect, test } from 'vitest';
import type { Edition } from '../schema/editions.ts';
import { courseData } from './course-structured-data.ts';

const price = {
  amount: 3000,
  currency: 'EUR',
  tax: 'exempt',
  confirmed: false,
  excludes: { es: 'nada', en: 'nothing' },
} as const;

const editions: Edition[] = [
  { id: 'tower-2025-11', course: 'tower', campus: 'madrid', start: { day: '2025-11-25' }, end: '2026-05-20', price },
  {
    id: 'tower-2026-03',
    course: 'tower',
    campus: 'online',
    start: { month: '2026-03' },
    price,
    places: 8,
    placesLeft: 1,
  },
  {
    id: 'tower-2026-06',
    course: 'tower',
    campus: 'madrid',
    start: { season: 'summer', year: 2026 },
    full: true,
    price,
  },
  { id: 'tower-2026-10', course: 'tower', campus: 'madrid', start: { month: '2026-10' }, cancelled: true, price },
  { id: 'tower-next', course: 'tower', campus: 'madrid', start: 'to-be-announced', price },
];

const tower = {
  name: 'Torre',
  description: 'La torre',
  language: 'es',
  url: 'https://example.org/torre',
  siteUrl: 'https://example.org',
  sample: false,
  centre: { name: 'Centro', cities: { madrid: 'Madrid', canarias: 'Las Palmas' } },
} as const;

function describedOn(today: string, sample = false) {
  return courseData({
    ...tower,
    sample,
    facts: { formats: ['online', 'inPerson', 'consultation'], price },
    editions,
    today,
  });
}

test('future editions have their dates, place, mode, price and availability', () => {
  const data = describedOn('2025-11-24');
  expect(data).toMatchObject({
    hasCourseInstance: [
      {
        startDate: '2025-11-25',
        endDate: '2026-05-20',
        courseMode: ['Online', 'Onsite'],
        location: { address: { addressLocality: 'Madrid', addressCountry: 'ES' } },
        offers: { price: 3000, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
      },
      { startDate: '2026-03', offers: { availability: 'https://schema.org/LimitedAvailability' } },
      { offers: { availability: 'https://schema.org/SoldOut' } },
    ],
    offers: { price: 3000, priceCurrency: 'EUR' },
  });
  const instances = (data as unknown as { hasCourseInstance: object[] }).hasCourseInstance;
  expect(instances).toHaveLength(3);
  expect(instances[1]).not.toHaveProperty('location');
  expect(instances[2]).not.toHaveProperty('startDate');
});

test('sample dates produce no offer', () => {
  const data = describedOn('2025-11-24', true);
  expect(data).not.toHaveProperty('hasCourseInstance');
  expect(data).not.toHaveProperty('offers');
});

test('an edition is left out on the day of its start', () => {
  expect(JSON.stringify(describedOn('2025-11-25'))).not.toContain('2025-11-25');
});

test('a course without future editions states neither date nor price', () => {
  const data = describedOn('2027-01-01');
  expect(data).not.toHaveProperty('hasCourseInstance');
  expect(data).not.toHaveProperty('offers');
});

test('a course has the ratings that it awards, and its editions have addresses and a place', () => {
  const given = {
    ...tower,
    today: '2026-01-01',
  } as const;
  const edition = {
    id: 'tower-2026-03',
    course: 'tower',
    campus: 'canarias',
    start: { day: '2026-03-02' },
    languages: ['es', 'en'],
    closes: '2026-02-10',
    price,
  } as const satisfies Edition;
  const facts = { formats: ['inPerson'], ratings: ['ADC'], endorsements: ['AIR', 'GMC'], price } as const;
  const offers = { '@type': 'Offer', price: 3000, priceCurrency: 'EUR', category: 'Paid', url: given.url };
  expect(courseData({ ...given, facts: facts as never, editions: [edition] })).toEqual({
    '@type': 'Course',
    '@id': 'https://example.org/torre#course',
    name: 'Torre',
    description: 'La torre',
    url: given.url,
    inLanguage: 'es',
    provider: {
      '@type': 'EducationalOrganization',
      '@id': 'https://example.org/#organization',
      name: 'Centro',
      url: 'https://example.org/',
    },
    educationalCredentialAwarded: 'ADC, AIR, GMC',
    hasCourseInstance: [
      {
        '@type': 'CourseInstance',
        '@id': 'https://example.org/torre#tower-2026-03',
        startDate: '2026-03-02',
        inLanguage: ['es', 'en'],
        courseMode: ['Onsite'],
        location: {
          '@type': 'Place',
          name: 'Centro Las Palmas',
          address: { '@type': 'PostalAddress', addressLocality: 'Las Palmas', addressCountry: 'ES' },
        },
        offers: { ...offers, availability: 'https://schema.org/InStock', validThrough: '2026-02-10' },
      },
    ],
    offers,
  });
  const plain = courseData({ ...given, facts: { formats: ['online'] } as never, editions: [] });
  expect(Object.keys(plain)).not.toContain('educationalCredentialAwarded');
  const { closes: _closes, languages: _languages, ...bare } = edition;
  const data = courseData({
    ...given,
    facts: { formats: ['online'] } as never,
    editions: [{ ...bare, start: { season: 'autumn', year: 2026 } }],
  });
  const [instance] = (data as unknown as { hasCourseInstance: { offers: object }[] }).hasCourseInstance;
  expect(Object.keys(instance!)).toEqual(['@type', '@id', 'courseMode', 'location', 'offers']);
  expect(instance!.offers).not.toHaveProperty('validThrough');
});
