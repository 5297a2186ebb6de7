import { sql, type ExpressionBuilder } from 'kysely';
import type { EnquirySelection } from '../../../src/schema/office.ts';
import { addDays, madridMidnight } from '../../../src/site/days.ts';
import { searchPatterns } from '../../enquiries/store/search-text.ts';
import type { OpenedDatabase } from '../../enquiries/store/store.ts';
import type { Tables } from '../../enquiries/store/tables.ts';

type Database = OpenedDatabase['database'];

/** The rows of the index that match a selection; the index must have been filled. */
export function selected({ db, database }: Pick<OpenedDatabase, 'db' | 'database'>, selection: EnquirySelection) {
  const { course, campus, form, language, state, proposal, assignee, since, until } = selection;
  const patterns = searchPatterns(selection.search ?? '');
  return db
    .selectFrom('enquiry_index')
    .where(({ and }) => and(patterns.map((pattern) => sql<boolean>`text like ${pattern} escape '\\'`)))
    .$if(course !== undefined, (query) => query.where('course', '=', course!))
    .$if(campus !== undefined, (query) => query.where('campus', '=', campus!))
    .$if(proposal !== undefined, (query) => query.where('form', '=', 'proposal'))
    .$if(form !== undefined, (query) => query.where('form', '=', form!))
    .$if(language !== undefined, (query) => query.where('language', '=', language!))
    .$if(since !== undefined, (query) =>
      query.where('enquiry_index.received_at', '>=', madridMidnight(since!).toISOString()),
    )
    .$if(until !== undefined, (query) =>
      query.where('enquiry_index.received_at', '<', madridMidnight(addDays(until!, 1)).toISOString()),
    )
    .$if(state !== undefined || assignee !== undefined || proposal !== undefined, (query) =>
      query.where((conditions) => markedAs(conditions, selection, database)),
    );
}

/**
 * The conditions on an enquiry's mark. Without a mark an enquiry counts as new and unassigned, and a proposal as
 * received.
 */
function markedAs(
  { exists, not, selectFrom }: ExpressionBuilder<Tables, 'enquiry_index'>,
  { state, assignee, proposal }: EnquirySelection,
  database: Database,
) {
  const marks = selectFrom('marks')
    .select('marks.enquiry_id')
    .whereRef('marks.enquiry_id', '=', 'enquiry_index.enquiry_id')
    // SQLite stores the rows in this order, so the column speeds up the join. PostgreSQL would assume independent
    // columns and estimate the join wrongly.
    .$if(database === 'sqlite', (query) => query.whereRef('marks.received_at', '=', 'enquiry_index.received_at'));
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
