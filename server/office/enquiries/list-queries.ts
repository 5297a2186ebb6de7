import { sql, type Kysely } from 'kysely';
import type { EnquiryPage, EnquirySelection } from '../../../src/schema/office.ts';
import { fillEnquiryIndex } from '../../enquiries/store/enquiry-index.ts';
import type { Tables } from '../../enquiries/store/tables.ts';
import { readLines } from './enquiry-lines.ts';
import { selected } from './selected.ts';
import { cursorText, type Cursor } from './selection.ts';

type Stretch = { after: Cursor | null; limit: number };

/** Reads the list of enquiries. */
export function listQueries(db: Kysely<Tables>, database: 'sqlite' | 'postgres') {
  let filling: Promise<number> | null = null;

  /** Adds new enquiries to the list's index. The list itself also does so before each answer. */
  async function fillIndex(): Promise<number> {
    filling ??= fillEnquiryIndex(db, database).finally(() => (filling = null));
    return filling;
  }

  /** A stretch of the list, newest first. */
  async function list(selection: EnquirySelection, { after, limit }: Stretch): Promise<EnquiryPage> {
    await fillIndex();
    const rows = selected(db, selection);
    const found = await rows
      .select(['enquiry_index.enquiry_id as id', 'enquiry_index.received_at as receivedAt'])
      .$if(after !== null, (query) =>
        query.where(
          sql<boolean>`(enquiry_index.received_at, enquiry_index.enquiry_id) < (${after!.receivedAt}, ${after!.id})`,
        ),
      )
      .orderBy('enquiry_index.received_at', 'desc')
      .orderBy('enquiry_index.enquiry_id', 'desc')
      .limit(limit + 1)
      .execute();
    const stretch = found.slice(0, limit);
    const last = stretch.at(-1);
    const isAll = after === null && found.length <= limit;
    return {
      lines: await readLines(
        db,
        stretch.map(({ id }) => id),
      ),
      // A second scan is saved where the first has seen all.
      total: isAll ? found.length : await count(rows.select(({ fn }) => fn.countAll().as('count'))),
      unread: await unread(),
      next: found.length > limit && last ? cursorText(last) : null,
    };
  }

  /** Counts the enquiries that nobody has opened: all minus the opened ones, as only an opened one always has a row. */
  async function unread(): Promise<number> {
    const all = sql<number>`(select count(*) from enquiries) - (select count(*) from marks where opened_at is not null)`;
    return count(db.selectNoFrom(all.as('count')));
  }

  return { list, fillIndex };
}

async function count(query: { execute: () => Promise<{ count: number | string | bigint }[]> }): Promise<number> {
  const [row] = await query.execute();
  return Number(row?.count ?? 0);
}
