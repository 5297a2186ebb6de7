import { sql, type Kysely, type Transaction } from 'kysely';
import { chunks } from './chunks.ts';
import type { EventRow, MarkRow, Tables } from './tables.ts';

/** Marks and events of the office, as read from a backup. */
export type OfficeNotes = { marks: MarkRow[]; events: EventRow[] };

export async function readOfficeNotes(backup: Kysely<Tables>): Promise<OfficeNotes> {
  return {
    marks: await backup.selectFrom('marks').selectAll().execute(),
    events: await backup.selectFrom('events').selectAll().execute(),
  };
}

/**
 * Restores states, notes and answers of the enquiries in the database. Of two marks of an enquiry the later one is
 * kept. A mark that replaces another gets a new revision: an open screen cannot overwrite it with older values.
 * @param ids the enquiries in the database
 */
export async function restoreOfficeNotes(
  transaction: Transaction<Tables>,
  { marks, events }: OfficeNotes,
  ids: ReadonlySet<string>,
): Promise<void> {
  for (const chunk of chunks(marks.filter(({ enquiry_id }) => ids.has(enquiry_id)))) {
    await transaction
      .insertInto('marks')
      .values(chunk)
      .onConflict((conflict) =>
        conflict
          .column('enquiry_id')
          .doUpdateSet(({ ref }) => ({
            state: ref('excluded.state'),
            assignee: ref('excluded.assignee'),
            opened_at: ref('excluded.opened_at'),
            answered_at: ref('excluded.answered_at'),
            proposal: ref('excluded.proposal'),
            amount: ref('excluded.amount'),
            revision: sql<number>`marks.revision + excluded.revision + 1`,
            changed_at: ref('excluded.changed_at'),
            changed_by: ref('excluded.changed_by'),
          }))
          .whereRef('marks.changed_at', '<', 'excluded.changed_at'),
      )
      .execute();
  }
  for (const chunk of chunks(events.filter(({ enquiry_id }) => ids.has(enquiry_id)))) {
    await transaction
      .insertInto('events')
      .values(chunk)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
}
