import { expect, test } from 'vitest';
import { openedStores } from '../../../tests/opened-stores.ts';
import { bookConfirmed, sampleBooking, sampleVisit } from '../../../tests/sample-booking.ts';
import { deliveryKinds, type BookingDelivery } from '../../enquiries/outbox/delivery.ts';
import { readLog } from '../log/office-log.ts';
import { cancelBooking, untoldOf } from './visit-queries.ts';

const { backUp, openBoth } = openedStores();
const at = new Date('2026-03-02T10:00:00.000Z');
const visit = sampleVisit({ places: 1 });

async function openBooked() {
  const opened = await openBoth({ now: () => at });
  const { store, database } = opened;
  const zoe = sampleBooking({ visit, name: 'Zoe Ruiz', email: 'zoe@example.com', language: 'en' });
  await bookConfirmed(store, zoe);
  await bookConfirmed(store, sampleBooking({ visit, email: 'eva@example.com' }));
  const claim = (kinds = deliveryKinds as readonly (typeof deliveryKinds)[number][]) =>
    store.claim({ kinds, limit: 9, leaseMs: 60_000 }) as Promise<BookingDelivery[]>;
  for (const mail of await claim()) await store.markSent(mail);
  const request = {
    visit: visit.id,
    booking: zoe.submission,
    by: 'ana@centro.example',
    reason: 'We are short of staff.',
  };
  return { ...opened, claim, cancel: (when = at) => cancelBooking(database, request, when), id: zoe.submission };
}

test('of two simultaneous cancellations one succeeds: the next person moves up, and one cancellation mail and one log line are written', async () => {
  const { database, store, claim, cancel, id } = await openBooked();
  expect((await Promise.all([cancel(), cancel()])).toSorted()).toEqual(['cancelled', 'gone']);
  expect(await store.seats()).toEqual({ [visit.id]: 1 });
  expect((await readLog(database.db, null)).lines).toMatchObject([
    { at: at.toISOString(), by: 'ana@centro.example', action: 'cancelled', subject: `${visit.id} ${id}` },
  ]);
  const mails = await claim();
  expect(mails.map(({ booking, letter }) => `${booking.email} ${letter}`).toSorted()).toEqual([
    'eva@example.com moved-up',
    'zoe@example.com cancelled',
  ]);
  const mail = mails.find(({ letter }) => letter === 'cancelled');
  expect(mail).toMatchObject({
    letter: 'cancelled',
    booking: { id, email: 'zoe@example.com', language: 'en' },
    visit,
    reason: 'We are short of staff.',
  });
  await store.markSent(mail!);
  const rows = await database.db.selectFrom('outbox').selectAll().execute();
  expect(JSON.stringify(rows), 'a sent mail contains no data of its recipient').not.toMatch(/zoe|short of staff/i);
});

test('a visit that has begun keeps its bookings', async () => {
  const { store, cancel } = await openBooked();
  expect(await cancel(new Date(visit.startsAt))).toBe('over');
  expect(await store.seats()).toEqual({ [visit.id]: 1 });
});

test('an uncertain mail is shown, can be sent again, is restored from a backup, and is erased with its person', async () => {
  const { database, store, claim, cancel, id } = await openBooked();
  await cancel();
  const mail = (await claim()).find(({ letter }) => letter === 'cancelled');
  await store.markUncertain(mail!, 'interrupted');
  expect(await untoldOf(database, visit.id)).toEqual([{ name: 'Zoe Ruiz', email: 'zoe@example.com' }]);
  expect(await untoldOf(database, 'other')).toEqual([]);
  expect(await store.sendAgain(id)).toBe(1);
  const file = await backUp(store);
  const other = await openBoth({ now: () => at });
  await other.store.restore(file, []);
  expect(await untoldOf(other.database, visit.id)).toHaveLength(1);
  expect(await store.erase({ email: 'Zoe@example.com' })).toMatchObject({ bookings: 0, deliveries: 1 });
  const third = await openBoth({ now: () => at });
  await third.store.restore(file, await store.erasures());
  expect(await untoldOf(third.database, visit.id)).toEqual([]);
  await other.store.purge(new Date(at.getTime() + 1));
  expect(await untoldOf(other.database, visit.id)).toEqual([]);
});
