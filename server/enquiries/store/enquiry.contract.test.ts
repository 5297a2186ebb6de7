import { expect, test } from 'vitest';
import { inOne } from '../../../tests/in-one.ts';
import { enquiryOf } from '../../../tests/enquiry-of.ts';
import { openedStores } from '../../../tests/opened-stores.ts';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { sampleRequest } from '../../../tests/sample-subscription.ts';
import type { EnquiryStore } from './store.ts';

const minute = 60_000;

const { emptyDatabase, open, openWithClock } = openedStores();
test('returns an enquiry as it was stored', async () => {
  const env = await emptyDatabase();
  const full = sampleEnquiry({ message: 'Tildes ñ, «comillas», 漢字, 👩‍✈️, "x", \'y\', %_\\, <b>\r\nsegunda línea' });
  const bare = sampleEnquiry({
    phone: null,
    organisation: null,
    role: null,
    message: null,
    course: null,
    campus: null,
    page: null,
    clickId: null,
    referrer: null,
    campaign: null,
    marketingConsent: null,
  });
  const store = await open(env);
  expect(await store.accept(full)).toBe('stored');
  expect(await store.accept(bare)).toBe('stored');
  const reopened = await open(env);
  expect((await reopened.show(full.id))?.enquiry).toEqual(full);
  expect((await reopened.show(bare.id))?.enquiry).toEqual(bare);
  expect(await reopened.show('none')).toBeNull();
});

test('stores an id once when it arrives twenty times at once, through two connections', async () => {
  const env = await emptyDatabase();
  const stores = [await open(env), await open(env)];
  const enquiry = sampleEnquiry();
  const outcomes = await Promise.all(Array.from({ length: 20 }, (_, n) => stores[n % 2]!.accept(enquiry)));
  expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
  expect(await stores[0]!.accept({ ...enquiry, name: 'Someone else' })).toBe('already-stored');
  expect((await stores[0]!.list()).map((stored) => stored.enquiry.name)).toEqual([enquiry.name]);
  expect((await stores[0]!.outboxSummary())['centre-mail'].waiting).toBe(1);
});

test('queues a webhook call only if a webhook is configured', async () => {
  const without = await open(await emptyDatabase());
  await without.accept(sampleEnquiry());
  expect((await without.list())[0]?.deliveries.map(({ kind }) => kind)).toEqual(['centre-mail', 'visitor-mail']);
  const withOne = await open({ ...(await emptyDatabase()), WEBHOOK_URL: 'https://example.org/hook' });
  await withOne.accept(sampleEnquiry());
  expect((await withOne.list())[0]?.deliveries.map(({ kind }) => kind)).toEqual([
    'centre-mail',
    'visitor-mail',
    'webhook',
  ]);
});

test('one mailbox gets a limited number of answers a day, with any tag, and all its enquiries are stored', async () => {
  const { store, now, pass } = await openWithClock({ limits: { perMailboxAndDay: 2, perHour: 100 } });
  const send = (email: string) => store.accept(sampleEnquiry({ email, receivedAt: now() }));
  const alike = ['ana@example.com', 'Ana+1@example.com', 'ana+x+2@EXAMPLE.com'];
  for (const email of [...alike, 'eva@example.com', '+tag@example.com']) await send(email);
  const { 'centre-mail': centre, 'visitor-mail': visitor } = await store.outboxSummary();
  expect([centre.waiting, visitor.waiting]).toEqual([5, 4]);
  expect((await store.list({ search: 'ana+1@example.com' })).map(({ enquiry }) => enquiry.email)).toEqual([
    'Ana+1@example.com',
  ]);
  pass(24 * 60 * minute);
  await send('ana@example.com');
  expect((await store.outboxSummary())['visitor-mail'].waiting).toBe(5);
});

test('keeps the limit for one mailbox when all enquiries arrive at once, through two connections', async () => {
  const env = await emptyDatabase();
  const stores = [await open(env), await open(env)];
  const sent = Array.from({ length: 30 }, (_, n) =>
    stores[n % 2]!.accept(sampleEnquiry({ email: `victim+${n}@example.com` })),
  );
  expect(await Promise.all(sent)).toEqual(sent.map(() => 'stored'));
  const summary = await stores[0]!.outboxSummary();
  expect([summary['centre-mail'].waiting, summary['visitor-mail'].waiting]).toEqual([30, 5]);
});

test('all mailboxes together get a limited number of answers an hour, even if all enquiries arrive at once', async () => {
  const { store, now, pass } = await openWithClock({ limits: { perMailboxAndDay: 5, perHour: 7 } });
  const send = () => store.accept(sampleEnquiry({ receivedAt: now() }));
  await Promise.all(Array.from({ length: 20 }, send));
  const summary = await store.outboxSummary();
  expect([summary['centre-mail'].waiting, summary['visitor-mail'].waiting]).toEqual([20, 7]);
  pass(60 * minute);
  await send();
  expect((await store.outboxSummary())['visitor-mail'].waiting).toBe(8);
});

