import { deliveryKinds, type DeliveryKind } from '../enquiries/outbox/delivery.ts';
import type { CountedDelivery, EnquiryFigures } from '../enquiries/store/figures-queries.ts';

/** How many enquiries came in the week that begins on `week` (a Monday, UTC) by one form about one course. */
export type WeekFigure = { week: string; form: string; course: string | null; enquiries: number };

/** How long deliveries of a kind took from the enquiry's arrival to the other side's yes, in seconds; null without any. */
export type WaitFigure = {
  kind: DeliveryKind;
  sent: number;
  median: number | null;
  /** Nine of ten took no longer. */
  ninetieth: number | null;
  longest: number | null;
  /** Not sent yet, given up, and handed over without an answer. */
  waiting: number;
  failed: number;
  uncertain: number;
};

/** Figures for the office, without personal data. */
export type OfficeFigures = { since: string; weeks: WeekFigure[]; waits: WaitFigure[] };

const dayMs = 86_400_000;

/** The Monday of the week so many weeks ago, at midnight UTC; this week counts as one. */
export function weeksBefore(date: Date, weeks: number): Date {
  return new Date(Date.parse(mondayOf(date)) - (weeks - 1) * 7 * dayMs);
}

/** Sums up the enquiries from `since` on: weeks without an enquiry have no line. */
export function officeFigures({ enquiries, deliveries }: EnquiryFigures, since: Date, now: Date): OfficeFigures {
  const groups = Map.groupBy(
    enquiries.filter(({ receivedAt }) => receivedAt <= now),
    ({ receivedAt, form, course }) => JSON.stringify([mondayOf(receivedAt), form, course]),
  );
  const weeks = [...groups].map(([key, group]): WeekFigure => {
    const [week, form, course] = JSON.parse(key) as [string, string, string | null];
    return { week, form, course, enquiries: group.length };
  });
  const order = ({ week, form, course }: WeekFigure) => `${week} ${form} ${course ?? ''}`;
  return {
    since: since.toISOString().slice(0, 10),
    weeks: weeks.toSorted((one, other) => order(one).localeCompare(order(other))),
    waits: deliveryKinds.map((kind) => waitOf(kind, deliveries)),
  };
}

function waitOf(kind: DeliveryKind, deliveries: readonly CountedDelivery[]): WaitFigure {
  const own = deliveries.filter((delivery) => delivery.kind === kind);
  const seconds = own
    .flatMap(({ sentAt, begunAt }) => (sentAt === null ? [] : [(sentAt.getTime() - begunAt.getTime()) / 1000]))
    .toSorted((one, other) => one - other);
  const at = (share: number) => seconds[Math.max(0, Math.ceil(share * seconds.length) - 1)] ?? null;
  const count = (...states: CountedDelivery['state'][]) => own.filter(({ state }) => states.includes(state)).length;
  return {
    kind,
    sent: seconds.length,
    median: at(0.5),
    ninetieth: at(0.9),
    longest: at(1),
    waiting: count('waiting', 'leased'),
    failed: count('failed'),
    uncertain: count('uncertain'),
  };
}

/** The Monday of a day's week, as ISO 8601 counts weeks. */
function mondayOf(date: Date): string {
  const daysSinceMonday = (date.getUTCDay() + 6) % 7;
  return new Date(date.getTime() - daysSinceMonday * dayMs).toISOString().slice(0, 10);
}
