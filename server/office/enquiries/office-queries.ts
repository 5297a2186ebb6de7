import { mostCounted, type EnquiryDetail, type EnquiryEvent, type EnquiryPage } from '../../../src/schema/office.ts';
import {
  cursorText,
  type Cursor,
  type EnquirySelection,
  type MarkOutcome,
  type MarkRequest,
} from '../../../src/schema/office-enquiries.ts';
import { madridDay } from '../../../src/site/days.ts';
import { readDocument } from '../../enquiries/store/documents.ts';
import { count, inTransaction } from '../../enquiries/store/locks.ts';
import { placesAfter, selected } from '../../enquiries/store/selection.ts';
import type { OpenedDatabase } from '../../enquiries/store/store.ts';
import { readDetail } from './detail-queries.ts';
import { addEvent, eventOf } from './events.ts';
import { findGuests } from './guest-queries.ts';
import { readLines } from './enquiry-lines.ts';
import { changeMarks } from './mark-queries.ts';

type Stretch = { after: Cursor | null; limit: number };

export type OfficeQueries = ReturnType<typeof officeQueries>;

/**
 * The office's queries about enquiries. A write is on the disk before its call resolves.
 */
export function officeQueries(
  { db }: Pick<OpenedDatabase, 'db'>,
  { now, retentionMonths }: { now: () => Date; retentionMonths: () => number },
) {
  /** A page of the list, newest first. The query for the first page also counts the matches. */
  async function list(selection: EnquirySelection, { after, limit }: Stretch): Promise<EnquiryPage> {
    const isWhole = Object.values(selection).every((condition) => condition === undefined);
    const isCounting = after === null && !isWhole;
    const wanted = placesAfter(db, selection, after)
      .select(['enquiries.id', 'enquiries.received_at as receivedAt'])
      .limit((isCounting ? Math.max(mostCounted, limit) : limit) + 1);
    // PostgreSQL runs the queries at once.
    const marks = db.selectFrom('marks').select('enquiry_id');
    const [found, enquiries, opened, due] = await Promise.all([
      wanted.execute(),
      count(db, db.selectFrom('enquiries').select('id')),
      // Unread ones are the rest, because they may have no row of marks.
      count(db, marks.where('opened_at', 'is not', null)),
      count(db, selected(db, { due: madridDay(now()) }).select('enquiries.id')),
    ]);
    const stretch = found.slice(0, limit);
    const last = stretch.at(-1);
    const matches = isCounting ? Math.min(found.length, mostCounted) : null;
    return {
      lines: await readLines(
        db,
        stretch.map(({ id }) => id),
      ),
      total: isWhole && after === null ? enquiries : matches,
      isMore: isCounting && found.length > mostCounted,
      unread: enquiries - opened,
      due,
      next: found.length > limit && last ? cursorText(last) : null,
    };
  }

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
    return inTransaction(db, (transaction) => changeMarks(transaction, { ...request, by, at: now() }));
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
    list,
    show,
    open,
    mark,
    addNote,
    guests: (words: string) => findGuests(db, words),
    document: (enquiry: string, id: string) => readDocument(db, enquiry, id),
  };
}
