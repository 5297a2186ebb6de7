import { seasons, type Edition, type EditionLength, type EditionStart } from '../schema/editions.ts';
import { addDays, addMonths, lastDayOf } from './days.ts';

/**
 * A visitor's options for an edition on a day:
 *
 * - `to-be-announced`: it will be held, and has no date yet
 * - `open`, `last-places`: places can be booked
 * - `closed`: the closing day has passed, the start has not
 * - `full`: there is a waiting list
 * - `started`, `finished`: it can no longer be joined
 * - `cancelled`: it will not be held
 */
const editionStates = [
  'to-be-announced',
  'open',
  'last-places',
  'closed',
  'full',
  'started',
  'finished',
  'cancelled',
] as const;
export type EditionState = (typeof editionStates)[number];

/** The properties of an edition that determine its state. */
type StateFacts = Pick<Edition, 'start' | 'end' | 'length' | 'places' | 'placesLeft' | 'closes' | 'full' | 'cancelled'>;

/** An edition has its last places if at most a quarter of its places, or at most this number, is free. */
const fewPlaces = 2;

/**
 * The state of an edition on a day. On the day of its start it has started. A month or season without a day is in the
 * future until it is over, as the exact start is unknown.
 * @param today the day in Europe/Madrid, `YYYY-MM-DD` (`madridDay`)
 */
export function editionState(edition: StateFacts, today: string): EditionState {
  if (edition.cancelled) return 'cancelled';
  const started = firstDayStarted(edition.start);
  if (started === null) return isFull(edition) ? 'full' : 'to-be-announced';
  const end = lastDay(edition);
  if (end !== null && today > end) return 'finished';
  if (today >= started) return 'started';
  if (isFull(edition)) return 'full';
  if (edition.closes !== undefined && today > edition.closes) return 'closed';
  return hasFewPlaces(edition) ? 'last-places' : 'open';
}

function isFull({ full, placesLeft }: StateFacts): boolean {
  return full === true || placesLeft === 0;
}

function hasFewPlaces({ places = 0, placesLeft }: StateFacts): boolean {
  return placesLeft !== undefined && placesLeft <= Math.max(fewPlaces, Math.floor(places / 4));
}

/** Whether places can be booked on a day. */
export function isOpen(edition: StateFacts, today: string): boolean {
  const state = editionState(edition, today);
  return state === 'open' || state === 'last-places';
}

/** Whether an edition is in the future on a day: open, full, closed, or without a date. */
export function isAhead(edition: StateFacts, today: string): boolean {
  return !['started', 'finished', 'cancelled'].includes(editionState(edition, today));
}

/** Whether an edition is listed among future ones. A cancelled edition is listed until its start has passed. */
export function isListed(edition: StateFacts, today: string): boolean {
  const span = startSpan(edition.start);
  return isAhead(edition, today) || (edition.cancelled === true && (span === null || today <= span.last));
}

/** First and last day on which an edition may start; null for an unknown start. */
export function startSpan(start: EditionStart): { first: string; last: string } | null {
  if (start === 'to-be-announced') return null;
  if ('day' in start) return { first: start.day, last: start.day };
  if ('month' in start) return { first: `${start.month}-01`, last: lastDayOf(start.month) };
  const quarter = seasons.indexOf(start.season);
  const month = (number: number) => `${start.year}-${String(number).padStart(2, '0')}`;
  return { first: `${month(quarter * 3 + 1)}-01`, last: lastDayOf(month(quarter * 3 + 3)) };
}

/** The first day on which an edition has certainly started: its day, or the day after its month or season. */
function firstDayStarted(start: EditionStart): string | null {
  const span = startSpan(start);
  if (span === null) return null;
  return span.first === span.last ? span.first : addDays(span.last, 1);
}

/** The last day of an edition: the written one, or its start plus its length; null if unknown. */
export function lastDay({ start, end, length }: Pick<Edition, 'start' | 'end' | 'length'>): string | null {
  if (end !== undefined) return end;
  const span = startSpan(start);
  return span && length ? addDays(addLength(span.last, length), -1) : null;
}

function addLength(day: string, { amount, unit }: EditionLength): string {
  if (unit === 'day' || unit === 'week') return addDays(day, unit === 'week' ? amount * 7 : amount);
  return addMonths(day, unit === 'year' ? amount * 12 : amount);
}

/** The days on which an edition's state may change, unsorted. */
export function stateChanges(edition: StateFacts): string[] {
  const end = lastDay(edition);
  const days = [
    firstDayStarted(edition.start),
    end && addDays(end, 1),
    edition.closes === undefined ? null : addDays(edition.closes, 1),
  ];
  return days.filter((day) => day !== null);
}

/**
 * Orders editions by their start. A day precedes a month or season that includes it, and editions without a date are
 * last. Editions of one day keep their order.
 */
export function byStart(one: Pick<Edition, 'start'>, other: Pick<Edition, 'start'>): number {
  const [a, b] = [startSpan(one.start), startSpan(other.start)];
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a.last.localeCompare(b.last) || b.first.localeCompare(a.first);
}

/**
 * The next of the given editions: the first that has places, then one that is full or closed, then one without a date.
 * Of editions that start together, an `open` one precedes one with `last-places`. Undefined if no edition is in the
 * future.
 * @param today the day in Europe/Madrid, `YYYY-MM-DD`
 */
export function nextEdition<Each extends StateFacts>(editions: readonly Each[], today: string): Each | undefined {
  const ahead = editions.filter((edition) => isAhead(edition, today)).toSorted(byStart);
  const [first, ...later] = ahead.filter((edition) => isOpen(edition, today));
  if (!first) return ahead[0];
  const together = [first, ...later.filter((edition) => byStart(edition, first) === 0)];
  return together.find((edition) => editionState(edition, today) === 'open') ?? first;
}

/** Of the given editions that have started by a day, the one with the latest start. */
export function latestStarted<Each extends Edition>(editions: readonly Each[], today: string): Each | undefined {
  return editions
    .filter((edition) => ['started', 'finished'].includes(editionState(edition, today)))
    .toSorted(byStart)
    .at(-1);
}
