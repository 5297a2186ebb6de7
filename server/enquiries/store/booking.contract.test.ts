import { expect, test } from 'vitest';
import { bookConfirmed, sampleBooking, sampleVisit } from '../../../tests/sample-booking.ts';
import type { BookingDelivery } from '../outbox/delivery.ts';
import { bookingStage } from '../../../tests/booking-stage.ts';

const { backUp, emptyDatabase, open, openWithClock, mails, lettersOf, small } = bookingStage();

test('30 confirmations at once for the last 10 places: 10 get one, 20 wait, each with one mail', async () => {
  const env = await emptyDatabase();
  const now = () => new Date('2026-03-01T10:00:00.000Z');
  const limits = { limits: { perMailboxAndDay: 6, perHour: 1000 }, now };
  const stores = [await open(env, limits), await open(env, limits)];
  const visit = small(30);
  for (const party of [3, 3, 3, 3, 3, 3, 2]) await bookConfirmed(stores[0]!, sampleBooking({ visit, party }));
  await mails(stores[0]!);
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, (_, n) => patiently(() => stores[n % 2]!.book(sampleBooking({ visit })))),
  );
  expect(outcomes).toEqual(Array(30).fill('stored'));
  expect(await stores[1]!.seats()).toEqual({ [visit.id]: 20 });
  const asked = await mails(stores[0]!);
  expect(lettersOf(asked)).toEqual(Array(30).fill('confirm'));
  // Each button is pressed twice: people do that.
  const pressed = asked.flatMap(({ booking }) => [booking.token, booking.token]);
  const states = await Promise.all(pressed.map((token, n) => patiently(() => stores[n % 2]!.confirmBooking(token))));
  expect(states.filter((state) => state === 'place')).toHaveLength(20);
  expect(await stores[1]!.seats()).toEqual({ [visit.id]: 30 });
  const sent = await mails(stores[0]!);
  expect(Map.groupBy(sent, ({ letter }) => letter).get('place')).toHaveLength(10);
  expect(Map.groupBy(sent, ({ letter }) => letter).get('waiting')).toHaveLength(20);
  expect(new Set(sent.map(({ booking }) => booking.email)).size).toBe(30);
  expect(await mails(stores[1]!)).toEqual([]);
});

test('after five cancellations at once, five waiting bookings move up, each with one mail', async () => {
  const env = await emptyDatabase();
  const now = () => new Date('2026-03-01T10:00:00.000Z');
  const stores = [await open(env, { now }), await open(env, { now })];
  const visit = small(5);
  for (let n = 0; n < 12; n += 1) await bookConfirmed(stores[0]!, sampleBooking({ visit }));
  const first = (await mails(stores[0]!)).filter(({ letter }) => letter === 'place');
  // Each link is pressed twice: people do that.
  const pressed = first.flatMap(({ booking }) => [booking.token, booking.token]);
  const outcomes = await Promise.all(pressed.map((token, n) => stores[n % 2]!.cancelBooking(token)));
  expect(outcomes.filter(Boolean)).toHaveLength(5);
  const moved = await mails(stores[1]!);
  expect(lettersOf(moved)).toEqual(Array(5).fill('moved-up'));
  expect(new Set(moved.map(({ booking }) => booking.id)).size).toBe(5);
  expect(await stores[0]!.seats()).toEqual({ [visit.id]: 5 });
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
  const visit = small(1);
  await book({ visit, email: 'ana@example.com' });
  pass(1000);
  await book({ visit, email: 'eva@example.com' });
  const [first] = (await mails(store)) as [BookingDelivery];
  const backup = await backUp(store);
  pass(1000);
  expect(await store.erase({ email: 'Ana@example.com' })).toMatchObject({ bookings: 1, deliveries: 2 });
  expect((await mails(store)).map(({ booking, letter }) => [booking.email, letter])).toEqual([
    ['eva@example.com', 'moved-up'],
  ]);
  await store.restore(backup, []);
  expect(await store.findBooking(first.booking.token)).toBeNull();
  const other = await openWithClock();
  await other.store.restore(backup, await store.erasures());
  expect(await other.store.findBooking(first.booking.token)).toBeNull();
  expect(await other.store.seats()).toEqual({});
  const third = await openWithClock();
  expect(await third.store.restore(backup, [])).toMatchObject({ bookings: 2 });
  expect(await third.store.findBooking(first.booking.token)).toMatchObject({ booking: first.booking });
  const soon = new Date(now().getTime() + 1);
  expect(await store.purgeable('bookings', soon)).toEqual({ old: 1, stored: 1 });
  expect(await store.purge(soon)).toEqual({ enquiries: 0, bookings: 1, deliveries: 3, unsent: 0 });
  expect(await store.purgeable('bookings', soon)).toEqual({ old: 0, stored: 0 });
  expect(await store.seats()).toEqual({});
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
