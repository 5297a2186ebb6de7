import { sql, type Kysely } from 'kysely';
import { mostCounted, type EnquiryPage } from '../../../src/schema/office.ts';
import type { EnquirySelection } from '../../../src/schema/office-enquiries.ts';
import { fillEnquiryIndex } from '../../enquiries/store/enquiry-index.ts';
import type { Tables } from '../../enquiries/store/tables.ts';
import { readLines } from './enquiry-lines.ts';
import { selected } from './selected.ts';
import { cursorText, type Cursor } from '../../../src/schema/office-enquiries.ts';

type Stretch = { after: Cursor | null; limit: number };

/** The queries of the list of enquiries. */
export function listQueries(db: Kysely<Tables>, database: 'sqlite' | 'postgres') {
  let filling: ReturnType<typeof fillEnquiryIndex> | null = null;

  /** Adds new enquiries to the search index; each reading of the list does this too. */
  async function fillIndex(): ReturnType<typeof fillEnquiryIndex> {
    filling ??= fillEnquiryIndex(db, database).finally(() => (filling = null));
    return filling;
  }

  /** A page of the list, newest first. The query for the first page also counts the matches. */
  async function list(selection: EnquirySelection, { after, limit }: Stretch): Promise<EnquiryPage> {
    const isWhole = Object.values(selection).every((condition) => condition === undefined);
    const isCounting = after === null && !isWhole;
    const wanted = selected(db, selection)
      .select(['enquiry_index.enquiry_id as id', 'enquiry_index.received_at as receivedAt'])
      .$if(after !== null, (query) =>
        query.where(
          sql<boolean>`(enquiry_index.received_at, enquiry_index.enquiry_id) < (${after!.receivedAt}, ${after!.id})`,
        ),
      )
      .orderBy('enquiry_index.received_at', 'desc')
      .orderBy('enquiry_index.enquiry_id', 'desc')
      .limit((isCounting ? Math.max(mostCounted, limit) : limit) + 1);
    // PostgreSQL runs the three queries at once. If new enquiries were added to the index, the search is repeated.
    const [soFar, { filled, enquiries }, opened] = await Promise.all([wanted.execute(), fillIndex(), countOpened()]);
    const found = filled === 0 ? soFar : await wanted.execute();
    const stretch = found.slice(0, limit);
    const last = stretch.at(-1);
    const counted = isCounting ? Math.min(found.length, mostCounted) : null;
    return {
      lines: await readLines(
        db,
        stretch.map(({ id }) => id),
      ),
      total: isWhole && after === null ? enquiries : counted,
      isMore: isCounting && found.length > mostCounted,
      unread: enquiries - opened,
      next: found.length > limit && last ? cursorText(last) : null,
    };
  }

  /** Counts opened enquiries; unread ones are counted as the rest, because they may have no row. */
  async function countOpened(): Promise<number> {
    const row = await db
      .selectFrom('marks')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('opened_at', 'is not', null)
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  }

  return { list, fillIndex };
}
