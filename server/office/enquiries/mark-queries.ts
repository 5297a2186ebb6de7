import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import { enquiryTraits } from '../../../src/schema/enquiry-states.ts';
import type { EnquiryLine } from '../../../src/schema/office.ts';
import type { MarkOutcome, MarkRequest } from '../../../src/schema/office-enquiries.ts';
import { lockEnquiries } from '../../enquiries/store/locks.ts';
import type { MarkRow, Tables } from '../../enquiries/store/tables.ts';
import { readLines } from './enquiry-lines.ts';
import { addEvent } from './events.ts';

type Marks = Pick<EnquiryLine, 'state' | 'assignee' | 'proposal' | 'amount' | 'reminder'>;
type Change = MarkRequest & { by: string; at: Date };

/**
 * Changes state, assignee or reminder of enquiries, or state and amount of a proposal, as a part of a transaction. An
 * enquiry that has changed since `revision` is left unchanged and returned as refused; a deleted one is ignored. A
 * request that the same person repeats changes nothing.
 */
export async function changeMarks(transaction: Transaction<Tables>, change: Change): Promise<MarkOutcome> {
  const ids = change.enquiries.map(({ id }) => id);
  await lockEnquiries(transaction, ids);
  const lines = await readLines(transaction, ids);
  const marks = await transaction.selectFrom('marks').selectAll().where('enquiry_id', 'in', ids).execute();
  const [lineOf, markOf] = [byId(lines, 'id'), byId(marks, 'enquiry_id')];
  const refused: MarkOutcome['refused'] = [];
  const changed: string[] = [];
  for (const { id, revision } of change.enquiries) {
    const [line, mark] = [lineOf.get(id), markOf.get(id)];
    if (!line) continue;
    const isProposal = line.proposal !== null;
    const isAnswered = isAnswer(change, isProposal);
    const wanted: Marks = {
      state: change.state ?? (isAnswered && enquiryTraits[line.state].waits ? 'answered' : line.state),
      // An answer takes an enquiry without an assignee.
      assignee: change.assignee === undefined ? (line.assignee ?? (isAnswered ? change.by : null)) : change.assignee,
      proposal: isProposal ? (change.proposal ?? line.proposal) : null,
      amount: isProposal && change.amount !== undefined ? change.amount : line.amount,
      reminder: change.reminder === undefined ? line.reminder : change.reminder,
    };
    const isDone = isDeepStrictEqual({ ...line, ...wanted }, line);
    if (line.revision !== revision && !(isDone && mark?.changed_by === change.by)) {
      refused.push({ line, by: mark?.changed_by ?? null, at: mark?.changed_at ?? line.receivedAt });
      continue;
    }
    changed.push(id);
    if (!isDone) await write(transaction, line, mark, wanted, change);
  }
  const after = byId(await readLines(transaction, changed), 'id');
  return { changed: changed.map((id) => after.get(id)!), refused };
}

/** Whether a change says that the person was answered: a proposal is, as soon as it is more than received. */
function isAnswer({ state, proposal = 'received' }: Change, isProposal: boolean): boolean {
  return state === 'answered' || (isProposal && proposal !== 'received');
}

async function write(
  transaction: Transaction<Tables>,
  line: EnquiryLine,
  before: MarkRow | undefined,
  { state, assignee, proposal, amount, reminder }: Marks,
  { by, at }: Change,
): Promise<void> {
  const time = at.toISOString();
  const [isOther, isOthers] = [state !== line.state, assignee !== line.assignee];
  const isOffer = proposal !== line.proposal || amount !== line.amount;
  const row = {
    state,
    assignee,
    proposal,
    amount,
    remind_on: reminder?.on ?? null,
    remind_word: reminder?.word ?? null,
    // An enquiry that is put away or offered something counts as opened; one that still waits does not.
    opened_at: before?.opened_at ?? ((isOther && !enquiryTraits[state].waits) || isOffer ? time : null),
    answered_at: before?.answered_at ?? (state === 'answered' ? time : null),
    revision: line.revision + 1,
    changed_at: time,
    changed_by: by,
  };
  await transaction
    .insertInto('marks')
    .values({ enquiry_id: line.id, received_at: line.receivedAt, ...row })
    .onConflict((conflict) => conflict.column('enquiry_id').doUpdateSet(row))
    .execute();
  const event = () => ({ id: randomUUID(), enquiry: line.id, at, by });
  if (isOther) await addEvent(transaction, event(), { kind: 'state', state });
  if (isOffer && proposal) await addEvent(transaction, event(), { kind: 'proposal', proposal, amount });
  if (isOthers) await addEvent(transaction, event(), { kind: 'assignee', assignee });
  if (!isDeepStrictEqual(reminder, line.reminder)) await addEvent(transaction, event(), { kind: 'reminder', reminder });
}

function byId<Key extends string, Row extends Record<Key, string>>(rows: readonly Row[], key: Key): Map<string, Row> {
  return new Map(rows.map((row) => [row[key], row]));
}
