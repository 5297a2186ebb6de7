import { expect, test } from 'vitest';
import { enquiryStoreOn, openDatabase } from '../../../server/enquiries/store/store.ts';
import { emptyDatabases } from '../../empty-databases.ts';
import { startSmtpPeer, type SmtpPeer } from '../../smtp-peer.ts';
import { deliverLater } from './deliver-later.ts';
import { runAndKill } from './run-and-kill.ts';

/** Number of simultaneous deliveries: a crash can leave these uncertain. */
const deliveriesAtOnce = 4;
const enough = 74 * 40;
const kinds = ['answer-mail', 'visit-mail'] as const;

const emptyDatabase = emptyDatabases();

test('an answer or cancellation acknowledged before a kill is sent once or reported as uncertain, also when the delivery is killed', async () => {
  const env = await emptyDatabase();
  const output = await runAndKill('answering-process.ts', env, (written) => written.length > enough);
  const acknowledged = output.map((line) => line.split(' ') as [enquiry: string, booking: string]);
  const database = await openDatabase(env);
  const store = enquiryStoreOn(database, env);
  await database.db.deleteFrom('outbox').where('kind', 'not in', kinds).execute();

  // State, event and mail are stored together or not at all.
  const mails = await database.db.selectFrom('outbox').select(['id', 'kind', 'about']).execute();
  const answered = mails.filter(({ kind }) => kind === 'answer-mail');
  expect(answered.map((row) => row.about)).toEqual(expect.arrayContaining(acknowledged.map(([id]) => id)));
  const events = await database.db.selectFrom('events').select('id').execute();
  expect(events.map(({ id }) => id).toSorted()).toEqual(answered.map(({ id }) => id).toSorted());
  const marks = await database.db.selectFrom('marks').where('state', '=', 'answered').select('enquiry_id').execute();
  expect(marks).toHaveLength(answered.length);
  const cancelled = mails.filter(({ kind }) => kind === 'visit-mail').map(({ id }) => id.slice(0, 36));
  expect(cancelled).toEqual(expect.arrayContaining(acknowledged.map(([, booking]) => booking)));
  const log = await database.db.selectFrom('office_log').where('action', '=', 'cancelled').select('subject').execute();
  expect(log.map(({ subject }) => subject.slice(-36)).toSorted()).toEqual(cancelled.toSorted());
  const left = await database.db.selectFrom('bookings').select('id').execute();
  expect(left.filter(({ id }) => cancelled.includes(id))).toEqual([]);

  const peer = await startSmtpPeer({ delayMs: 5 });
  await runAndKill('delivering-process.ts', { ...env, SMTP_URL: peer.url }, () => peer.messages.length >= 15);
  await deliverLater(env, peer, kinds);
  const sentIds = idsOf(peer);
  expect(new Set(sentIds).size, 'each mail leaves once').toBe(sentIds.length);
  const rest = await database.db.selectFrom('outbox').where('state', '<>', 'sent').select(['id', 'state']).execute();
  const inDoubt = rest.filter(({ state }) => state === 'uncertain');
  expect(inDoubt).toEqual(rest);
  expect(inDoubt.length).toBeLessThanOrEqual(deliveriesAtOnce);
  const missing = mails.map(({ id }) => id).filter((id) => !sentIds.includes(id));
  expect(
    inDoubt.map(({ id }) => id),
    'a mail that did not leave is shown',
  ).toEqual(expect.arrayContaining(missing));
  await store.close();
  await peer.stop();
});

/** The ids of the deliveries that arrived. */
function idsOf({ messages }: SmtpPeer): string[] {
  return messages.map(({ mail }) => mail.messageId?.replace(/^<|@.*$/g, '') ?? '');
}
