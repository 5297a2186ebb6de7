import type { FormId } from '../../schema/enquiry.ts';
import type { CampusId } from '../../schema/references.ts';
import type { EditionState } from '../../site/editions.ts';
import type { RouteId } from '../../site/routes.ts';
import type { Cell } from '../../ui/cells.tsx';
import type { VisitLine } from '../visits/visit-lines.tsx';
import type { StripProps } from '../../ui/strip.tsx';

/** An edition as one strip, in finished words. */
export type EditionRow = {
  /** Also the id of its strip in the page. */
  id: string;
  course: string;
  campus?: CampusId | undefined;
  category: StripProps['category'];
  /** The course's code on strips. */
  code: string;
  /** Sets it apart from the strips beside it: its start on the course's page, its course in the calendar. */
  name: string;
  detail?: string | undefined;
  state: EditionState;
  /** Absent where the name includes it. */
  stateText?: string | undefined;
  cells: readonly Cell[];
  /** Further lines: timetable, languages, last day. */
  notes: readonly string[];
  /** Where it can be asked for: the course's page and form. */
  route: RouteId;
  anchor?: string | undefined;
  form: FormId;
  action: string;
  /** Offers to tell the visitor once there is something to ask for; none while there are places. */
  tellMe?: string | undefined;
  /** Address of its calendar file; none while it has no date, or when it has been cancelled. */
  calendar?: string | undefined;
};

/** The editions of a course on its page. */
export type EditionListContent = {
  title: string;
  rows: readonly EditionRow[];
  /** Says that the dates are samples; none once they are real. */
  sample?: string | undefined;
  /** Says that no edition lies ahead; set when there are no rows. */
  none?: string | undefined;
  /** The course's strip without a date, also set when there are no rows. */
  blank?: Pick<EditionRow, 'category' | 'code' | 'name' | 'cells' | 'action'> | undefined;
  /** The link to the form for news of the next intake. */
  tellMe?: { course: string; label: string } | undefined;
  /** The next session about the course, if there is one. */
  visits?: readonly VisitLine[] | undefined;
  past?: { title: string; rows: readonly string[] } | undefined;
};
