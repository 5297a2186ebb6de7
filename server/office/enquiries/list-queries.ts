import type { Kysely } from 'kysely';
import { mostCounted, type EnquiryPage } from '../../../src/schema/office.ts';
import { madridDay } from '../../../src/site/days.ts';
import { cursorText, type Cursor, type EnquirySelection } from '../../../src/schema/office-enquiries.ts';
import { placesAfter, selected } from '../../enquiries/store/selection.ts';
import type { Tables } from '../../enquiries/store/tables.ts';
import { readLines } from './enquiry-lines.ts';

type Stretch = { after: Cursor | null; limit: number };

/** The queries of the list of enquiries. */
export function listQueries(db: Kysely<Tables>, now: () => Date) {
  /** A page of the list, newest first. The query for the first page also counts the matches. */
  async function list(selection: EnquirySelection, { after, limit }: Stretch): Promise<EnquiryPage> {
    const isWhole = Object.values(selection).every((condition) => condition === undefined);
    const isCounting = after === null && !isWhole;
    const wanted = placesAfter(db, selection, after)
      .select(['enquiries.id', 'enquiries.received_at as receivedAt'])
      .limit((isCounting ? Math.max(mostCounted, limit) : limit) + 1);
    // PostgreSQL runs the queries at once.
    const dueNow = selected(db, { due: madridDay(now()) }).select(({ fn }) => fn.countAll().as('count'));
    const [found, enquiries, opened, due] = await Promise.all([
      wanted.execute(),
      count('enquiries'),
      count('marks'),
      dueNow.executeTakeFirst(),
    ]);
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
      due: Number(due?.count ?? 0),
      next: found.length > limit && last ? cursorText(last) : null,
    };
  }

  /** Counts all enquiries, or the opened ones; unread ones are the rest, because they may have no row of marks. */
  async function count(table: 'enquiries' | 'marks'): Promise<number> {
    const row = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .$if(table === 'marks', (query) => query.where('opened_at' as never, 'is not', null))
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  }

  return { list };
}
