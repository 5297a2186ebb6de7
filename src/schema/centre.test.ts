import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { centre, isSampleStreet, type Centre } from './centre.ts';

function draft(change: (values: Centre) => void): string[] {
  const values: Centre = centre.parse(parse(readFileSync('content/centre.yaml', 'utf8')));
  change(values);
  return centre.safeParse(values).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

test('a path in `samples` that does not exist is an error', () => {
  expect(draft((values) => values.samples.push('fax'))).toEqual([
    expect.stringMatching(/^samples\.\d+: there is no value at fax$/),
  ]);
});

test('an address on an example host that is not listed as a sample is an error', () => {
  expect(
    draft((values) => {
      values.email = 'hola@example.com';
      values.samples = values.samples.filter((path) => path !== 'email');
    }),
  ).toEqual(['email: a sample value that samples does not list']);
});

test('a number to dial that differs from the shown one is an error', () => {
  expect(
    draft((values) => {
      values.phone.tel = '+34900000001';
    }),
  ).toEqual(['phone: both forms need the same digits']);
});

test.each([
  ['09:00', '09:00', false],
  ['09:00', '08:59', false],
  ['09:00', '09:01', true],
])('an office that opens at %s may close at %s: %s', (opens, closes, expected) => {
  const problems = draft((values) => Object.assign(values.officeHours, { opens, closes }));
  expect(problems).toEqual(expected ? [] : ['officeHours: the office closes before it opens, or at the same time']);
});

test('a street is a sample if the list contains it or its whole address', () => {
  const samples = ['addresses.madrid.street', 'addresses.canarias'];
  expect(isSampleStreet({ samples } as Centre, 'madrid')).toBe(true);
  expect(isSampleStreet({ samples } as Centre, 'canarias')).toBe(true);
  expect(isSampleStreet({ samples: ['addresses.madrid.postalCode'] } as Centre, 'madrid')).toBe(false);
});
