import {
  figureSubjects,
  type EnquiryFigures,
  type FigureShare,
  type FigureSubject,
} from '../../src/schema/office-figures.ts';
import { addDays, madridDay, madridMidnight, mondayOf } from '../../src/site/days.ts';
import type { CountedEnquiry, CountedFigures } from '../enquiries/store/figures-queries.ts';
import { durationFigure } from './duration-figure.ts';
import { sourceOf } from './source-of.ts';
import { waitFigures, type WaitFigure } from './wait-figures.ts';
import { workingDaysBetween } from './working-days.ts';

/** Figures for the office, without personal data. `waits`: how long mails and calls waited. */
export type OfficeFigures = EnquiryFigures & { waits: WaitFigure[] };

/** The centre promises an answer within this number of working days: `content/pages/contact.yaml`. */
const promisedDays = 2;
/** Unanswered enquiries that are named. */
const mostUnanswered = 200;

/** The moment at which an earlier week began in Madrid; this week counts as one. */
export function weeksBefore(now: Date, weeks: number): Date {
  return madridMidnight(addDays(mondayOf(madridDay(now)), -(weeks - 1) * 7));
}

/** Sums up enquiries and deliveries from `since` until now. */
export function officeFigures({ enquiries, deliveries }: CountedFigures, since: Date, now: Date): OfficeFigures {
  return { ...enquiryFigures(enquiries, since, now), waits: waitFigures(deliveries) };
}

/** Sums up the enquiries from `since` until now. */
export function enquiryFigures(enquiries: readonly CountedEnquiry[], since: Date, now: Date): EnquiryFigures {
  const counted = enquiries.filter(({ receivedAt }) => receivedAt <= now);
  const weeks = weeksFrom(since, now);
  // Compares with the beginnings of weeks: finding each enquiry's day in Madrid would take long.
  const begins = weeks.map((week) => madridMidnight(week).getTime());
  const weekOf = new Map(
    counted.map((enquiry) => [enquiry, begins.findLastIndex((begin) => begin <= enquiry.receivedAt.getTime())]),
  );
  const byWeek = (some: readonly CountedEnquiry[]) => {
    const numbers = weeks.map(() => 0);
    for (const enquiry of some) numbers[weekOf.get(enquiry)!]! += 1;
    return numbers;
  };
  const sharesOf = (subject: FigureSubject): FigureShare[] =>
    [...Map.groupBy(counted, valueOf[subject])]
      .map(([value, some]) => ({ value, enquiries: some.length, byWeek: byWeek(some) }))
      .toSorted((one, other) => other.enquiries - one.enquiries || (one.value ?? '').localeCompare(other.value ?? ''));
  const all = byWeek(counted);
  const waiting = counted
    .filter(isUnanswered)
    .toSorted((one, other) => one.receivedAt.getTime() - other.receivedAt.getTime());
  const daysOf = ({ receivedAt }: CountedEnquiry) => workingDaysBetween(receivedAt, now);
  const late = waiting.slice(0, waiting.findLastIndex((enquiry) => daysOf(enquiry) > promisedDays) + 1);
  return {
    since: madridDay(since),
    weeks: weeks.map((week, index) => ({ week, enquiries: all[index] ?? 0 })),
    shares: Object.fromEntries(
      figureSubjects.map((subject) => [subject, sharesOf(subject)]),
    ) as EnquiryFigures['shares'],
    firstAnswer: durationFigure(
      counted.flatMap(({ receivedAt, answeredAt }) => (answeredAt ? [secondsBetween(receivedAt, answeredAt)] : [])),
    ),
    unanswered: late.slice(0, mostUnanswered).map((enquiry) => ({
      id: enquiry.id,
      receivedAt: enquiry.receivedAt.toISOString(),
      workingDays: Math.floor(daysOf(enquiry)),
    })),
    unansweredInAll: late.length,
  };
}

const valueOf: Record<FigureSubject, (enquiry: CountedEnquiry) => string | null> = {
  form: ({ form }) => form,
  course: ({ course }) => course,
  campus: ({ campus }) => campus,
  page: ({ page }) => page,
  source: sourceOf,
};

/** Only new enquiries and those in hand wait for an answer. */
function isUnanswered({ state, answeredAt }: CountedEnquiry): boolean {
  return answeredAt === null && (state === 'new' || state === 'in-hand');
}

/** The Mondays of all weeks from one time to another. */
function weeksFrom(since: Date, now: Date): string[] {
  const weeks: string[] = [];
  const last = mondayOf(madridDay(now));
  for (let week = mondayOf(madridDay(since)); week <= last; week = addDays(week, 7)) weeks.push(week);
  return weeks;
}

function secondsBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / 1000;
}
