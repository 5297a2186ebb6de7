import { sql, type Kysely } from 'kysely';
import type { EnquiryLine, EnquirySelection } from '../../../src/schema/office.ts';
import { addDays, madridMidnight } from '../../../src/site/days.ts';
import { searchPatterns } from '../../enquiries/store/search-text.ts';
import type { Tables } from '../../enquiries/store/tables.ts';

/** The enquiries of a selection with what the office noted about each. */
export function selectedEnquiries(db: Kysely<Tables>, selection: EnquirySelection) {
  const { course, campus, form, language, state, assignee, since, until } = selection;
  const patterns = searchPatterns(selection.search ?? '');
  return db
    .selectFrom('enquiries')
    .leftJoin('marks', 'marks.enquiry_id', 'enquiries.id')
    .$if(patterns.length > 0, (query) =>
      query
        .innerJoin('search_texts', 'search_texts.enquiry_id', 'enquiries.id')
        .where(({ and }) =>
          and(patterns.map((pattern) => sql<boolean>`search_texts.text like ${pattern} escape '\\'`)),
        ),
    )
    .$if(course !== undefined, (query) => query.where('course', '=', course!))
    .$if(campus !== undefined, (query) => query.where('campus', '=', campus!))
    .$if(form !== undefined, (query) => query.where('form', '=', form!))
    .$if(language !== undefined, (query) => query.where('language', '=', language!))
    .$if(state !== undefined, (query) =>
      query.where(({ fn, val }) => fn.coalesce('marks.state', val('new')), '=', state!),
    )
    .$if(assignee === 'nobody', (query) => query.where('marks.assignee', 'is', null))
    .$if(assignee !== undefined && assignee !== 'nobody', (query) => query.where('marks.assignee', '=', assignee!))
    .$if(since !== undefined, (query) =>
      query.where('enquiries.received_at', '>=', madridMidnight(since!).toISOString()),
    )
    .$if(until !== undefined, (query) =>
      query.where('enquiries.received_at', '<', madridMidnight(addDays(until!, 1)).toISOString()),
    );
}

const columns = [
  'enquiries.id',
  'enquiries.form',
  'enquiries.language',
  'enquiries.received_at',
  'enquiries.name',
  'enquiries.email',
  'enquiries.course',
  'enquiries.campus',
  'marks.state',
  'marks.assignee',
  'marks.opened_at',
  'marks.revision',
] as const;

/** The lines of some enquiries of a query, in its order. */
export async function linesOf(db: Kysely<Tables>, query: ReturnType<typeof selectedEnquiries>): Promise<EnquiryLine[]> {
  const rows = await query.select(columns).execute();
  if (rows.length === 0) return [];
  const troubles = await db
    .selectFrom('outbox')
    .select('enquiry_id')
    .where(
      'enquiry_id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('state', 'in', ['failed', 'uncertain'])
    .execute();
  const inTrouble = new Set(troubles.map(({ enquiry_id }) => enquiry_id));
  return rows.map((row) => ({
    id: row.id,
    form: row.form,
    language: row.language,
    receivedAt: row.received_at,
    name: row.name,
    email: row.email,
    course: row.course,
    campus: row.campus,
    state: row.state ?? 'new',
    assignee: row.assignee,
    unread: row.opened_at === null,
    revision: row.revision ?? 0,
    inTrouble: inTrouble.has(row.id),
  }));
}
