import { expect, test } from 'vitest';
import { sampleBooking, sampleVisit } from '../../../tests/sample-booking.ts';
import type { BookingDelivery } from '../outbox/delivery.ts';
import { bookingStage } from '../../../tests/booking-stage.ts';

const hour = 3_600_000;
const { openWithClock, mails, lettersOf, small } = bookingStage();

test('a mailbox books a visit once, in any spelling: a repetition gets the same response, and the mail again', async () => {
  const { store, book } = await openWithClock();
  for (const email of ['a.na@gmail.com', 'ANA+x@googlemail.com', 'ana@gmail.com']) {
    expect(await book({ email, party: 3, name: email.slice(0, 3) })).toBe('stored');
  }
  expect(await store.seats()).toEqual({ [sampleVisit().id]: 3 });
  const sent = await mails(store);
  expect(sent.map(({ booking }) => booking.email)).toEqual(Array(3).fill('a.na@gmail.com'));
  expect(new Set(sent.map(({ booking }) => booking.token)).size).toBe(1);
});

test('a form that is sent twice books once; with other data it counts as another form', async () => {
  const { store } = await openWithClock();
  const request = sampleBooking();
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => store.book(request)));
  expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
  for (const changes of [{ email: 'other@example.com' }, { party: 2 }, { visit: sampleVisit({ id: 'other' }) }])
    expect(await store.book({ ...request, ...changes })).toBe('another');
  const again = sampleBooking({ email: request.email });
  expect(await store.book(again)).toBe('stored');
  expect(await store.book(again)).toBe('already-stored');
  expect(await store.book({ ...again, email: 'other@example.com' })).toBe('another');
  expect(lettersOf(await mails(store))).toEqual(['confirm', 'confirm']);
});

test('mails to one mailbox and to all are limited, with the same outcomes for every address', async () => {
  const { store, pass } = await openWithClock({ limits: { perMailboxAndDay: 2, perHour: 4 } });
  const ask = (email: string, id = 'a') => store.book(sampleBooking({ email, visit: sampleVisit({ id }) }));
  for (const id of ['a', 'b', 'c', 'a']) expect(await ask('victim@example.com', id)).toBe('stored');
  expect((await mails(store)).map(({ booking: { visit } }) => visit).toSorted()).toEqual(['a', 'b']);
  // Of all addresses, only two more get a mail in this hour.
  for (const [name, outcome] of [
    ['x', 'stored'],
    ['y', 'stored'],
    ['z', 'busy'],
    ['victim', 'busy'],
  ] as const)
    expect(await ask(`${name}@example.com`)).toBe(outcome);
  pass(24 * hour + 1);
  expect(await ask('victim@example.com', 'c')).toBe('stored');
  const sent = (await mails(store)).map(({ booking: { email, visit } }) => `${email} ${visit}`);
  expect(new Set(sent)).toEqual(new Set(['x@example.com a', 'y@example.com a', 'victim@example.com c']));
});

test('requests of invented people hold no place, and are deleted after a week without confirmation', async () => {
  const { store, pass } = await openWithClock();
  const visit = small(20);
  for (let n = 0; n < 10; n += 1) await store.book(sampleBooking({ visit, party: 3 }));
  expect(await store.seats()).toEqual({});
  const [kept, ...others] = await mails(store);
  expect(await store.confirmBooking(kept!.booking.token)).toBe('place');
  expect(await store.seats()).toEqual({ [visit.id]: 3 });
  await store.book(sampleBooking({ visit }));
  pass(7 * 24 * hour + 1);
  await store.keepVisits([visit]);
  // The mail of the last request is deleted unsent.
  expect(lettersOf(await mails(store))).toEqual(['place']);
  expect(await store.findBooking(kept!.booking.token)).not.toBeNull();
  for (const { booking } of others) expect(await store.confirmBooking(booking.token)).toBeNull();
});

test('a booking is confirmed once, and not after booking is over', async () => {
  const { store, pass } = await openWithClock();
  const visit = small(1);
  for (const email of ['one@example.com', 'two@example.com', 'late@example.com'])
    await store.book(sampleBooking({ visit, email }));
  const tokens = new Map((await mails(store)).map(({ booking }) => [booking.email, booking.token]));
  const confirm = (name: string) => store.confirmBooking(tokens.get(`${name}@example.com`)!);
  expect([await confirm('two'), await confirm('one'), await confirm('two')]).toEqual(['place', 'waiting', 'place']);
  expect(lettersOf(await mails(store))).toEqual(['place', 'waiting']);
  expect(await store.confirmBooking('unknown')).toBeNull();
  pass(13 * 24 * hour);
  expect(await confirm('late')).toBeNull();
  expect(await store.seats()).toEqual({ [visit.id]: 1 });
});

test('a sample, a cancelled visit, and a visit whose booking period is over cannot be booked', async () => {
  const { book, pass } = await openWithClock();
  expect(await book({ visit: sampleVisit({ isSample: true }) })).toBe('closed');
  expect(await book({ visit: sampleVisit({ cancelled: true }) })).toBe('closed');
  pass(12 * 24 * hour + 12 * hour);
  expect(await book()).toBe('stored');
  pass(2 * hour);
  expect(await book()).toBe('closed');
});

test('unknown links change nothing; a cancelled booking is deleted, and can be made again', async () => {
  const { store, book } = await openWithClock();
  await book({ email: 'ana@example.com' });
  const [{ booking }] = (await mails(store)) as [BookingDelivery];
  expect(await store.findBooking(booking.token)).toMatchObject({ booking: { email: 'ana@example.com', party: 1 } });
  for (const token of ['', `${booking.token.slice(1)}x`]) {
    expect(await store.findBooking(token)).toBeNull();
    expect(await store.cancelBooking(token)).toBe(false);
  }
  expect(await store.cancelBooking(booking.token)).toBe(true);
  expect(await store.cancelBooking(booking.token)).toBe(false);
  expect(await store.seats()).toEqual({});
  expect(await book({ email: 'ana@example.com' })).toBe('stored');
  await expect(book({ message: 'a\0b' })).rejects.toMatchObject({ code: 'unstorable' });
});
