import type { EnquiryLine } from './office.ts';

/**
 * The number of enquiries with one value; `value` is null for enquiries without any. `byWeek` has the same order as
 * `weeks`.
 */
export type FigureShare = { value: string | null; enquiries: number; byWeek: number[] };

/** The properties by which the figures group enquiries. */
export const figureSubjects = ['form', 'course', 'campus', 'page', 'source'] as const;
export type FigureSubject = (typeof figureSubjects)[number];

/** An enquiry without a first answer. */
type UnansweredFigure = { id: string; receivedAt: string; workingDays: number };

/** Durations in seconds; null if there is no duration. `ninetieth` is the 90th percentile. */
export type DurationFigure = { number: number; median: number | null; ninetieth: number | null };

/** The enquiries of some weeks, counted. Weeks begin on Monday in Madrid. */
export type EnquiryFigures = {
  /** The Monday of the first week, `2026-01-05`. */
  since: string;
  /** Every week, including those without an enquiry, oldest first. The last one has not ended. */
  weeks: { week: string; enquiries: number }[];
  /** The most frequent values first. Without consent a source is not kept from one document to the next. */
  shares: Record<FigureSubject, FigureShare[]>;
  /** From the arrival of an enquiry to its first answer. */
  firstAnswer: DurationFigure;
  /**
   * The enquiries of these weeks, new or in hand, that are unanswered after two working days, oldest first. The list is
   * limited; `unansweredInAll` counts all of them.
   */
  unanswered: UnansweredFigure[];
  unansweredInAll: number;
};

/** Response of `GET /api/figures?weeks=` (1 to 53, by default 12): the unanswered enquiries are lines of the list. */
export type ShownFigures = Omit<EnquiryFigures, 'unanswered'> & { unanswered: EnquiryLine[] };
