import type { VisitKind } from '../../schema/visits.ts';
import type { Cell } from '../../ui/cells.tsx';

/** A session as one strip, in finished words except for the number of places left. */
export type VisitRow = {
  /** Also the id of its strip in the page. */
  id: string;
  kind: VisitKind;
  code: string;
  name: string;
  /** Its day. */
  detail: string;
  /** Says that booking is closed, or the session called off. */
  state: string | undefined;
  cells: readonly Cell[];
  /** The cell of the places; `left` holds `{left}` for their number. */
  places: { label: string; total: number; left: string; none: string };
  notes: readonly string[];
  /** Whether the strip carries the mark of a sample. */
  isSample: boolean;
  /** Absent where the session cannot be booked. */
  booking: { address: string; book: string; wait: string; full: string } | undefined;
  /** The words of the way to the centre instead. */
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
