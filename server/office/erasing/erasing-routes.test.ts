import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asking } from '../../../tests/respond-to.ts';
import { sampleBooking } from '../../../tests/sample-booking.ts';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { sampleRequest } from '../../../tests/sample-subscription.ts';
import { openedStores } from '../../../tests/opened-stores.ts';
import { temporaryFolders } from '../../../tests/temporary-folders.ts';
import { erasingRoutes } from './erasing-routes.ts';

const { emptyFolder } = temporaryFolders('erasing-routes');
const { openBoth } = openedStores();
const now = () => new Date('2026-03-02T09:00:00.000Z');

async function openRoutes(env: { RETENTION_MONTHS?: number } = {}) {
  const folder = emptyFolder();
  const { database, store } = await openBoth({ now }, { DATA_DIR: folder });
  const facts = { retentionMonths: 12, waitingMonths: 24 };
  const routes = erasingRoutes({ ...database, store, facts, env: { ...env, DATA_DIR: folder }, now });
  const ask = asking(routes);
  return { ask, db: database.db, folder, routes, store };
}

test('an erasure is previewed, is done only once confirmed, and is recorded for restored backups', async () => {
  const { ask, folder, store } = await openRoutes();
  const email = 'ana@example.com';
  await store.accept(sampleEnquiry({ email }));
  await store.accept(sampleEnquiry());
  await store.subscribe(sampleRequest({ email, at: now() }));
  const preview = await ask('GET /api/erasing', { query: new URLSearchParams({ email }) });
  const counts = { enquiries: 1, subscriptions: 1, bookings: 0, deliveries: 3 };
  expect(preview).toEqual({ ...counts, events: 0, backupsUntil: '2028-03-02' });
  await expect(ask('POST /api/erasing', { body: { email } })).rejects.toMatchObject({ status: 422 });
  expect(existsSync(join(folder, 'erasures.log'))).toBe(false);
  const done = await ask('POST /api/erasing', { body: { email: 'ANA@example.com', confirm: true } });
  expect(done).toEqual({ ...counts, cleaned: true, backupsUntil: '2028-03-02' });
  expect(readFileSync(join(folder, 'erasures.log'), 'utf8')).toMatch(/^2026-03-02T09:00:00\.000Z [\w-]{43}\n$/);
  expect(await store.list()).toHaveLength(1);
  const again = ask('POST /api/erasing', { body: { email, confirm: true } });
  await expect(again).rejects.toMatchObject({ status: 404, message: 'gone' });
});

test('the enquiries and bookings with a telephone number are erased, however it is typed', async () => {
  const { ask, folder, store } = await openRoutes();
  for (const phone of ['+34 600 12 34 56', '600-123-456', '600 123 457', null])
    await store.accept(sampleEnquiry({ phone }));
  await store.book(sampleBooking({ phone: '600123456' }));
  const of = (phone: string) => ask('GET /api/erasing', { query: new URLSearchParams({ phone }) });
  expect(await of('0034 600\u2011123\u2011456')).toMatchObject({ enquiries: 2, bookings: 1, subscriptions: 0 });
  expect(await of('600 123 45')).toMatchObject({ enquiries: 0, bookings: 0 });
  const done = await ask('POST /api/erasing', { body: { phone: '600 123 456', confirm: true } });
  expect(done).toMatchObject({ enquiries: 2, bookings: 1, cleaned: true });
  expect((await store.list()).map(({ enquiry }) => enquiry.phone)).toEqual([null, '600 123 457']);
  expect(readFileSync(join(folder, 'erasures.log'), 'utf8').trim().split('\n')).toHaveLength(3);
});

test('nothing is erased if the erasure cannot be recorded', async () => {
  const { ask, folder, store } = await openRoutes();
  const enquiry = sampleEnquiry();
  await store.accept(enquiry);
  // A folder named `erasures.log` makes writing that file impossible.
  mkdirSync(join(folder, 'erasures.log', 'taken'), { recursive: true });
  await expect(ask('POST /api/erasing', { body: { id: enquiry.id, confirm: true } })).rejects.toThrow();
  expect(await store.show(enquiry.id)).not.toBeNull();
});

test.each([{}, { email: '' }, { id: 'x' }, { email: 'a@b.example', id: 'x' }, { name: 'Ana' }, { phone: 'none' }])(
  'a request that does not name one person or enquiry is refused: %j',
  async (query: Record<string, string>) => {
    const { ask } = await openRoutes();
    const asked = ask('GET /api/erasing', { query: new URLSearchParams(query) });
    await expect(asked).rejects.toMatchObject({ status: 422, message: 'whose' });
  },
);

test('retention periods are shown with the number of old entries; a setting overrides the privacy policy', async () => {
  const { ask, db, store } = await openRoutes({ RETENTION_MONTHS: 6 });
  await store.accept(sampleEnquiry({ receivedAt: new Date('2025-08-01T09:00:00Z') }));
  await store.accept(sampleEnquiry({ receivedAt: now() }));
  for (const email of ['ana@example.com', 'eva@example.com']) await store.book(sampleBooking({ email }));
  const booked_at = '2025-08-01T09:00:00.000Z';
  await db.updateTable('bookings').set({ booked_at }).where('email', '=', 'ana@example.com').execute();
  expect(await ask('GET /api/keeping')).toEqual({
    enquiryMonths: 6,
    waitingMonths: 24,
    unconfirmedDays: 7,
    enquiries: { old: 1, stored: 2 },
    subscriptions: { old: 0, stored: 0 },
    bookings: { old: 1, stored: 2 },
  });
});

test('only an owner may erase, and each erasure is logged', async () => {
  const { routes } = await openRoutes();
  const erasing = routes.filter(({ path }) => path === '/api/erasing');
  expect(erasing.map(({ role, logs }) => [role, logs?.action])).toEqual([
    ['owner', undefined],
    ['owner', 'erased'],
  ]);
});
