import { expect, test } from 'vitest';
import { enquiryStoreOn, openDatabase, type OpenedDatabase } from '../../../server/enquiries/store/store.ts';
import { emptyDatabases } from '../../empty-databases.ts';
import { sampleEdition, sampleRequest } from '../../sample-subscription.ts';
import { startSmtpPeer } from '../../smtp-peer.ts';
import { deliverLater } from './deliver-later.ts';
import { runAndKill } from './run-and-kill.ts';

const people = 80;
/** Number of simultaneous deliveries: a crash can leave these uncertain. */
const deliveriesAtOnce = 4;

const emptyDatabase = emptyDatabases();

test(`an announcement with crashes reaches each of ${people} people once, or reports the delivery as uncertain`, async () => {
  const env = await emptyDatabase();
  const database = await openDatabase(env);
  const store = enquiryStoreOn(database, env, { limits: { perMailboxAndDay: 1, perHour: people } });
  for (let n = 0; n < people; n++) await store.subscribe(sampleRequest({ email: `person.${n}@example.com` }));
  const asked = await store.subscriptions();
  for (const { token } of asked) await store.confirmSubscription(token);
  // The confirmation requests are not part of this test.
  for (const mail of await store.claim({ kinds: ['opt-in-mail'], limit: people, leaseMs: 60_000 })) {
    await store.markSent(mail);
  }

  // The command line is killed while it announces: all addresses are queued or none, and a repetition adds no address
  // twice.
  await runAndKill('announcing-process.ts', env, (output) => output.length > 0);
  const queued = (await store.outboxSummary())['edition-mail'].waiting;
  expect([0, people]).toContain(queued);
  expect(await store.announce(sampleEdition)).toBe(people - queued);
  expect(await store.announce(sampleEdition)).toBe(0);

  // The server is killed twice while it sends.
  const peer = await startSmtpPeer({ delayMs: 5 });
  for (const enough of [20, 45]) {
    await runAndKill('delivering-process.ts', { ...env, SMTP_URL: peer.url }, () => peer.messages.length >= enough);
  }
  expect((await store.outboxSummary())['edition-mail'].waiting).toBeGreaterThan(0);

  await deliverLater(env, peer, ['edition-mail']);
  const told = peer.messages.map(({ to }) => to[0]);
  expect(new Set(told).size, 'each address gets one mail').toBe(told.length);
  const { sent, uncertain, ...rest } = (await store.outboxSummary())['edition-mail'];
  expect(rest).toEqual({ waiting: 0, leased: 0, failed: 0 });
  expect(sent + uncertain).toBe(people);
  expect(uncertain).toBeLessThanOrEqual(2 * deliveriesAtOnce);
  const doubtful = await uncertainAddresses(database);
  const missing = asked.map(({ email }) => email).filter((email) => !told.includes(email));
  expect(doubtful, 'each address without a mail is shown').toEqual(expect.arrayContaining(missing));

  // A person resends the uncertain mails: only their addresses get another mail.
  const before = peer.messages.length;
  expect(await store.sendAgain(null)).toBe(uncertain);
  await deliverLater(env, peer, ['edition-mail']);
  const resent = peer.messages.slice(before).flatMap(({ to }) => to);
  expect(resent.toSorted()).toEqual(doubtful);
  expect((await store.outboxSummary())['edition-mail'].sent).toBe(people);
  await store.close();
  await peer.stop();
});

async function uncertainAddresses({ db }: OpenedDatabase): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .innerJoin('subscriptions', 'subscriptions.id', 'outbox.about')
    .select('email')
    .where('kind', '=', 'edition-mail')
    .where('state', '=', 'uncertain')
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email);
}
