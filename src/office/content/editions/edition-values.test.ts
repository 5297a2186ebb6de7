import { expect, test } from 'vitest';
import type { ContentField, ContentGroup } from '../../../schema/office-content.ts';
import { latestFirst, lengthText, startText } from './edition-text.ts';
import { courseValues, editionChanges, editionValues, freshEdition, typedEnd } from './edition-values.ts';
import { translator } from '../../words/words.ts';

function field(path: string, value: ContentField['value'], control: ContentField['control'] = 'line'): ContentField {
  const steps = path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  return { path: steps, label: path, control, value, optional: true };
}
const group = (id: string, fields: ContentField[]): ContentGroup => ({ id, label: id, fields, groups: [] });

const facts = [
  field('facts.seats', 16, 'number'),
  field('facts.duration', 'amount', 'choice'),
  field('facts.duration.unit', 'month', 'choice'),
  field('facts.duration.amount', 'exact', 'choice'),
  field('facts.duration.amount', 6, 'number'),
  field('facts.locations.0', 'madrid', 'choice'),
  field('facts.locations.1', 'canarias', 'choice'),
  field('facts.price.amount', 27_000, 'money'),
  field('facts.price.tax', 'exempt', 'choice'),
  field('facts.price.confirmed', true, 'yes-no'),
];
const course = courseValues([group('facts', facts)]);

test('an edition takes campuses, length, places and price from its course', () => {
  expect(course).toEqual({
    length: { amount: 6, unit: 'month' },
    places: 16,
    price: { amount: 27_000, tax: 'exempt' },
    campuses: ['madrid', 'canarias'],
  });
  const range = [
    field('facts.duration.unit', 'month'),
    field('facts.duration.amount.from', 11),
    field('facts.duration.amount.to', 13),
  ];
  expect(courseValues([group('facts', range)]).length).toEqual({ amount: 13, unit: 'month' });
  const unconfirmed = facts.filter(({ path }) => !path.includes('confirmed'));
  expect(courseValues([group('facts', unconfirmed)]).price?.tax).toBe('unconfirmed');
  expect(courseValues([]).campuses).toEqual(['madrid', 'canarias', 'online']);
});

test('the last day is computed from the first one and the length, unless one is entered', () => {
  const { typed } = freshEdition(course);
  expect(typedEnd(typed, course.length)).toBeNull();
  expect(typedEnd({ ...typed, day: '2027-03-01' }, course.length)).toBe('2027-08-31');
  expect(typedEnd({ ...typed, day: '2027-03-01', end: '2027-07-01' }, course.length)).toBe('2027-07-01');
});

test('a form is sent as the changes that it makes, and no others', () => {
  const before = freshEdition(course);
  const typed = { ...before.typed, day: '2027-03-01', places: '12' };
  expect(editionChanges(4, typed, before)).toEqual([
    { kind: 'set', path: ['editions', 4, 'start'], value: 'day' },
    { kind: 'set', path: ['editions', 4, 'start', 'day'], value: '2027-03-01' },
    { kind: 'set', path: ['editions', 4, 'places'], value: 12 },
  ]);
  const long = { typed: before.typed, length: { amount: 20, unit: 'week' } as const };
  expect(editionChanges(0, { ...typed, end: '2027-05-01', places: '' }, long).slice(2)).toEqual([
    { kind: 'set', path: ['editions', 0, 'end'], value: '2027-05-01' },
    { kind: 'set', path: ['editions', 0, 'length'], value: null },
  ]);
});

test('an edition is read from its fields', () => {
  const item = group('editions.1', [
    field('editions.1.campus', 'canarias', 'choice'),
    field('editions.1.start', 'season', 'choice'),
    field('editions.1.start.season', 'autumn', 'choice'),
    field('editions.1.start.year', 2026, 'number'),
    field('editions.1.full', true, 'yes-no'),
  ]);
  const values = editionValues(item);
  expect(values).toMatchObject({ campus: 'canarias', isFull: true, isCancelled: false, placesLeft: null });
  expect(startText(values.start, 'es', translator('es'))).toBe('otoño de 2026');
  expect(lengthText({ amount: 6, unit: 'month' }, 'es')).toBe('6 meses');
});

test('editions without a date come first, and the others follow with the latest first', () => {
  const starts = [{ month: '2025-02' }, 'to-be-announced', { day: '2025-11-25' }] as const;
  expect(starts.toSorted(latestFirst)).toEqual(['to-be-announced', { day: '2025-11-25' }, { month: '2025-02' }]);
});
