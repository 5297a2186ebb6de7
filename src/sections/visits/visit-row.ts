import type { VisitKind } from '../../schema/visits.ts';
import type { Cell } from '../../ui/cells.tsx';

/** A session as a strip, as text except for the number of places left. */
export type VisitRow = {
  /** Also the id of its strip in the page. */
  id: string;
  kind: VisitKind;
  code: string;
  name: string;
  /** The day of the session. */
  detail: string;
  /** Note that booking is closed, or the session cancelled. */
  state: string | undefined;
  cells: readonly Cell[];
  /** The cell of the places; `left` contains the placeholder `{left}`. */
  places: { label: string; total: number; left: string; none: string };
  notes: readonly string[];
  /** Whether the strip is marked as a sample. */
  isSample: boolean;
  /** Undefined if the session cannot be booked. */
  booking: { address: string; book: string; wait: string; full: string } | undefined;
  /** Text of the contact link that is shown if the session cannot be booked. */
  ask: string;
  calendar: string | undefined;
};

export type VisitBoardContent = {
  title: string;
  text: string;
  sample: string | undefined;
  none: string | undefined;
  rows: readonly VisitRow[];
};
