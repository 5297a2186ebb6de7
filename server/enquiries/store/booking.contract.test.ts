import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openedStores } from '../../../tests/opened-stores.ts';
import { bookConfirmed, sampleBooking, sampleVisit } from '../../../tests/sample-booking.ts';
import type { BookingLetter, BookingRequest } from '../../../src/schema/booking.ts';
import type { BookingDelivery } from '../outbox/delivery.ts';
import type { EnquiryStore, EnquiryStoreOptions } from './store.ts';

const hour = 3_600_000;

const { emptyDatabase, open, openWithClock: openStore } = openedStores();
async function openWithClock(options: EnquiryStoreOptions = {}) {
  const { store, now, pass } = await openStore(options);
  return {
    store,
    now,
    pass,
    book: (changes: Partial<BookingRequest> = {}) => bookConfirmed(store, sampleBooking(changes)),
  };
}

/** Claims all mails that are due, and marks them as sent. */
async function mails(store: EnquiryStore): Promise<BookingDelivery[]> {
  const claimed = await store.claim({ kinds: ['booking-mail', 'visit-mail'], limit: 1000, leaseMs: 60_000 });
  for (const delivery of claimed) await store.markSent(delivery);
  return claimed as BookingDelivery[];
}

const lettersOf = (sent: readonly BookingDelivery[]) => sent.map(({ letter }): BookingLetter => letter).toSorted();
const small = (places: number) => sampleVisit({ places });

test('200 confirmations at once for the last 10 places: 10 get one, 190 wait, each with one mail', async () => {
  const env = await emptyDatabase();
  const now = () => new Date('2026-03-01T10:00:00.000Z');
  const limits = { bookingLimits: { perMailboxAndDay: 6, perHour: 1000 }, now };
  const stores = [await open(env, limits), await open(env, limits)];
  const visit = small(30);
  for (const party of [3, 3, 3, 3, 3, 3, 2]) await bookConfirmed(stores[0]!, sampleBooking({ visit, party }));
  await mails(stores[0]!);
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, (_, n) => patiently(() => stores[n % 2]!.book(sampleBooking({ visit })))),
  );
  expect(outcomes).toEqual(Array(200).fill('stored'));
  expect(await stores[1]!.seats()).toEqual({ [visit.id]: 20 });
  const asked = await mails(stores[0]!);
  expect(lettersOf(asked)).toEqual(Array(200).fill('confirm'));
  // Each button is pressed twice: people do that.
  const pressed = asked.flatMap(({ booking }) => [booking.token, booking.token]);
  const states = await Promise.all(pressed.map((token, n) => patiently(() => stores[n % 2]!.confirmBooking(token))));
  expect(states.filter((state) => state === 'place')).toHaveLength(20);
  expect(await stores[1]!.seats()).toEqual({ [visit.id]: 30 });
  const sent = await mails(stores[0]!);
  expect(Map.groupBy(sent, ({ letter }) => letter).get('place')).toHaveLength(10);
  expect(Map.groupBy(sent, ({ letter }) => letter).get('waiting')).toHaveLength(190);
  expect(new Set(sent.map(({ booking }) => booking.email)).size).toBe(200);
  expect(await mails(stores[1]!)).toEqual([]);
});

test('after twenty cancellations at once, twenty waiting bookings move up, each with one mail', async () => {
  const env = await emptyDatabase();
  const now = () => new Date('2026-03-01T10:00:00.000Z');
  const stores = [await open(env, { now }), await open(env, { now })];
  const visit = small(20);
  for (let n = 0; n < 50; n += 1) await bookConfirmed(stores[0]!, sampleBooking({ visit }));
  const first = (await mails(stores[0]!)).filter(({ letter }) => letter === 'place');
  // Each link is pressed twice: people do that.
  const pressed = first.flatMap(({ booking }) => [booking.token, booking.token]);
  const outcomes = await Promise.all(pressed.map((token, n) => stores[n % 2]!.cancelBooking(token)));
  expect(outcomes.filter(Boolean)).toHaveLength(20);
  const moved = await mails(stores[1]!);
  expect(lettersOf(moved)).toEqual(Array(20).fill('moved-up'));
  expect(new Set(moved.map(({ booking }) => booking.id)).size).toBe(20);
  expect(await stores[0]!.seats()).toEqual({ [visit.id]: 20 });
});

