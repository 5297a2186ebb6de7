import type { EnquiryDetail, EnquiryEvent } from '../../../src/schema/office.ts';
import type { MarkOutcome, MarkRequest } from '../../../src/schema/office-enquiries.ts';
import { readDocument } from '../../enquiries/store/documents.ts';
import type { OpenedDatabase } from '../../enquiries/store/store.ts';
import { readDetail } from './detail-queries.ts';
import { addEvent, eventOf } from './events.ts';
import { findGuests } from './guest-queries.ts';
import { listQueries } from './list-queries.ts';
import { changeMarks } from './mark-queries.ts';

export type OfficeQueries = ReturnType<typeof officeQueries>;

/**
 * The office's queries about enquiries. A write is on the disk before its call resolves.
 */
export function officeQueries(
  { db }: Pick<OpenedDatabase, 'db'>,
  { now, retentionMonths }: { now: () => Date; retentionMonths: () => number },
) {
  /** Reads an enquiry; null if it does not exist. */
  const show = (id: string): Promise<EnquiryDetail | null> => readDetail(db, id, retentionMonths());

  /** Reads an enquiry, and records that somebody has opened it. */
  async function open(id: string): Promise<EnquiryDetail | null> {
    const detail = await show(id);
    if (!detail?.unread) return detail;
    const at = now().toISOString();
    await db
      .insertInto('marks')
      .values({
        enquiry_id: id,
        received_at: detail.receivedAt,
        state: 'new',
        opened_at: at,
        revision: 0,
        changed_at: at,
      })
      .onConflict((conflict) =>
        conflict.column('enquiry_id').doUpdateSet({ opened_at: at }).where('marks.opened_at', 'is', null),
      )
      .execute();
    return { ...detail, unread: false };
  }

  async function mark(request: MarkRequest, by: string): Promise<MarkOutcome> {
    return db
      .transaction()
      .setIsolationLevel('read committed')
      .execute((transaction) => changeMarks(transaction, { ...request, by, at: now() }));
  }

  /**
   * Adds a note, once for each id.
   * @returns the note; `gone` if the enquiry does not exist; `taken` if another event has the id
   */
  async function addNote(
    enquiry: string,
    { id, text }: { id: string; text: string },
    by: string,
  ): Promise<EnquiryEvent | 'gone' | 'taken'> {
    return db.transaction().execute(async (transaction) => {
      const found = await transaction.selectFrom('enquiries').select('id').where('id', '=', enquiry).executeTakeFirst();
      if (!found) return 'gone';
      await addEvent(transaction, { id, enquiry, at: now(), by }, { kind: 'note', text });
      const row = await transaction.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      return row.enquiry_id === enquiry && row.kind === 'note' && row.by === by ? eventOf(row) : 'taken';
    });
  }

  return {
    ...listQueries(db, now),
    show,
    open,
    mark,
    addNote,
    guests: (words: string) => findGuests(db, words),
    document: (enquiry: string, id: string) => readDocument(db, enquiry, id),
  };
}
