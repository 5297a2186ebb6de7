import type { EnquiryLine } from './office.ts';

/** How many enquiries have this value; null for none. `byWeek` runs beside `weeks`. */
export type FigureShare = { value: string | null; enquiries: number; byWeek: number[] };

/** The properties by which enquiries are counted. */
export const figureSubjects = ['form', 'course', 'campus', 'page', 'source'] as const;
export type FigureSubject = (typeof figureSubjects)[number];

/** An enquiry that waits for its first answer. */
type UnansweredFigure = { id: string; receivedAt: string; workingDays: number };

/** Durations in seconds; null without any. Nine of ten took no longer than `ninetieth`. */
export type DurationFigure = { number: number; median: number | null; ninetieth: number | null };

/** Counts enquiries of some weeks. Weeks begin on Monday in Madrid. */
export type EnquiryFigures = {
  /** The Monday of the first week, `2026-01-05`. */
  since: string;
  /** Every week, also one without an enquiry, oldest first. The last one still runs. */
  weeks: { week: string; enquiries: number }[];
  /** The most frequent values first. Sources are known with consent only. */
  shares: Record<FigureSubject, FigureShare[]>;
  /** From the arrival of an enquiry to its first answer. */
  firstAnswer: DurationFigure;
  /** The oldest of those unanswered for more than two working days, of these weeks, and how many there are. */
  unanswered: UnansweredFigure[];
  unansweredInAll: number;
};

/** Answers `GET /api/figures?weeks=` (1 to 53, 12 unless given): the unanswered are lines of the list. */
export type ShownFigures = Omit<EnquiryFigures, 'unanswered'> & { unanswered: EnquiryLine[] };
