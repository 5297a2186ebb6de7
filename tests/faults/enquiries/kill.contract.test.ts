import { expect, test } from 'vitest';
import { createDeliverers } from '../../../server/enquiries/outbox/deliverers.ts';
import { startOutbox } from '../../../server/enquiries/outbox/outbox.ts';
import { openEnquiryStore } from '../../../server/enquiries/store/store.ts';
import * as views from '../../../server/enquiries/mail/mails.tsx';
import { emptyDatabases } from '../../empty-databases.ts';
import { quietLog } from '../../quiet-log.ts';
import { sampleCentre } from '../../sample-centre.ts';
import { sampleEnquiry } from '../../sample-enquiry.ts';
import { startSmtpPeer } from '../../smtp-peer.ts';
import { deliverLater } from './deliver-later.ts';
import { runAndKill } from './run-and-kill.ts';
import { eventually } from '../../eventually.ts';

const emptyDatabase = emptyDatabases();

test('an enquiry acknowledged before a kill is stored once, and all its mails are sent', async () => {
  const env = await emptyDatabase();
  const acknowledged = await runAndKill('accepting-process.ts', env, (output) => output.length > 37 * 40);
  expect(acknowledged.length).toBeGreaterThan(39);

  const store = await openEnquiryStore(env);
  const stored = await store.list();
  const ids = stored.map(({ enquiry }) => enquiry.id);
  expect(ids).toEqual(expect.arrayContaining(acknowledged));
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(stored.map(({ deliveries }) => deliveries.length))).toEqual(new Set([2]));

  const peer = await startSmtpPeer();
  const deliverers = createDeliverers({ SMTP_URL: peer.url }, { centre: () => sampleCentre, views });
  const outbox = startOutbox({ store, deliverers, log: quietLog().log });
  // PostgreSQL may commit a running statement a moment after its client was killed.
  const all = async () => (await store.list()).length;
  await eventually(async () => expect(peer.messages.length).toBe((await all()) * 2));
  await outbox.stop();
  const mails = new Set(peer.messages.map(({ mail }) => mail.messageId));
  expect(mails.size).toBe((await all()) * 2);
  deliverers.close();
  await store.close();
  await peer.stop();
});

test('a kill during delivery loses no mail, and a repeated mail has the same Message-ID', async () => {
  const env = await emptyDatabase();
  const store = await openEnquiryStore(env);
  for (let n = 0; n < 20; n++) await store.accept(sampleEnquiry());
  const peer = await startSmtpPeer({ delayMs: 20 });
  await runAndKill('delivering-process.ts', { ...env, SMTP_URL: peer.url }, () => peer.messages.length >= 10);
  expect((await store.outboxSummary())['centre-mail'].waiting).toBeGreaterThan(0);

  await deliverLater(env, peer, ['centre-mail', 'visitor-mail']);
  const { 'centre-mail': centre, 'visitor-mail': visitor } = await store.outboxSummary();
  expect([centre.sent, visitor.sent]).toEqual([20, 20]);
  expect(new Set(peer.messages.map(({ mail }) => mail.messageId)).size).toBe(40);
  // At most the deliveries in progress at the kill are repeated.
  expect(peer.messages.length).toBeLessThanOrEqual(44);
  await store.close();
  await peer.stop();
});
