import { expect, test } from 'vitest';
import { addressOf, readPlace } from './address.ts';

test.each([
  '/',
  '/cifras',
  '/?search=p%C3%A9rez&course=block-1-tower&campus=madrid&assignee=nobody&since=2026-01-01&until=2026-01-31',
  '/textos?file=pages%2Fhome.yaml&part=hero&field=hero.title.es',
  '/?form=contact&language=en&state=in-hand&enquiry=2f1c7d1e-9b5b-4d6e-8f6a-0c8f4f3f1c11',
])('the address %s stays the same after it is read and written', (address) => {
  expect(addressOf(readPlace(address))).toBe(address);
});

test('unknown or malformed parts of an address are left out', () => {
  const place = readPlace('/nowhere?state=done&since=yesterday&form=&search=%20&language=fr');
  expect(place).toEqual({ view: 'enquiries', selection: {}, enquiry: null });
});

test('a search is cut to the length that the server accepts', () => {
  expect(readPlace(`/?search=${'a'.repeat(300)}`).selection.search).toHaveLength(200);
});
