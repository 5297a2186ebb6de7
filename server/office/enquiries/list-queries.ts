import { sql, type Kysely } from 'kysely';
import type { EnquiryPage, EnquirySelection } from '../../../src/schema/office.ts';
import { fillSearchTexts } from '../../enquiries/store/search-texts.ts';
import type { Tables } from '../../enquiries/store/tables.ts';
import { linesOf, selectedEnquiries } from './enquiry-lines.ts';
import { cursorText, type Cursor } from './selection.ts';

/** Reads the list of enquiries. */
export function listQueries(db: Kysely<Tables>, { database }: { database: 'sqlite' | 'postgres' }) {
  /** A stretch of the list, newest first. */
  async function list(
    selection: EnquirySelection,
    { after, limit }: { after: Cursor | null; limit: number },
  ): Promise<EnquiryPage> {
    if (selection.search !== undefined) await fillSearchTexts(db, database);
    const selected = selectedEnquiries(db, selection);
    const stretch = selected
      .$if(after !== null, (query) =>
        query.where(sql<boolean>`(enquiries.received_at, enquiries.id) < (${after!.receivedAt}, ${after!.id})`),
      )
      .orderBy('enquiries.received_at', 'desc')
      .orderBy('enquiries.id', 'desc')
      .limit(limit + 1);
    const found = await linesOf(db, stretch);
    const lines = found.slice(0, limit);
    const last = lines.at(-1);
    const counted = await selected.select(({ fn }) => fn.countAll().as('total')).executeTakeFirst();
    return {
      lines,
      total: Number(counted?.total ?? 0),
      unread: await unread(),
      next: found.length > limit && last ? cursorText(last) : null,
    };
  }

  /** Counts the enquiries that nobody has opened: all without the opened ones, as only those have a row for sure. */
  async function unread(): Promise<number> {
    const { rows } = await sql<{ unread: number | string }>`
      select (select count(*) from enquiries) - (select count(opened_at) from marks) as unread`.execute(db);
    return Number(rows[0]?.unread ?? 0);
  }

  return { list };
}
