import {
  figureSubjects,
  type EnquiryFigures,
  type FigureShare,
  type FigureSubject,
} from '../../src/schema/office-figures.ts';
import { enquiryTraits } from '../../src/schema/enquiry-states.ts';
import { fromKeys } from '../../src/i18n/from-keys.ts';
import { addDays, madridDay, madridMidnight, mondayOf } from '../../src/site/days.ts';
import type { EnquiryStore } from '../enquiries/store/store.ts';
import type { CountedEnquiry } from '../enquiries/store/figures-queries.ts';
import { durationFigure } from './duration-figure.ts';
import { sourceOf } from './source-of.ts';
import { waitFigures, type WaitFigure } from './wait-figures.ts';
import { workingDaysBetween } from './working-days.ts';

/** Figures for the office, without personal data. `waits`: the delays of mails and webhook calls. */
export type OfficeFigures = EnquiryFigures & { waits: WaitFigure[] };

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

/** The figures of the database, from `since` until now. */
export async function storedFigures(
  store: Pick<EnquiryStore, 'countedEnquiries' | 'countedDeliveries'>,
  since: Date,
  now: Date,
): Promise<OfficeFigures> {
  const deliveries = await store.countedDeliveries(since);
  const enquiries = await enquiryFigures(store.countedEnquiries(since), since, now);
  return { ...enquiries, waits: waitFigures(deliveries) };
}

/** Enquiries in batches, so that a year's enquiries need not fit in memory. */
type Batches = Iterable<readonly CountedEnquiry[]> | AsyncIterable<readonly CountedEnquiry[]>;

/** Sums up the enquiries from `since` until now. */
export async function enquiryFigures(batches: Batches, since: Date, now: Date): Promise<EnquiryFigures> {
  const weeks = weeksFrom(since, now);
  // Comparing times is fast; finding the day in Madrid for each enquiry is not.
  const begins = weeks.map((week) => madridMidnight(week).getTime());
  const all = weeks.map(() => 0);
  const counts = fromKeys(figureSubjects, () => new Map<string | null, number[]>());
  const answerSeconds: number[] = [];
  const waiting: Pick<CountedEnquiry, 'id' | 'receivedAt'>[] = [];
  function count(enquiry: CountedEnquiry): void {
    const { id, receivedAt, answeredAt } = enquiry;
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
  const daysOf = ({ receivedAt }: Pick<CountedEnquiry, 'receivedAt'>) => workingDaysBetween(receivedAt, now);
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

const valueOf: Record<FigureSubject, (enquiry: CountedEnquiry) => string | null> = {
  form: ({ form }) => form,
  course: ({ course }) => course,
  campus: ({ campus }) => campus,
  page: ({ page }) => page,
  source: sourceOf,
};

function isUnanswered({ state, answeredAt }: CountedEnquiry): boolean {
  return answeredAt === null && enquiryTraits[state].waits;
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
