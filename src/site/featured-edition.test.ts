import { describe, expect, test } from 'vitest';
import type { SiteContent } from '../schema/site-content.ts';
import { contentChanges, contentDay } from './content-day.ts';
import { allEditions, editionsOfCourse } from './course-editions.ts';
import { featuredEdition } from './featured-edition.ts';

const price = { amount: 3000, currency: 'EUR' };
const edition = (id: string, day: string, more = {}) => ({ id, campus: 'madrid', start: { day }, ...more });
const course = (editions: readonly object[], more = {}) =>
  ({ route: 'block1', facts: { duration: { amount: 2, unit: 'month' }, price }, editions, ...more }) as never;

type Content = Pick<SiteContent, 'courses' | 'banner' | 'editions' | 'visits'>;
const content = (announcements: readonly object[] = [], editions: object = {}): Content => ({
  courses: {
    tower: course([
      edition('tower-2026-05', '2026-05-04'),
      edition('tower-2026-03', '2026-03-02', { closes: '2026-02-10' }),
    ]),
    route: course([edition('route-2026-04', '2026-04-01')]),
    unlisted: course([edition('unlisted-2026-01', '2026-01-20')], { route: undefined }),
  },
  banner: { announcements } as never,
  editions: editions as never,
  visits: { visits: [] } as never,
});

describe('the announced edition', () => {
  const named = (today: string, ...announcements: object[]) => {
    const featured = featuredEdition(content(announcements), today);
    return featured && [featured.edition.id, featured.words];
  };
  const words = { edition: 'tower-2026-05', text: 'Words' };

  test('is the next edition with places of a course that has a page, if the office has announced none', () => {
    expect(named('2026-01-10')).toEqual(['tower-2026-03', {}]);
    expect(named('2026-02-11')).toEqual(['route-2026-04', {}]);
    expect(named('2026-05-04')).toBeUndefined();
  });

  test('is that of the first announcement whose edition has a page and places', () => {
    expect(named('2026-01-10', { edition: 'unlisted-2026-01' }, words)).toEqual(['tower-2026-05', words]);
    expect(named('2026-02-11', { edition: 'tower-2026-03' }, words)).toEqual(['tower-2026-05', words]);
  });

  test.each([
    ['2026-01-09', 'tower-2026-03'],
    ['2026-01-10', 'tower-2026-05'],
    ['2026-01-20', 'tower-2026-05'],
    ['2026-01-21', 'tower-2026-03'],
  ])('on %s, with an announcement from the 10th until the 20th, is %s', (today, id) => {
    expect(named(today, { ...words, from: '2026-01-10', until: '2026-01-20' })?.[0]).toBe(id);
  });
});

describe('editions', () => {
  test('are in the order of their starts and name their course', () => {
    expect(allEditions(content()).map(({ id, course: of }) => [id, of])).toEqual([
      ['unlisted-2026-01', 'unlisted'],
      ['tower-2026-03', 'tower'],
      ['route-2026-04', 'route'],
      ['tower-2026-05', 'tower'],
    ]);
  });

  const first = (facts: object, written: object) =>
    editionsOfCourse('tower', { facts, editions: [{ id: 'a', start: { day: '2026-03-02' }, ...written }] } as never)[0];

  test.each([
    [2, 2],
    [{ from: 3, to: 5 }, 5],
    [{ madrid: 3, canarias: 4 }, 4],
  ])('of a course that takes %j weeks last %j', (amount, longest) => {
    expect(first({ duration: { amount, unit: 'week' } }, {})?.length).toEqual({ amount: longest, unit: 'week' });
  });

  test('of a course whose duration is a text have no length', () => {
    expect(first({ duration: { text: { es: 'a medida', en: 'as needed' } } }, {})?.length).toBeUndefined();
  });

  test('take missing values from the course', () => {
    const duration = { amount: 2, unit: 'month' };
    expect(first({ duration, price }, { price: { amount: 1 }, length: { amount: 1, unit: 'day' } })).toMatchObject({
      price: { amount: 1 },
      length: { amount: 1, unit: 'day' },
    });
    expect(first({ duration, price }, { end: '2026-04-01' })).not.toHaveProperty('length');
    expect(first({ duration }, {})).not.toHaveProperty('price');
    expect(first({ duration, price }, {})).toMatchObject({ price });
  });
});

describe('the day', () => {
  test('is the one set in the content, otherwise the current one in Madrid', () => {
    const now = new Date('2026-03-01T23:30:00Z');
    expect(contentDay(content([], { asOf: '2025-01-01' }), now)).toBe('2025-01-01');
    expect(contentDay(content(), now)).toBe('2026-03-02');
  });

  test('is listed if a visit, or the booking of a visit, ended on the day before', () => {
    const visit = { id: 'open-day', day: '2026-03-14', hour: '11:00', bookUntil: '2026-03-12' };
    const visits = [visit, { ...visit, id: 'hidden', day: '2026-05-01', shown: false }];
    const changes = contentChanges({ ...content(), courses: {}, visits: { visits } as never });
    expect(changes).toEqual(['2026-03-13', '2026-03-15']);
  });

  test('is listed, once and in order, if pages change on it because of an edition or an announcement', () => {
    const { courses, ...rest } = content([
      { edition: 'x', from: '2026-01-01', until: '2026-01-31' },
      { edition: 'y', from: '2026-01-01' },
      { edition: 'z' },
    ]);
    expect(contentChanges({ ...rest, courses: { tower: courses.tower! } })).toEqual([
      '2024-10-01', // the calendar reaches March 2026
      '2024-12-01', // the calendar reaches May 2026
      '2026-01-01',
      '2026-02-01',
      '2026-02-11',
      '2026-03-02',
      '2026-05-02',
      '2026-05-04',
      '2026-07-04',
    ]);
    expect(contentChanges(content([], { asOf: '2025-01-01' }))).toEqual([]);
    const unknown = course([{ id: 'a', start: 'to-be-announced' }]);
    expect(contentChanges({ ...rest, banner: { announcements: [] } as never, courses: { unknown } })).toEqual([]);
  });
});
