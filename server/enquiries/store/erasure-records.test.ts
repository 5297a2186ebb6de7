import { expect, test } from 'vitest';
import { erasureKey, isErased, isForgotten, type ErasureSubject } from './erasure-records.ts';
import type { EnquiryRow, SubscriptionRow } from './tables.ts';

const [before, at, after] = ['2026-03-01T10:00:00.000Z', '2026-03-01T11:00:00.000Z', '2026-03-01T12:00:00.000Z'];
const erased = (whose: ErasureSubject | { subscriber: string }) => new Map([[erasureKey(whose), at]]);

test('the record of an erasure contains no address, and the case of letters makes no difference', () => {
  const key = erasureKey({ email: 'Ana@Example.com ' });
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(key).toBe(erasureKey({ email: 'ana@example.com' }));
  expect(erasureKey({ subscriber: 'Ana@example.com' })).toBe(erasureKey({ subscriber: 'ana@example.com' }));
  const keys = [{ email: 'a' }, { id: 'a' }, { subscriber: 'a' }, { email: 'b' }].map(erasureKey);
  expect(new Set(keys).size).toBe(4);
});

const enquiry = (received_at: string) => ({ id: 'one', email_key: 'ana@example.com', received_at }) as EnquiryRow;

test.each([
  ['is erased with its id', { id: 'one' }, before, true],
  ['is erased with its address', { email: 'ana@example.com' }, before, true],
  ['is erased if it arrives at the moment of the erasure', { email: 'ana@example.com' }, at, true],
  ['is kept if it arrives after the erasure', { email: 'ana@example.com' }, after, false],
  ['is kept if another id is erased', { id: 'two' }, before, false],
  ['is kept if another address is erased', { email: 'eva@example.com' }, before, false],
  ['is kept if its address unsubscribes', { subscriber: 'ana@example.com' }, before, false],
])('an enquiry %s', (_, whose, received, expected) => {
  expect(isErased(enquiry(received), erased(whose))).toBe(expected);
});

const subscription = (requested_at: string, confirmed_at: string | null) =>
  ({ id: 'one', email_key: 'ana@example.com', requested_at, confirmed_at }) as SubscriptionRow;

test.each([
  ['is erased with its id', { id: 'one' }, before, null, true],
  ['is erased with its address', { email: 'ana@example.com' }, before, before, true],
  ['is erased if its address unsubscribes', { subscriber: 'ana@example.com' }, before, at, true],
  ['is kept if it was requested later', { subscriber: 'ana@example.com' }, after, null, false],
  ['is kept if it was confirmed later', { subscriber: 'ana@example.com' }, before, after, false],
  ['is kept if another address is erased', { email: 'eva@example.com' }, before, before, false],
])('a subscription %s', (_, whose, requested, confirmed, expected) => {
  expect(isForgotten(subscription(requested, confirmed), erased(whose))).toBe(expected);
});
