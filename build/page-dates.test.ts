import { expect, test } from 'vitest';
import type { PageData } from '../src/site/page-data.ts';
import { pageDates, withChanges } from './page-dates.ts';

function drawn(changes: object = {}): PageData {
  const page = { page: 'contact', language: 'en', params: {}, head: { title: 'Contact', description: 'Write' } };
  return { ...page, content: { text: 'Hello', src: '/assets/pictures/a-1.avif' }, ...changes } as unknown as PageData;
}

const known = pageDates([drawn()], [], '2026-01-01');
const [name = ''] = Object.keys(known);

test('a page with unchanged words keeps its day, even if files get new names', () => {
  expect(known[name]?.day).toBe('2026-01-01');
  expect(pageDates([drawn()], [known], '2026-02-02')).toEqual(known);
  const renamed = drawn({ content: { text: 'Hello', src: '/assets/pictures/a-2.avif' } });
  expect(pageDates([renamed], [known], '2026-02-02')).toEqual(known);
});

test.each([
  ['text', { content: { text: 'Good morning', src: '' } }],
  ['title', { head: { title: 'Contact us', description: 'Write' } }],
  ['description', { head: { title: 'Contact', description: 'Call' } }],
])('a page with a changed %s gets the present day', (_, changes) => {
  expect(pageDates([drawn(changes)], [known], '2026-02-02')[name]?.day).toBe('2026-02-02');
});

test('each language of a page has its own day and its own pictures', () => {
  const pages = [drawn(), drawn({ language: 'es', content: { text: 'Hola' } })];
  const dates = pageDates(pages, [known], '2026-02-02');
  expect(withChanges([{ route: 'contact', params: {} }], pages, dates)).toEqual([
    {
      route: 'contact',
      params: {},
      modified: { en: '2026-01-01', es: '2026-02-02' },
      pictures: { en: ['/assets/pictures/a-1.avif'], es: [] },
    },
  ]);
});
