import { sql, type Kysely } from 'kysely';
import type { EnquirySelection } from '../../../src/schema/office.ts';
import { addDays, madridMidnight } from '../../../src/site/days.ts';
import { searchPatterns } from '../../enquiries/store/search-text.ts';
import type { Tables } from '../../enquiries/store/tables.ts';

/** The index rows of a selection; the index must have been filled. */
export function selected(db: Kysely<Tables>, selection: EnquirySelection) {
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
      query
        .leftJoin('marks', (join) =>
          join
            .onRef('marks.received_at', '=', 'enquiry_index.received_at')
            .onRef('marks.enquiry_id', '=', 'enquiry_index.enquiry_id'),
        )
        // True for all rows. Without it SQLite would count along the index of ids, and look up marks all over their
        // table.
        .where('text', '<>', '')
        .$if(state !== undefined, (marked) =>
          marked.where(({ eb, or }) =>
            state === 'new' ? or([eb('state', '=', state), eb('state', 'is', null)]) : eb('state', '=', state!),
          ),
        )
        .$if(proposal !== undefined, (marked) =>
          marked.where(({ eb, or }) =>
            proposal === 'received'
              ? or([eb('proposal', '=', proposal), eb('proposal', 'is', null)])
              : eb('proposal', '=', proposal!),
          ),
        )
        .$if(assignee !== undefined, (marked) =>
          assignee === 'nobody' ? marked.where('assignee', 'is', null) : marked.where('assignee', '=', assignee!),
        ),
    );
}
