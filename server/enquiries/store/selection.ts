import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import type { EnquirySelection } from '../../../src/schema/office-enquiries.ts';
import { addDays, madridMidnight } from '../../../src/site/days.ts';
import { searchPatterns } from './search-text.ts';
import type { Tables } from './tables.ts';

/** The enquiries of a list: those of a selection. `failed`: only those with a delivery given up or uncertain. */
export type EnquiryFilter = EnquirySelection & { failed?: boolean };

/** The position of an enquiry in a list that is sorted newest first; `receivedAt` as stored. */
export type EnquiryPlace = { id: string; receivedAt: string };

/** The rows of a selection after a position, newest first. */
export function placesAfter(db: Kysely<Tables>, filter: EnquiryFilter, after: EnquiryPlace | null) {
  return selected(db, filter)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(enquiries.received_at, enquiries.id) < (${after!.receivedAt}, ${after!.id})`),
    )
    .orderBy('enquiries.received_at', 'desc')
    .orderBy('enquiries.id', 'desc');
}

/** The rows of a selection, for screen, command line and exports. */
export function selected(db: Kysely<Tables>, filter: EnquiryFilter) {
  const { course, campus, form, language, state, proposal, assignee, since, until, due, failed } = filter;
  return db
    .selectFrom('enquiries')
    .where(({ and, or }) =>
      and(
        searchPatterns(filter.search ?? '').map((patterns) =>
          or(patterns.map((pattern) => sql<boolean>`search like ${pattern} escape '\\'`)),
        ),
      ),
    )
    .$if(course !== undefined, (query) => query.where('course', '=', course!))
    .$if(campus !== undefined, (query) => query.where('campus', '=', campus!))
    .$if(proposal !== undefined, (query) => query.where('form', '=', 'proposal'))
    .$if(form !== undefined, (query) => query.where('form', '=', form!))
    .$if(language !== undefined, (query) => query.where('language', '=', language!))
    .$if(since !== undefined, (query) =>
      query.where('enquiries.received_at', '>=', madridMidnight(since!).toISOString()),
    )
    .$if(until !== undefined, (query) =>
      query.where('enquiries.received_at', '<', madridMidnight(addDays(until!, 1)).toISOString()),
    )
    .$if(due !== undefined, (query) =>
      query.where('enquiries.id', 'in', db.selectFrom('marks').select('enquiry_id').where('remind_on', '<=', due!)),
    )
    .$if(failed === true, (query) =>
      query.where(
        'enquiries.id',
        'in',
        db
          .selectFrom('outbox')
          .select((row) => row.ref('about').$castTo<string>().as('id'))
          .where('outbox.state', 'in', ['failed', 'uncertain'])
          .where('about', 'is not', null),
      ),
    )
    .$if(state !== undefined || assignee !== undefined || proposal !== undefined, (query) =>
      query.where((conditions) => markedAs(conditions, filter)),
    );
}

/**
 * The conditions on an enquiry's mark. Without a mark an enquiry counts as new and unassigned, and a proposal as
 * received.
 */
function markedAs(
  { exists, not, selectFrom }: ExpressionBuilder<Tables, 'enquiries'>,
  { state, assignee, proposal }: EnquirySelection,
) {
  const marks = selectFrom('marks')
    .select('marks.enquiry_id')
    .whereRef('marks.enquiry_id', '=', 'enquiries.id')
    // With this column, both databases can read the marks in the order of the list.
    .whereRef('marks.received_at', '=', 'enquiries.received_at');
  const mayLack =
    (state ?? 'new') === 'new' && (assignee ?? 'nobody') === 'nobody' && (proposal ?? 'received') === 'received';
  if (mayLack) {
    const isOther = marks.where(({ eb, or }) =>
      or([
        ...(state === undefined ? [] : [eb('state', '<>', 'new')]),
        ...(assignee === undefined ? [] : [eb('assignee', 'is not', null)]),
        ...(proposal === undefined ? [] : [eb('marks.proposal', '<>', 'received')]),
      ]),
    );
    return not(exists(isOther));
  }
  return exists(
    marks
      .$if(state !== undefined, (query) => query.where('state', '=', state!))
      .$if(assignee === 'nobody', (query) => query.where('assignee', 'is', null))
      .$if(assignee !== undefined && assignee !== 'nobody', (query) => query.where('assignee', '=', assignee!))
      .$if(proposal !== undefined, (query) =>
        query.where(({ eb, or }) =>
          or([eb('proposal', '=', proposal!), ...(proposal === 'received' ? [eb('proposal', 'is', null)] : [])]),
        ),
      ),
  );
}
