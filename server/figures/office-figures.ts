import {
  type DurationFigure,
  type EnquiryFigures,
  type FigureShare,
  type FigureSubject,
  figureSubjects,
} from '../../src/schema/office-figures.ts';
import { enquiryTraits } from '../../src/schema/enquiry-states.ts';
import { fromKeys } from '../../src/i18n/from-keys.ts';
import { addDays, madridClock, madridDay, madridMidnight, mondayOf } from '../../src/site/days.ts';
import type { FigureEnquiry } from '../enquiries/store/figures-queries.ts';

/** The centre promises an answer within this number of working days: `content/pages/contact.yaml`. */
const promisedDays = 2;
/** Greatest number of unanswered enquiries in the list. */
const mostUnanswered = 200;

/**
 * The moment at which a week began in Madrid.
 * @param weeks 1 for the present week, 2 for the previous one
 */
export function weeksBefore(now: Date, weeks: number): Date {
  return madridMidnight(addDays(mondayOf(madridDay(now)), -(weeks - 1) * 7));
}

/** Enquiries in batches, so that a year's enquiries need not fit in memory. */
type Batches = Iterable<readonly FigureEnquiry[]> | AsyncIterable<readonly FigureEnquiry[]>;

/** Figures of the enquiries from `since` until now, without spam and personal data. */
export async function enquiryFigures(batches: Batches, since: Date, now: Date): Promise<EnquiryFigures> {
  const weeks = weeksFrom(since, now);
  // Comparing times is fast; finding the day in Madrid for each enquiry is not.
  const begins = weeks.map((week) => madridMidnight(week).getTime());
  const all = weeks.map(() => 0);
  const counts = fromKeys(figureSubjects, () => new Map<string | null, number[]>());
  const answerSeconds: number[] = [];
  const waiting: Pick<FigureEnquiry, 'id' | 'receivedAt'>[] = [];
  function count(enquiry: FigureEnquiry): void {
    const { id, receivedAt, answeredAt, state } = enquiry;
    if (state === 'spam') return;
    const week = begins.findLastIndex((begin) => begin <= receivedAt.getTime());
    all[week]! += 1;
    for (const subject of figureSubjects) {
      const value = valueOf[subject](enquiry);
      const byWeek = counts[subject].get(value) ?? weeks.map(() => 0);
      byWeek[week]! += 1;
      counts[subject].set(value, byWeek);
    }
    if (answeredAt) answerSeconds.push(secondsBetween(receivedAt, answeredAt));
    if (isUnanswered(enquiry)) waiting.push({ id, receivedAt });
  }
  for await (const batch of batches) for (const enquiry of batch) if (enquiry.receivedAt <= now) count(enquiry);

  waiting.sort((one, other) => one.receivedAt.getTime() - other.receivedAt.getTime());
  const daysOf = ({ receivedAt }: Pick<FigureEnquiry, 'receivedAt'>) => workingDaysBetween(receivedAt, now);
  const late = waiting.slice(0, waiting.findLastIndex((enquiry) => daysOf(enquiry) > promisedDays) + 1);
  return {
    since: madridDay(since),
    weeks: weeks.map((week, index) => ({ week, enquiries: all[index] ?? 0 })),
    shares: fromKeys(figureSubjects, (subject) => sharesOf(counts[subject])),
    firstAnswer: durationFigure(answerSeconds),
    unanswered: late.slice(0, mostUnanswered).map((enquiry) => ({
      id: enquiry.id,
      receivedAt: enquiry.receivedAt.toISOString(),
      workingDays: Math.floor(daysOf(enquiry)),
    })),
    unansweredInAll: late.length,
  };
}

/** The shares of all values of one property, the largest first. */
function sharesOf(counts: ReadonlyMap<string | null, number[]>): FigureShare[] {
  return [...counts]
    .map(([value, byWeek]) => ({ value, enquiries: byWeek.reduce((sum, number) => sum + number, 0), byWeek }))
    .toSorted((one, other) => other.enquiries - one.enquiries || (one.value ?? '').localeCompare(other.value ?? ''));
}

const valueOf: Record<FigureSubject, (enquiry: FigureEnquiry) => string | null> = {
  form: ({ form }) => form,
  course: ({ course }) => course,
  campus: ({ campus }) => campus,
  page: ({ page }) => page,
  source: sourceOf,
};

function isUnanswered({ state, answeredAt }: FigureEnquiry): boolean {
  return answeredAt === null && enquiryTraits[state].waits;
}

function weeksFrom(since: Date, now: Date): string[] {
  const weeks: string[] = [];
  const last = mondayOf(madridDay(now));
  for (let week = mondayOf(madridDay(since)); week <= last; week = addDays(week, 7)) weeks.push(week);
  return weeks;
}

function secondsBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / 1000;
}

/** Median and 90th percentile of some durations, in seconds; null without any. */
function durationFigure(seconds: readonly number[]): DurationFigure {
  const sorted = seconds.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
  return { number: sorted.length, median: at(0.5), ninetieth: at(0.9) };
}

/**
 * Names the source of an enquiry: source and medium of its campaign, such as `google / cpc`, otherwise the host of the
 * referring page. Null if both are missing.
 */
function sourceOf({ campaign, referrer }: { campaign: string | null; referrer: string | null }): string | null {
  const query = new URLSearchParams(campaign ?? '');
  const named = [query.get('utm_source'), query.get('utm_medium')].filter(Boolean);
  if (named.length > 0) return named.join(' / ');
  return referrer?.replace(/^https?:\/\//, '').split('/')[0] || null;
}

const dayMs = 86_400_000;
/** Days from 1 January 1970 to the first Monday, 5 January. */
const firstMonday = 4;

/**
 * How many working days lie between two times, with fractions: Monday to Friday in Madrid, all day. Public holidays
 * count as working days. Clocks change on Sundays, so that every working day has 24 hours.
 */
export function workingDaysBetween(from: Date, to: Date): number {
  return workingDaysUntil(to) - workingDaysUntil(from);
}

function workingDaysUntil(time: Date): number {
  const days = madridClock(time).getTime() / dayMs - firstMonday;
  const weeks = Math.floor(days / 7);
  return weeks * 5 + Math.min(days - weeks * 7, 5);
}
