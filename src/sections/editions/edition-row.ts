import type { CampusId } from '../../schema/references.ts';
import type { EditionState } from '../../site/editions.ts';
import type { RouteId } from '../../site/routes.ts';
import type { Cell } from '../../ui/cells.tsx';
import type { VisitLine } from '../visits/visit-lines.tsx';
import type { StripProps } from '../../ui/strip.tsx';

/** The texts of an edition's strip, or of its row in the calendar. */
export type EditionRow = {
  id: string;
  course: string;
  campus?: CampusId | undefined;
  category: StripProps['category'];
  /** The course's code on strips. */
  code: string;
  /** The title: the edition's start on the course's page, the course's title in the calendar. */
  name: string;
  /** The edition's start in the calendar. */
  detail?: string | undefined;
  state: EditionState;
  /** Absent if the name includes it, and for an open edition with sample dates. */
  stateText?: string | undefined;
  /** The town, and the places: «3 de 16». */
  placeName: string;
  places: string;
  /** The places, in a row of several editions that have as many each. */
  placesOfEach: string;
  /** The cells of the strip: town, places, and the price if it differs from the course's. */
  cells: readonly Cell[];
  /** Further lines, such as timetable, languages and last day. */
  notes: readonly string[];
  /** The course's page, whose form takes enquiries about the edition. */
  route: RouteId;
  anchor?: string | undefined;
  action: string;
  /** Text of the link to be notified; undefined while there are places. */
  tellMe?: string | undefined;
  /** Address of its calendar file; undefined without a date, or when cancelled. */
  calendar?: string | undefined;
};

/** The editions of a course on its page. */
export type EditionListContent = {
  title: string;
  rows: readonly EditionRow[];
  /** Note that the dates are samples; undefined once they are real. */
  sample?: string | undefined;
  /** Note that there is no future edition; set if there are no rows. */
  none?: string | undefined;
  /** The course's strip without a date, set if there are no rows. */
  blank?: Pick<EditionRow, 'category' | 'code' | 'name' | 'cells' | 'action'> | undefined;
  /** The link to the form for notices of the next intake. */
  tellMe?: { course: string; label: string } | undefined;
  /** The next session about the course, if there is one. */
  visits?: readonly VisitLine[] | undefined;
  past?: { title: string; rows: readonly string[] } | undefined;
};
