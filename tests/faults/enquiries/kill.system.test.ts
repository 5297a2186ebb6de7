import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { systemClock } from '../../../server/enquiries/outbox/clock.ts';
import { createDeliverers } from '../../../server/enquiries/outbox/deliverers.ts';
import { startOutbox } from '../../../server/enquiries/outbox/outbox.ts';
import { openEnquiryStore, type EnquiryStoreEnv } from '../../../server/enquiries/store/store.ts';
import * as views from '../../../server/enquiries/mail/mails.tsx';
import { startPostgres, type PostgresPeer } from '../../postgres.ts';
import { quietLog } from '../../quiet-log.ts';
import { sampleCentre } from '../../sample-centre.ts';
import { sampleEnquiry } from '../../sample-enquiry.ts';
import { startSmtpPeer } from '../../smtp-peer.ts';
import { runAndKill } from './run-and-kill.ts';

let postgres: PostgresPeer;
const folder = mkdtempSync(join(tmpdir(), 'kill-'));
beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
}, 60_000);
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true });
});

describe.each<[string, () => Promise<EnquiryStoreEnv>]>([
  ['SQLite', async () => ({ DATA_DIR: mkdtempSync(join(folder, 'data-')) })],
  ['PostgreSQL', async () => ({ DATABASE_URL: await postgres.createDatabase(), DATA_DIR: 'unused' })],
])('on %s', (_, emptyDatabase) => {
  test('what was acknowledged before a kill is stored once, and all its mails leave', async () => {
    const env = await emptyDatabase();
    const acknowledged = await runAndKill('accepting-process.ts', env, (output) => output.length > 37 * 100);
    expect(acknowledged.length).toBeGreaterThan(99);

    const store = await openEnquiryStore(env);
    const stored = await store.list();
    const ids = stored.map(({ enquiry }) => enquiry.id);
    expect(ids).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(stored.map(({ deliveries }) => deliveries.length))).toEqual(new Set([2]));

    const peer = await startSmtpPeer();
    const deliverers = createDeliverers({ SMTP_URL: peer.url }, { centre: sampleCentre, views });
    const outbox = startOutbox({ store, deliverers, log: quietLog().log });
    // PostgreSQL may commit what was on its way a moment after the process that sent it has died.
    const all = async () => (await store.list()).length;
    await vi.waitFor(async () => expect(peer.messages.length).toBe((await all()) * 2), {
      timeout: 40_000,
      interval: 50,
    });
    await outbox.stop();
    const mails = new Set(peer.messages.map(({ mail }) => mail.messageId));
    expect(mails.size).toBe((await all()) * 2);
    deliverers.close();
    await store.close();
    await peer.stop();
  }, 90_000);

  test('a kill during delivery loses no mail, and what it repeats carries the same Message-ID', async () => {
    const env = await emptyDatabase();
    const store = await openEnquiryStore(env);
    for (let n = 0; n < 20; n++) await store.accept(sampleEnquiry());
    const peer = await startSmtpPeer({ delayMs: 20 });
    await runAndKill('delivering-process.ts', { ...env, SMTP_URL: peer.url }, () => peer.messages.length >= 10);
    expect((await store.outboxSummary())['centre-mail'].waiting).toBeGreaterThan(0);

    // A quarter of an hour later nobody can be at these deliveries any more.
    const later = () => new Date(Date.now() + 15 * 60_000);
    const laterStore = await openEnquiryStore(env, { now: later });
    const deliverers = createDeliverers({ SMTP_URL: peer.url }, { centre: sampleCentre, views });
    const clock = { ...systemClock, now: later };
    const outbox = startOutbox({ store: laterStore, deliverers, log: quietLog().log, clock });
    await vi.waitFor(
      async () => {
        const { 'centre-mail': centre, 'visitor-mail': visitor } = await store.outboxSummary();
        expect([centre.sent, visitor.sent]).toEqual([20, 20]);
      },
      { timeout: 20_000, interval: 50 },
    );
    await outbox.stop();
    expect(new Set(peer.messages.map(({ mail }) => mail.messageId)).size).toBe(40);
    // At most those that were under way when the process died.
    expect(peer.messages.length).toBeLessThanOrEqual(44);
    deliverers.close();
    await laterStore.close();
    await store.close();
    await peer.stop();
  }, 60_000);
});
