import type { Transaction } from 'kysely';
import { enquiryTraits } from '../../../src/schema/enquiry-states.ts';
import type { AnswerConflict, AnswerOutcome } from '../../../src/schema/office-answers.ts';
import type { EventRow, MarkRow, Tables } from '../../enquiries/store/tables.ts';
import { waitingRow } from '../../enquiries/outbox/outbox-row.ts';
import { fromRow } from '../../enquiries/store/enquiry-row.ts';
import { inTransaction, lockEnquiries } from '../../enquiries/store/locks.ts';
import type { OpenedDatabase } from '../../enquiries/store/store.ts';

/** An answer to store. `text` is null if the answer was sent from another mail program. */
export type NewAnswer = {
  enquiry: string;
  submission: string;
  /** The enquiry's revision that the writer saw. */
  revision: number;
  subject: string;
  text: string | null;
};

/**
 * Why nothing was stored: the enquiry is deleted, it was changed since, or the submission was stored before with
 * another text.
 */
export type RefusedAnswer =
  | { refused: 'gone' | 'another-answer' }
  | { refused: 'changed-meanwhile'; conflict: AnswerConflict };

type Settings = Pick<OpenedDatabase, 'db'> & { now: () => Date };

/**
 * Stores an answer, the new state of its enquiry, and its mail; all or none. They are on the disk before the call
 * resolves. A repeated submission is stored once, even if the repetitions arrive at the same time.
 */
export async function storeAnswer(
  { db, now }: Settings,
  answer: NewAnswer,
  by: string,
): Promise<AnswerOutcome | RefusedAnswer> {
  const { enquiry, revision, submission, subject, text } = answer;
  const id = `${enquiry}.${text === null ? 'answered-elsewhere' : 'answer-mail'}.${submission}`;
  const detail = JSON.stringify({ subject, text });
  return inTransaction(db, async (transaction): Promise<AnswerOutcome | RefusedAnswer> => {
    await lockEnquiries(transaction, [enquiry]);
    const known = await transaction.selectFrom('enquiries').selectAll().where('id', '=', enquiry).executeTakeFirst();
    if (!known) return { refused: 'gone' };
    const mark = await transaction.selectFrom('marks').selectAll().where('enquiry_id', '=', enquiry).executeTakeFirst();
    const before = await transaction.selectFrom('events').select('detail').where('id', '=', id).executeTakeFirst();
    const current = mark?.revision ?? 0;
    if (before?.detail === detail) return { outcome: 'already-stored', revision: current };
    if (before) return { refused: 'another-answer' };
    if (current !== revision) {
      const newest = await newestAnswer(transaction, enquiry);
      const { changed_by: changedBy = null, changed_at: changedAt = known.received_at } = mark ?? {};
      const conflict = { revision: current, by: changedBy, at: changedAt, answered: newest };
      return { refused: 'changed-meanwhile', conflict };
    }
    const at = now();
    await markAnswered(transaction, known, mark, by, at);
    const event: EventRow = { id, enquiry_id: enquiry, at: at.toISOString(), by, kind: 'answer', detail };
    await transaction.insertInto('events').values(event).execute();
    if (text !== null) {
      await transaction
        .insertInto('outbox')
        .values(waitingRow({ id, kind: 'answer-mail', enquiry: fromRow(known), answer: { subject, text } }, at))
        .execute();
    }
    return { outcome: 'stored', revision: current + 1 };
  });
}

/** Marks an enquiry as answered, and assigns one without an assignee to the author of the answer. */
async function markAnswered(
  transaction: Transaction<Tables>,
  enquiry: { id: string; received_at: string },
  mark: MarkRow | undefined,
  by: string,
  at: Date,
): Promise<void> {
  const time = at.toISOString();
  const row = {
    enquiry_id: enquiry.id,
    received_at: enquiry.received_at,
    state: enquiryTraits[mark?.state ?? 'new'].answered,
    assignee: mark?.assignee ?? by,
    opened_at: mark?.opened_at ?? time,
    answered_at: mark?.answered_at ?? time,
    revision: (mark?.revision ?? 0) + 1,
    changed_at: time,
    changed_by: by,
  };
  await transaction
    .insertInto('marks')
    .values(row)
    .onConflict((already) => already.column('enquiry_id').doUpdateSet(row))
    .execute();
}

async function newestAnswer(transaction: Transaction<Tables>, enquiry: string): Promise<AnswerConflict['answered']> {
  const newest = await transaction
    .selectFrom('events')
    .select(['by', 'at'])
    .where('enquiry_id', '=', enquiry)
    .where('kind', '=', 'answer')
    .orderBy('at', 'desc')
    .executeTakeFirst();
  return newest ?? null;
}
