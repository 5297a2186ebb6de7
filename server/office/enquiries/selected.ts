import type { ExpressionBuilder, Kysely } from 'kysely';
import type { EnquirySelection } from '../../../src/schema/office-enquiries.ts';
import { addDays, madridMidnight } from '../../../src/site/days.ts';
import { hasWords } from '../../enquiries/store/enquiry-index.ts';
import type { Tables } from '../../enquiries/store/tables.ts';

/** The index rows of a selection; the index must have been filled. */
export function selected(db: Kysely<Tables>, selection: EnquirySelection) {
  const { course, campus, form, language, state, proposal, assignee, since, until } = selection;
  return db
    .selectFrom('enquiry_index')
    .where(hasWords(selection.search ?? ''))
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
      query.where((conditions) => markedAs(conditions, selection)),
    );
}

/**
 * The conditions on an enquiry's mark. Without a mark an enquiry counts as new and unassigned, and a proposal as
 * received.
 */
function markedAs(
  { exists, not, selectFrom }: ExpressionBuilder<Tables, 'enquiry_index'>,
  { state, assignee, proposal }: EnquirySelection,
) {
  const marks = selectFrom('marks')
    .select('marks.enquiry_id')
    .whereRef('marks.enquiry_id', '=', 'enquiry_index.enquiry_id')
    // With this column, both databases can read the marks in the order of the list.
    .whereRef('marks.received_at', '=', 'enquiry_index.received_at');
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