test('people on the waiting list move up in order; a party that is too large is skipped', async () => {
  const { store, book, pass } = await openWithClock();
  const visit = small(3);
  await book({ visit, email: 'one@example.com', party: 2 });
  await book({ visit, email: 'two@example.com' });
  pass(1000);
  await book({ visit, email: 'three@example.com', party: 3 });
  pass(1000);
  await book({ visit, email: 'four@example.com' });
  const sent = new Map((await mails(store)).map((mail) => [mail.booking.email, mail]));
  const told = Object.fromEntries([...sent].map(([email, { letter }]) => [email, letter]));
  expect(told).toEqual({
    'one@example.com': 'place',
    'two@example.com': 'place',
    'three@example.com': 'waiting',
    'four@example.com': 'waiting',
  });
  await store.cancelBooking(sent.get('two@example.com')!.booking.token);
  expect((await mails(store)).map(({ booking, letter }) => [booking.email, letter])).toEqual([
    ['four@example.com', 'moved-up'],
  ]);
  await store.cancelBooking(sent.get('one@example.com')!.booking.token);
  expect(await mails(store)).toEqual([]);
  await store.cancelBooking(sent.get('four@example.com')!.booking.token);
  expect((await mails(store)).map(({ booking }) => booking.email)).toEqual(['three@example.com']);
});

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
  const { store, pass } = await openWithClock({ bookingLimits: { perMailboxAndDay: 2, perHour: 4 } });
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

test('the reminder is sent once, from ten on the day before, to people with a place', async () => {
  const { store, book, now, pass } = await openWithClock();
  const visit = small(1);
  await book({ visit });
  await book({ visit });
  await mails(store);
  const keep = () => store.keepVisits([visit, sampleVisit({ id: 'unbooked' })]);
  pass(Date.parse('2026-03-13T08:59:00.000Z') - now().getTime());
  expect(await keep()).toEqual({ moved: 0, reminded: 0 });
  pass(60_000);
  const both = await Promise.all([keep(), keep()]);
  expect(both.reduce((sum, { reminded }) => sum + reminded, 0)).toBe(1);
  expect(lettersOf(await mails(store))).toEqual(['reminder']);
  expect(await keep()).toEqual({ moved: 0, reminded: 0 });
  expect(await mails(store)).toEqual([]);
});

test('a server that was down at ten reminds later, but not at night; a late booking gets no reminder', async () => {
  const { store, book, now, pass } = await openWithClock();
  const visit = sampleVisit({ bookUntil: '2026-03-14' });
  const at = (time: string) => pass(Date.parse(time) - now().getTime());
  await book({ visit });
  at('2026-03-13T20:00:00.000Z');
  await book({ visit });
  await mails(store);
  expect(await store.keepVisits([visit])).toEqual({ moved: 0, reminded: 0 });
  at('2026-03-14T07:00:00.000Z');
  expect(await store.keepVisits([visit])).toEqual({ moved: 0, reminded: 1 });
  at('2026-03-14T10:00:00.000Z');
  await book({ visit });
  expect(await store.keepVisits([visit])).toEqual({ moved: 0, reminded: 0 });
});

test('places that are added later go to the waiting list', async () => {
  const { store, book } = await openWithClock();
  await book({ visit: small(1) });
  await book({ visit: small(1) });
  await mails(store);
  expect(await store.keepVisits([small(2)])).toEqual({ moved: 1, reminded: 0 });
  expect(lettersOf(await mails(store))).toEqual(['moved-up']);
});

test('an erasure frees the place, and a restore repeats the erasure; a purge deletes old bookings', async () => {
  const { store, book, now, pass } = await openWithClock();
  const folder = mkdtempSync(join(tmpdir(), 'bookings-'));
  const visit = small(1);
  await book({ visit, email: 'ana@example.com' });
  pass(1000);
  await book({ visit, email: 'eva@example.com' });
  const [first] = (await mails(store)) as [BookingDelivery];
  await store.backup(join(folder, 'backup'));
  pass(1000);
  expect(await store.erase({ email: 'Ana@example.com' })).toMatchObject({ bookings: 1, deliveries: 2 });
  expect((await mails(store)).map(({ booking, letter }) => [booking.email, letter])).toEqual([
    ['eva@example.com', 'moved-up'],
  ]);
  await store.restore(join(folder, 'backup'), []);
  expect(await store.findBooking(first.booking.token)).toBeNull();
  const other = await openWithClock();
  await other.store.restore(join(folder, 'backup'), await store.erasures());
  expect(await other.store.findBooking(first.booking.token)).toBeNull();
  expect(await other.store.seats()).toEqual({});
  const third = await openWithClock();
  expect(await third.store.restore(join(folder, 'backup'), [])).toMatchObject({ bookings: 2 });
  expect(await third.store.findBooking(first.booking.token)).toMatchObject({ booking: first.booking });
  const soon = new Date(now().getTime() + 1);
  expect(await store.purgeableBookings(soon)).toEqual({ old: 1, stored: 1 });
  expect(await store.purge(soon)).toEqual({ enquiries: 0, bookings: 1, deliveries: 3, unsent: 0 });
  expect(await store.purgeableBookings(soon)).toEqual({ old: 0, stored: 0 });
  expect(await store.seats()).toEqual({});
  rmSync(folder, { recursive: true });
});

/** Repeats a failed change up to nine times, because the database may be busy. */
async function patiently<Outcome>(change: () => Promise<Outcome>): Promise<Outcome> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await change();
    } catch (error) {
      if (tries === 10) throw error;
    }
  }
}