test('refuses an invalid enquiry, keeps its text out of the error, and still accepts others', async () => {
  const store = await open(await emptyDatabase());
  const error = await store.accept(sampleEnquiry({ message: 'secret\0text' })).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'EnquiryStoreError', code: 'unstorable' });
  expect(JSON.stringify(error) + String(error)).not.toContain('secret');
  await expect(store.accept(sampleEnquiry({ receivedAt: new Date(Number.NaN) }))).rejects.toThrow('unstorable');
  const withoutName = sampleEnquiry({ name: null as unknown as string, message: 'secret' });
  const refused = await store.accept(withoutName).catch((reason: unknown) => reason);
  expect(refused).toMatchObject({ name: 'EnquiryStoreError' });
  expect(JSON.stringify(refused) + String(refused)).not.toContain('secret');
  expect(await store.accept(sampleEnquiry())).toBe('stored');
  expect(await store.list()).toHaveLength(1);
});

test('lists the newest enquiries first, filtered by form, day, address or failure, and at most a given number', async () => {
  const { store } = await openWithClock();
  const days = ['2026-01-10', '2026-02-10', '2026-02-20'];
  const [january, february, late] = days.map((day) => sampleEnquiry({ receivedAt: new Date(day), form: 'contact' }));
  for (const enquiry of [february!, late!, january!]) await store.accept(enquiry);
  await store.accept(sampleEnquiry({ receivedAt: new Date('2026-01-01'), email: 'Ana@Example.com' }));
  const ids = async (filter: Parameters<EnquiryStore['list']>[0]) =>
    (await store.list(filter)).map(({ enquiry }) => enquiry.id);
  expect(await ids({ form: 'contact' })).toEqual([late!.id, february!.id, january!.id]);
  expect(await ids({ since: '2026-02-10' })).toEqual([late!.id, february!.id]);
  expect((await store.list({}, 2)).map(({ deliveries }) => deliveries.length)).toEqual([2, 2]);
  expect(await ids({ search: ' ana@example.COM' })).toHaveLength(1);
  expect(await ids({ failed: true })).toEqual([]);
  const [delivery] = await store.claim({ kinds: ['centre-mail'], limit: 1, leaseMs: minute });
  await store.markFailed(delivery!, 'refused 550');
  expect(await ids({ failed: true })).toEqual([enquiryOf(delivery).id]);
});

test('a purge deletes old enquiries, and counts the deliveries that were neither sent nor given up', async () => {
  const { store, now } = await openWithClock();
  expect(await store.purgeable('enquiries', now())).toEqual({ old: 0, stored: 0 });
  for (let n = 0; n < 2; n++) await store.accept(sampleEnquiry({ receivedAt: new Date(now().getTime() - minute) }));
  const [sent, failed] = await store.claim({ kinds: ['centre-mail'], limit: 2, leaseMs: minute });
  await store.markSent(sent!);
  await store.markFailed(failed!, 'refused 550');
  await store.claim({ kinds: ['visitor-mail'], limit: 1, leaseMs: minute });
  const young = sampleEnquiry({ receivedAt: now() });
  await store.accept(young);
  expect(await store.purgeable('enquiries', now())).toEqual({ old: 2, stored: 3 });
  expect(await store.purge(now())).toEqual({ enquiries: 2, bookings: 0, deliveries: 4, unsent: 2 });
  expect((await store.list()).map(({ enquiry }) => enquiry.id)).toEqual([young.id]);
});

test('returns the facts that the figures count, without personal data', async () => {
  const { store, now, pass } = await openWithClock();
  await store.accept(sampleEnquiry({ receivedAt: now() }));
  pass(minute);
  const since = now();
  await store.accept(sampleEnquiry({ receivedAt: since, form: 'contact', course: null }));
  await store.subscribe(sampleRequest({ at: since }));
  const [, second] = await store.claim({ kinds: ['centre-mail'], limit: 9, leaseMs: minute });
  await store.markSent(second!);
  const enquiries = await inOne(store.figureEnquiries(since));
  expect(enquiries).toHaveLength(1);
  expect(enquiries[0]).toMatchObject({ receivedAt: since, form: 'contact', course: null, state: 'new' });
  const said = JSON.stringify(enquiries);
  for (const personal of ['Peñalver', '@', '600', 'Aeródromo', '¿']) expect(said).not.toContain(personal);
  expect(await inOne(store.figureEnquiries(new Date(0)))).toHaveLength(2);
  const first = new Date(since.getTime() - minute);
  expect(await store.oldestWaiting()).toEqual({
    'centre-mail': first,
    'visitor-mail': first,
    'opt-in-mail': since,
  });
});
