import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import type { Enquiry } from '../../../src/schema/enquiry.ts';
import { enquiryDeliveryKinds, type ClaimedDelivery } from '../outbox/delivery.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { openEnquiryStore, type EnquiryStoreEnv, type EnquiryStoreOptions } from './store.ts';

const minute = 60_000;
const mails = ['centre-mail', 'visitor-mail'] as const;

function enquiryOf(delivery: ClaimedDelivery | undefined): Enquiry {
  if (!delivery || !('enquiry' in delivery)) throw new Error('the delivery is not about an enquiry');
  return delivery.enquiry;
}

/** What every store promises, whatever it keeps enquiries in. `emptyDatabase` resolves to a place that nobody used before. */
export function enquiryStoreContract(name: string, emptyDatabase: () => Promise<EnquiryStoreEnv>): void {
  describe(`enquiry store on ${name}`, () => {
    const opened: EnquiryStore[] = [];
    afterEach(async () => {
      await Promise.all(opened.splice(0).map((store) => store.close()));
    });

    async function open(env: EnquiryStoreEnv, options?: EnquiryStoreOptions): Promise<EnquiryStore> {
      const store = await openEnquiryStore(env, options);
      opened.push(store);
      return store;
    }

    /** A store whose time only goes on when the test says so. */
    async function openWithClock(changes: Partial<EnquiryStoreEnv> = {}, options: EnquiryStoreOptions = {}) {
      let time = new Date('2026-03-01T10:00:00.000Z');
      const store = await open({ ...(await emptyDatabase()), ...changes }, { ...options, now: () => time });
      return { store, now: () => time, pass: (ms: number) => void (time = new Date(time.getTime() + ms)) };
    }

    test('gives back an enquiry as it came', async () => {
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

    test('stores an id once, and leaves the first as it was', async () => {
      const store = await open(await emptyDatabase());
      const enquiry = sampleEnquiry();
      expect(await store.accept(enquiry)).toBe('stored');
      expect(await store.accept({ ...enquiry, name: 'Someone else' })).toBe('already-stored');
      expect((await store.list()).map((stored) => stored.enquiry.name)).toEqual([enquiry.name]);
    });

    test('stores an id once when it arrives twenty times at once, through two processes', async () => {
      const env = await emptyDatabase();
      const stores = [await open(env), await open(env)];
      const enquiry = sampleEnquiry();
      const outcomes = await Promise.all(Array.from({ length: 20 }, (_, n) => stores[n % 2]!.accept(enquiry)));
      expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
      expect(await stores[0]!.list()).toHaveLength(1);
      expect((await stores[0]!.outboxSummary())['centre-mail'].waiting).toBe(1);
    });

    test('can be opened by many at once on an empty database', async () => {
      const env = await emptyDatabase();
      const stores = await Promise.all(Array.from({ length: 6 }, () => open(env)));
      await Promise.all(stores.map((store) => store.accept(sampleEnquiry())));
      expect(await stores[0]!.list()).toHaveLength(6);
    });

    test('leaves a call to the webhook only where there is one', async () => {
      const without = await open(await emptyDatabase());
      await without.accept(sampleEnquiry());
      expect((await without.list())[0]?.deliveries.map(({ kind }) => kind)).toEqual(['centre-mail', 'visitor-mail']);
      const withOne = await open({ ...(await emptyDatabase()), WEBHOOK_URL: 'https://example.org/hook' });
      await withOne.accept(sampleEnquiry());
      expect((await withOne.list())[0]?.deliveries.map(({ kind }) => kind)).toEqual([...enquiryDeliveryKinds]);
    });

    test('answers one mailbox only so often a day, whatever its tag, but keeps all it sends', async () => {
      const { store, now, pass } = await openWithClock({}, { answerLimits: { perMailboxAndDay: 2, perHour: 100 } });
      const send = (email: string) => store.accept(sampleEnquiry({ email, receivedAt: now() }));
      const alike = ['ana@example.com', 'Ana+1@example.com', 'ana+x+2@EXAMPLE.com'];
      for (const email of [...alike, 'eva@example.com', '+tag@example.com']) await send(email);
      const { 'centre-mail': centre, 'visitor-mail': visitor } = await store.outboxSummary();
      expect([centre.waiting, visitor.waiting]).toEqual([5, 4]);
      expect((await store.list({ email: 'ana+1@example.com' })).map(({ enquiry }) => enquiry.email)).toEqual([
        'Ana+1@example.com',
      ]);
      pass(24 * 60 * minute);
      await send('ana@example.com');
      expect((await store.outboxSummary())['visitor-mail'].waiting).toBe(5);
    });

    test('answers one mailbox exactly so often when all arrive at once, through two processes', async () => {
      const env = await emptyDatabase();
      const stores = [await open(env), await open(env)];
      const sent = Array.from({ length: 30 }, (_, n) =>
        stores[n % 2]!.accept(sampleEnquiry({ email: `victim+${n}@example.com` })),
      );
      expect(await Promise.all(sent)).toEqual(sent.map(() => 'stored'));
      const summary = await stores[0]!.outboxSummary();
      expect([summary['centre-mail'].waiting, summary['visitor-mail'].waiting]).toEqual([30, 5]);
    });

    test('answers so many mailboxes an hour and no more, when all arrive at once', async () => {
      const { store, now, pass } = await openWithClock({}, { answerLimits: { perMailboxAndDay: 5, perHour: 7 } });
      const send = () => store.accept(sampleEnquiry({ receivedAt: now() }));
      await Promise.all(Array.from({ length: 20 }, send));
      const summary = await store.outboxSummary();
      expect([summary['centre-mail'].waiting, summary['visitor-mail'].waiting]).toEqual([20, 7]);
      pass(60 * minute);
      await send();
      expect((await store.outboxSummary())['visitor-mail'].waiting).toBe(8);
    });

    test('refuses what cannot be stored, tells nothing of it, and goes on', async () => {
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

    test('lists the newest first and by what is asked', async () => {
      const { store } = await openWithClock();
      const days = ['2026-01-10', '2026-02-10', '2026-02-20'];
      const [january, february, late] = days.map((day) =>
        sampleEnquiry({ receivedAt: new Date(day), form: 'contact' }),
      );
      for (const enquiry of [february!, late!, january!]) await store.accept(enquiry);
      await store.accept(sampleEnquiry({ receivedAt: new Date('2026-01-01'), email: 'Ana@Example.com' }));
      const ids = async (filter: Parameters<EnquiryStore['list']>[0]) =>
        (await store.list(filter)).map(({ enquiry }) => enquiry.id);
      expect(await ids({ form: 'contact' })).toEqual([late!.id, february!.id, january!.id]);
      expect(await ids({ since: new Date('2026-02-10') })).toEqual([late!.id, february!.id]);
      expect(await ids({ limit: 1 })).toEqual([late!.id]);
      expect((await store.list({ limit: 2 })).map(({ deliveries }) => deliveries.length)).toEqual([2, 2]);
      expect(await ids({ email: ' ana@example.COM' })).toHaveLength(1);
      expect(await ids({ failed: true })).toEqual([]);
      const [delivery] = await store.claim({ kinds: ['centre-mail'], limit: 1, leaseMs: minute });
      await store.markFailed(delivery!, 'refused 550');
      expect(await ids({ failed: true })).toEqual([enquiryOf(delivery).id]);
    });

    test('erases a person or one enquiry with what would have left', async () => {
      const store = await open(await emptyDatabase());
      const kept = sampleEnquiry();
      for (const email of ['ana@example.com', 'ANA@example.com']) await store.accept(sampleEnquiry({ email }));
      await store.accept(kept);
      expect(await store.erase({ email: 'Ana@Example.com' })).toEqual({
        enquiries: 2,
        subscriptions: 0,
        deliveries: 4,
        cleaned: true,
      });
      expect(await store.erase({ email: 'ana@example.com' })).toEqual({
        enquiries: 0,
        subscriptions: 0,
        deliveries: 0,
        cleaned: true,
      });
      expect((await store.list()).map(({ enquiry }) => enquiry.id)).toEqual([kept.id]);
      expect(await store.erase({ id: kept.id })).toEqual({
        enquiries: 1,
        subscriptions: 0,
        deliveries: 2,
        cleaned: true,
      });
      expect((await store.outboxSummary())['visitor-mail'].waiting).toBe(0);
    });

    test('purges what is older, and says what of it had not left', async () => {
      const { store, now } = await openWithClock();
      await store.accept(sampleEnquiry({ receivedAt: new Date(now().getTime() - minute) }));
      await store.accept(sampleEnquiry({ receivedAt: now() }));
      const [old] = await store.list();
      const claimed = await store.claim({ kinds: ['visitor-mail'], limit: 9, leaseMs: minute });
      for (const delivery of claimed) await store.markSent(delivery);
      expect(await store.purge(now())).toEqual({ enquiries: 1, deliveries: 2, unsent: 1 });
      expect((await store.list()).map(({ enquiry }) => enquiry.id)).toEqual([old!.enquiry.id]);
    });

    test('leases what is due to one process only, until the lease ends', async () => {
      const { store, pass } = await openWithClock();
      const enquiry = sampleEnquiry();
      await store.accept(enquiry);
      const first = await store.claim({ kinds: mails, limit: 9, leaseMs: minute });
      expect(first.map(({ kind, attempt }) => `${kind} ${attempt}`).toSorted()).toEqual([
        'centre-mail 1',
        'visitor-mail 1',
      ]);
      expect(enquiryOf(first[0])).toEqual(enquiry);
      expect(first[0]?.id).toBe(`${enquiry.id}.${first[0]?.kind}`);
      expect(await store.claim({ kinds: mails, limit: 9, leaseMs: minute })).toEqual([]);
      pass(minute);
      const second = await store.claim({ kinds: mails, limit: 9, leaseMs: minute });
      expect(second.map(({ attempt }) => attempt)).toEqual([2, 2]);
      expect(await store.markSent(first[0]!)).toBe(false);
      expect(await store.markSent(second.find(({ id }) => id === first[0]!.id)!)).toBe(true);
    });

    test('claims only the kinds asked for and no more than the limit', async () => {
      const store = await open({ ...(await emptyDatabase()), WEBHOOK_URL: 'https://example.org/hook' });
      for (let n = 0; n < 3; n++) await store.accept(sampleEnquiry());
      expect(await store.claim({ kinds: [], limit: 9, leaseMs: minute })).toEqual([]);
      const claimed = await store.claim({ kinds: ['webhook'], limit: 2, leaseMs: minute });
      expect(claimed.map(({ kind }) => kind)).toEqual(['webhook', 'webhook']);
      const { 'centre-mail': centre, webhook } = await store.outboxSummary();
      expect(centre).toEqual({ waiting: 3, leased: 0, sent: 0, failed: 0, uncertain: 0 });
      expect(webhook).toEqual({ waiting: 1, leased: 2, sent: 0, failed: 0, uncertain: 0 });
    });

    test('never leases one delivery to two processes that claim at once', async () => {
      const env = await emptyDatabase();
      const stores = [await open(env), await open(env), await open(env)];
      for (let n = 0; n < 15; n++) await stores[0]!.accept(sampleEnquiry());
      const claims = Array.from({ length: 30 }, (_, n) =>
        stores[n % 3]!.claim({ kinds: mails, limit: 2, leaseMs: minute }),
      );
      const ids = (await Promise.all(claims)).flat().map(({ id }) => id);
      const rest = await stores[0]!.claim({ kinds: mails, limit: 99, leaseMs: minute });
      const all = [...ids, ...rest.map(({ id }) => id)];
      expect(new Set(all).size).toBe(30);
      expect(all).toHaveLength(30);
    });

    test('puts off, gives up and takes up again', async () => {
      const { store, now, pass } = await openWithClock();
      await store.accept(sampleEnquiry());
      const claim = async () => (await store.claim({ kinds: ['centre-mail'], limit: 1, leaseMs: minute }))[0];
      const later = new Date(now().getTime() + 10 * minute);

      expect(await store.markRetry((await claim())!, later, 'unreachable ECONNREFUSED')).toBe(true);
      expect(await claim()).toBeUndefined();
      expect(await store.nextDue(['centre-mail'])).toEqual(later);
      expect((await store.list())[0]?.deliveries[0]).toEqual({
        kind: 'centre-mail',
        state: 'waiting',
        attempts: 1,
        nextAttemptAt: later,
        lastError: 'unreachable ECONNREFUSED',
        sentAt: null,
      });
      await store.bringForwardUnreachable('visitor-mail');
      expect(await claim()).toBeUndefined();
      await store.bringForwardUnreachable('centre-mail');
      const again = (await claim())!;
      expect(again.attempt).toBe(2);

      await store.markRetry(again, later, 'refused 450');
      await store.bringForwardUnreachable('centre-mail');
      expect(await claim()).toBeUndefined();
      expect(await store.retryFailed()).toEqual({ failed: 0, delayed: 1 });

      expect(await store.markFailed((await claim())!, 'refused 550')).toBe(true);
      pass(1_000 * minute);
      expect(await claim()).toBeUndefined();
      expect(await store.retryFailed()).toEqual({ failed: 1, delayed: 0 });
      const fresh = (await claim())!;
      expect(fresh.attempt).toBe(1);
      expect(await store.markSent(fresh)).toBe(true);
      expect((await store.list())[0]?.deliveries[0]).toMatchObject({ state: 'sent', sentAt: now(), lastError: null });
    });

    test('knows when the next delivery is due', async () => {
      const { store, now, pass } = await openWithClock();
      expect(await store.nextDue(mails)).toBeNull();
      await store.accept(sampleEnquiry());
      expect(await store.nextDue(mails)).toEqual(now());
      expect(await store.nextDue(['webhook'])).toBeNull();
      expect(await store.nextDue([])).toBeNull();
      const claimed = await store.claim({ kinds: mails, limit: 9, leaseMs: minute });
      expect(await store.nextDue(mails)).toEqual(new Date(now().getTime() + minute));
      pass(1_000);
      for (const delivery of claimed) await store.markSent(delivery);
      expect(await store.nextDue(mails)).toBeNull();
    });

    test('keeps a setting as whoever comes first made it', async () => {
      const env = await emptyDatabase();
      const stores = [await open(env), await open(env)];
      expect(await stores[0]!.readSetting('key')).toBeNull();
      const kept = await Promise.all(
        Array.from({ length: 10 }, (_, n) => stores[n % 2]!.keepSetting('key', () => `${n}`)),
      );
      expect(new Set(kept).size).toBe(1);
      await stores[0]!.writeSetting('key', 'other');
      expect(await stores[1]!.keepSetting('key', () => 'mine')).toBe('other');
    });

    test('says how much a purge would take', async () => {
      const { store, now } = await openWithClock();
      expect(await store.purgeable(now())).toEqual({ old: 0, stored: 0 });
      await store.accept(sampleEnquiry({ receivedAt: new Date(now().getTime() - minute) }));
      await store.accept(sampleEnquiry({ receivedAt: now() }));
      expect(await store.purgeable(now())).toEqual({ old: 1, stored: 2 });
    });

    test('a backup brings everything back into an empty database, but what was erased since', async () => {
      const { store, now, pass } = await openWithClock();
      const kept = sampleEnquiry({ receivedAt: now(), message: '漢字' });
      const [erased, writesAgain] = [sampleEnquiry({ receivedAt: now() }), sampleEnquiry({ receivedAt: now() })];
      for (const enquiry of [kept, erased, writesAgain]) await store.accept(enquiry);
      const [sent] = await store.claim({ kinds: ['centre-mail'], limit: 1, leaseMs: minute });
      await store.markSent(sent!);
      const folder = mkdtempSync(join(tmpdir(), 'backup-'));
      const file = join(folder, 'enquiries.backup');
      await store.backup(file);
      expect(statSync(file).mode & 0o077).toBe(0);
      expect(readdirSync(folder)).toEqual(['enquiries.backup']);
      await expect(store.backup(file)).rejects.toMatchObject({ code: 'EEXIST' });

      await store.erase({ email: erased.email.toUpperCase() });
      await store.erase({ id: writesAgain.id });
      pass(minute);
      const later = sampleEnquiry({ receivedAt: now(), email: writesAgain.email });
      await store.accept(later);
      const erasures = await store.erasures();
      expect(JSON.stringify(erasures)).not.toContain('@');

      const { store: empty } = await openWithClock();
      expect(await empty.restore(file, erasures)).toEqual({ restored: 1, present: 0, erased: 2, subscriptions: 0 });
      const [stored] = await empty.list();
      expect(stored?.enquiry).toEqual(kept);
      const states = stored?.deliveries.map(({ state }) => state).toSorted();
      expect(states).toEqual(enquiryOf(sent).id === kept.id ? ['sent', 'uncertain'] : ['uncertain', 'uncertain']);

      // Into the database that it came from: what is there stays as it is.
      expect(await store.restore(file, [])).toEqual({ restored: 0, present: 1, erased: 2, subscriptions: 0 });
      expect(await store.list()).toHaveLength(2);
      rmSync(folder, { recursive: true });
    });

    test('who writes again after an erasure is not erased again by a restore', async () => {
      const { store, now, pass } = await openWithClock();
      const before = sampleEnquiry({ receivedAt: now() });
      await store.accept(before);
      pass(minute);
      await store.erase({ email: before.email });
      pass(minute);
      const after = sampleEnquiry({ receivedAt: now(), email: before.email });
      await store.accept(after);
      const folder = mkdtempSync(join(tmpdir(), 'backup-'));
      await store.backup(join(folder, 'backup'));
      const { store: empty } = await openWithClock();
      expect(await empty.restore(join(folder, 'backup'), [])).toEqual({
        restored: 1,
        present: 0,
        erased: 0,
        subscriptions: 0,
      });
      expect((await empty.list()).map(({ enquiry }) => enquiry.id)).toEqual([after.id]);
      rmSync(folder, { recursive: true });
    });

    test('a purge forgets the erasures that are older than what it keeps', async () => {
      const { store, now, pass } = await openWithClock();
      await store.erase({ email: 'early@example.com' });
      pass(minute);
      const boundary = now();
      await store.erase({ email: 'late@example.com' });
      await store.purge(boundary);
      expect(await store.erasures()).toMatchObject([{ erased_at: boundary.toISOString() }]);
    });

    test('says whether the database answers', async () => {
      const store = await open(await emptyDatabase());
      await expect(store.ping()).resolves.toBeUndefined();
      await store.close();
      await expect(store.ping()).rejects.toMatchObject({ name: 'EnquiryStoreError' });
      opened.splice(0);
    });
  });
}
