import { expect, test } from 'vitest';
import type { FigureEnquiry } from '../enquiries/store/figures-queries.ts';
import { enquiryFigures, weeksBefore } from './office-figures.ts';

const at = (text: string) => new Date(text);

function enquiry(receivedAt: string, changes: Partial<FigureEnquiry> = {}): FigureEnquiry {
  return {
    id: receivedAt,
    receivedAt: at(receivedAt),
    form: 'contact',
    course: null,
    campus: null,
    page: '/contacto',
    referrer: null,
    campaign: null,
    state: 'new',
    answeredAt: null,
    ...changes,
  };
}

const course = { form: 'information', course: 'block-1-tower', campus: 'madrid', page: '/bloque-1' } as const;
const stored: FigureEnquiry[] = [
  // In Madrid it is already Monday the 16th.
  enquiry('2026-11-15T23:30:00Z', { campaign: 'utm_source=google&utm_medium=cpc', referrer: 'google.com/x' }),
  enquiry('2026-11-15T22:30:00Z', { referrer: 'www.example.org/cursos' }),
  enquiry('2026-11-17T10:00:00Z', { ...course, answeredAt: at('2026-11-17T12:00:00Z'), state: 'answered' }),
  enquiry('2026-11-18T10:00:00Z', { ...course, answeredAt: at('2026-11-18T11:00:00Z'), state: 'enrolled' }),
  enquiry('2026-11-18T12:00:00Z', { page: '/spam', state: 'spam' }),
];

/** Enquiries in two batches. */
async function* batches(enquiries: FigureEnquiry[]) {
  yield enquiries.slice(0, 1);
  yield enquiries.slice(1);
}
const figures = await enquiryFigures(batches(stored), at('2026-11-08T23:00:00Z'), at('2026-11-26T12:00:00Z'));

test('weeks begin on Monday in Madrid, and a week without enquiries is listed too', () => {
  expect(figures).toMatchObject({
    since: '2026-11-09',
    weeks: [
      { week: '2026-11-09', enquiries: 1 },
      { week: '2026-11-16', enquiries: 3 },
      { week: '2026-11-23', enquiries: 0 },
    ],
  });
});

test.each([
  ['2026-11-22T12:00:00Z', 2, '2026-11-08T23:00:00Z'],
  ['2026-11-15T23:00:00Z', 1, '2026-11-15T23:00:00Z'],
  ['2026-11-15T22:59:59Z', 1, '2026-11-08T23:00:00Z'],
  // Summer time begins or ends within these weeks.
  ['2026-03-31T10:00:00Z', 2, '2026-03-22T23:00:00Z'],
  ['2026-03-31T10:00:00Z', 1, '2026-03-29T22:00:00Z'],
  ['2026-10-27T10:00:00Z', 2, '2026-10-18T22:00:00Z'],
])('at %s the %d weeks begin at %s', (now, weeks, begin) => {
  expect(weeksBefore(at(now), weeks)).toEqual(at(begin));
});

test('enquiries are counted by form, course, campus, page and source', () => {
  const { form, course: courses, campus, page, source } = figures.shares;
  expect(form).toEqual([
    { value: 'contact', enquiries: 2, byWeek: [1, 1, 0] },
    { value: 'information', enquiries: 2, byWeek: [0, 2, 0] },
  ]);
  expect(courses[0]).toEqual({ value: null, enquiries: 2, byWeek: [1, 1, 0] });
  expect(campus.map(({ value }) => value)).toEqual([null, 'madrid']);
  expect(page.map(({ value }) => value)).toEqual(['/bloque-1', '/contacto']);
  expect(source).toEqual([
    { value: null, enquiries: 2, byWeek: [0, 2, 0] },
    { value: 'google / cpc', enquiries: 1, byWeek: [0, 1, 0] },
    { value: 'www.example.org', enquiries: 1, byWeek: [1, 0, 0] },
  ]);
});

test('the time to the first answer begins when the enquiry arrives', () => {
  expect(figures.firstAnswer).toMatchObject({ number: 2, median: 3600, ninetieth: 7200 });
});

test('enquiries unanswered for more than two working days are listed, the oldest first', async () => {
  const monday = '2026-11-23T10:00:00Z';
  const waiting = [
    enquiry('2026-11-19T10:00:00Z'),
    enquiry('2026-11-19T09:59:59Z'),
    enquiry('2026-11-17T10:00:00Z', { state: 'in-hand' }),
    enquiry('2026-11-10T10:00:00Z', { state: 'spam' }),
    enquiry('2026-11-10T11:00:00Z', { state: 'not-interested' }),
    enquiry('2026-11-10T12:00:00Z', { state: 'in-hand', answeredAt: at('2026-11-11T12:00:00Z') }),
  ];
  const { unanswered, unansweredInAll } = await enquiryFigures(
    batches(waiting),
    at('2026-11-08T23:00:00Z'),
    at(monday),
  );
  expect(unanswered).toEqual([
    { id: '2026-11-17T10:00:00Z', receivedAt: '2026-11-17T10:00:00.000Z', workingDays: 4 },
    { id: '2026-11-19T09:59:59Z', receivedAt: '2026-11-19T09:59:59.000Z', workingDays: 2 },
  ]);
  expect(unansweredInAll).toBe(2);
});
