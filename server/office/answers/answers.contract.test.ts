import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openedStores } from '../../../tests/opened-stores.ts';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import type { EnquiryStoreEnv } from '../../enquiries/store/store.ts';
import { storeAnswer, type NewAnswer } from './answer-queries.ts';

const [ana, eva] = ['ana@centro.example', 'eva@centro.example'];
const at = new Date('2026-03-02T09:00:00.000Z');

const { openBoth } = openedStores();

async function openOffice(given?: EnquiryStoreEnv) {
  const { env, database, store } = await openBoth({ now: () => at }, given);
  const enquiry = sampleEnquiry({ receivedAt: at });
  await store.accept(enquiry);
  const answer = (changes: Partial<NewAnswer> = {}, by = ana) => {
    const sent = { enquiry: enquiry.id, submission: randomUUID(), revision: 0, subject: 'Sí', text: 'Hay plazas.' };
    return storeAnswer({ ...database, now: () => at }, { ...sent, ...changes }, by);
  };
  const mark = () => database.db.selectFrom('marks').selectAll().executeTakeFirst();
  const mails = async () => (await store.outboxSummary())['answer-mail'];
  return { env, db: database.db, store, enquiry, answer, mark, mails };
}

test('an answer is stored as an event, a state and a mail with its text', async () => {
  const { answer, db, enquiry, mark, store } = await openOffice();
  const submission = randomUUID();
  expect(await answer({ submission })).toEqual({ outcome: 'stored', revision: 1 });
  expect(await mark()).toMatchObject({
    state: 'answered',
    opened_at: at.toISOString(),
    answered_at: at.toISOString(),
    changed_by: ana,
  });
  const id = `${enquiry.id}.answer-mail.${submission}`;
  expect(await db.selectFrom('events').selectAll().execute()).toEqual([
    {
      id,
      enquiry_id: enquiry.id,
      at: at.toISOString(),
      by: ana,
      kind: 'answer',
      detail: '{"subject":"Sí","text":"Hay plazas."}',
    },
  ]);
  const [claimed] = await store.claim({ kinds: ['answer-mail'], limit: 9, leaseMs: 1_000 });
  expect(claimed).toMatchObject({ id, kind: 'answer-mail', answer: { subject: 'Sí', text: 'Hay plazas.' } });
  expect(claimed).toMatchObject({ enquiry: { id: enquiry.id } });
});

test('a submission sent twenty times at once, through two connections, makes one mail', async () => {
  const first = await openOffice();
  const second = await openOffice(first.env);
  const same = { enquiry: first.enquiry.id, submission: randomUUID() };
  const outcomes = await Promise.all(Array.from({ length: 20 }, (_, n) => [first, second][n % 2]!.answer(same)));
  expect(outcomes.filter((one) => 'outcome' in one && one.outcome === 'stored')).toHaveLength(1);
  expect(outcomes.filter((one) => 'outcome' in one && one.outcome === 'already-stored')).toHaveLength(19);
  expect(await first.mails()).toMatchObject({ waiting: 1 });
  expect(await first.answer({ ...same, text: 'Otra cosa.' })).toEqual({ refused: 'another-answer' });
});

test('of two simultaneous answers the second is refused with the name of the first writer, and is sent once confirmed', async () => {
  const { answer, mails } = await openOffice();
  const [one, other] = await Promise.all([answer({}, ana), answer({}, eva)]);
  const refused = [one, other].find((outcome) => 'refused' in outcome);
  const by = refused === one ? eva : ana;
  const conflict = { revision: 1, by, at: at.toISOString(), answered: { by, at: at.toISOString() } };
  expect(refused).toEqual({ refused: 'changed-meanwhile', conflict });
  expect(await mails()).toMatchObject({ waiting: 1 });
  expect(await answer({ revision: 1 }, eva)).toEqual({ outcome: 'stored', revision: 2 });
  expect(await mails()).toMatchObject({ waiting: 2 });
});

test('an answer from another mail program is noted and not sent', async () => {
  const { answer, db, mails, mark } = await openOffice();
  expect(await answer({ text: null })).toEqual({ outcome: 'stored', revision: 1 });
  expect(await mails()).toMatchObject({ waiting: 0 });
  expect(await mark()).toMatchObject({ state: 'answered', answered_at: at.toISOString() });
  const events = await db.selectFrom('events').select('detail').execute();
  expect(events).toEqual([{ detail: '{"subject":"Sí","text":null}' }]);
});

test('an enrolled person stays enrolled, and the time of the first answer is kept', async () => {
  const { answer, db, enquiry, mark } = await openOffice();
  const earlier = '2026-03-01T10:00:00.000Z';
  const changed = { answered_at: earlier, opened_at: earlier, changed_at: earlier, changed_by: eva };
  await db
    .insertInto('marks')
    .values({
      enquiry_id: enquiry.id,
      received_at: at.toISOString(),
      state: 'enrolled',
      assignee: eva,
      revision: 4,
      ...changed,
    })
    .execute();
  expect(await answer()).toMatchObject({ refused: 'changed-meanwhile', conflict: { by: eva, answered: null } });
  expect(await answer({ revision: 4 })).toMatchObject({ outcome: 'stored' });
  expect(await mark()).toMatchObject({ state: 'enrolled', assignee: eva, answered_at: earlier, revision: 5 });
});

test('an erased enquiry cannot be answered, and its answers are erased too', async () => {
  const { answer, db, enquiry, store } = await openOffice();
  await answer();
  expect(await store.erase({ id: enquiry.id })).toMatchObject({ enquiries: 1, deliveries: 3 });
  expect(await answer()).toEqual({ refused: 'gone' });
  for (const table of ['events', 'marks', 'outbox'] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});
