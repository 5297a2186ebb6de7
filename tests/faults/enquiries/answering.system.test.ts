import { describe, expect, test } from 'vitest';
import { enquiryStoreOn, openDatabase } from '../../../server/enquiries/store/store.ts';
import { bothDatabases } from '../../both-databases.ts';
import { startSmtpPeer, type SmtpPeer } from '../../smtp-peer.ts';
import { deliverLater } from './deliver-later.ts';
import { runAndKill } from './run-and-kill.ts';

/** Number of deliveries that run at once: a crash can leave these in doubt. */
const deliveriesAtOnce = 4;
const enough = 37 * 40;

describe.each(bothDatabases())('on %s', (_, emptyDatabase) => {
  test('an answer acknowledged before a kill leaves once or is shown as uncertain, also when the delivery dies', async () => {
    const env = await emptyDatabase();
    const acknowledged = await runAndKill('answering-process.ts', env, (output) => output.length > enough);
    const database = await openDatabase(env);
    const store = enquiryStoreOn(database, env);
    // Only answers are part of this test.
    await database.db.deleteFrom('outbox').where('kind', '<>', 'answer-mail').execute();

    // State, event and mail are there together or not at all.
    const answered = await database.db.selectFrom('outbox').select(['id', 'enquiry_id']).execute();
    expect(answered.map((row) => row.enquiry_id)).toEqual(expect.arrayContaining(acknowledged));
    const events = await database.db.selectFrom('events').select('id').execute();
    expect(events.map(({ id }) => id).toSorted()).toEqual(answered.map(({ id }) => id).toSorted());
    const marks = await database.db.selectFrom('marks').where('state', '=', 'answered').select('enquiry_id').execute();
    expect(marks).toHaveLength(answered.length);

    const peer = await startSmtpPeer({ delayMs: 5 });
    await runAndKill('delivering-process.ts', { ...env, SMTP_URL: peer.url }, () => peer.messages.length >= 15);
    await deliverLater(env, peer, ['answer-mail']);
    const sentIds = idsOf(peer);
    expect(new Set(sentIds).size, 'each answer leaves once').toBe(sentIds.length);
    const { sent, uncertain, ...rest } = (await store.outboxSummary())['answer-mail'];
    expect(rest).toEqual({ waiting: 0, leased: 0, failed: 0 });
    expect(sent + uncertain).toBe(answered.length);
    expect(uncertain).toBeLessThanOrEqual(deliveriesAtOnce);
    const inDoubt = await database.db.selectFrom('outbox').where('state', '=', 'uncertain').select('id').execute();
    const missing = answered.map(({ id }) => id).filter((id) => !sentIds.includes(id));
    expect(
      inDoubt.map(({ id }) => id),
      'an answer that did not leave is shown',
    ).toEqual(expect.arrayContaining(missing));
    await store.close();
    await peer.stop();
  }, 60_000);
});

/** The ids of the deliveries that arrived. */
function idsOf({ messages }: SmtpPeer): string[] {
  return messages.map(({ mail }) => mail.messageId?.replace(/^<|@.*$/g, '') ?? '');
}
