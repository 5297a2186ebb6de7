import type { OfferId } from '../parts/offers.ts';
import type { Range } from '../parts/amounts.ts';

/** The ways into the profession, in the order in which they are shown. */
export const wayIds = [
  'acceptance',
  'enaire',
  'tower',
  'all',
  'block2',
  'initial',
  'towers',
  'ireland',
  'uk',
  'portugal',
] as const;
export type WayId = (typeof wayIds)[number];

/**
 * Conditions have to be met before a way begins: age, studies, languages, papers, time. Legs are the parts of the way
 * itself, in their order.
 */
export const conditionIds = [
  'years',
  'school',
  'degree',
  'english',
  'spanish',
  'portuguese',
  'visa',
  'papers',
  'permit',
  'accepted',
  'ratings',
  'time',
] as const;
export const legIds = [
  'medical',
  'acceptance',
  'call',
  'selection',
  'course',
  'languageTests',
  'licence',
  'employer',
] as const;
export type ConditionId = (typeof conditionIds)[number];
export type LegId = (typeof legIds)[number];

/** `months` or `cost` is null if no source states it. */
export type Leg = { id: LegId; months: Range | null; cost: Range | null };

/** Why a way is closed, whatever the candidate does. */
const closedReasons = ['age', 'nationality', 'holds', 'licensed', 'needsTower', 'needsLicence'] as const;
export type Closed = (typeof closedReasons)[number];

/** Why a way fits a candidate best. */
const bestReasons = [
  'askFirst',
  'employed',
  'goesOn',
  'sixMonths',
  'readyForTests',
  'evenings',
  'wholeLicence',
  'onlyOne',
] as const;
export type BestReason = (typeof bestReasons)[number];

export type Way = {
  id: WayId;
  /**
   * `open`: it can begin now. `later`: some conditions must be met first. `closed`: it is not possible for this
   * candidate.
   */
  state: 'open' | 'later' | 'closed';
  closed: Closed | null;
  /** The conditions to meet first; empty for an open way, and for a closed one. */
  conditions: readonly ConditionId[];
  /** Empty for a closed way. */
  legs: readonly Leg[];
  /** Months of all legs whose months are known, and euros of all legs whose cost is known. */
  months: Range;
  cost: Range;
  /** Month of the next start of the course, `YYYY-MM`; null if unknown. */
  starts: string | null;
  /**
   * The earliest month, `YYYY-MM`, in which the candidate can have the licence; null if the start is unknown or a
   * sample, or a condition is not met.
   */
  earliest: string | null;
  /**
   * The age limit of a way that begins without a course of the centre, if the candidate reaches it within ten years;
   * null otherwise.
   */
  closesAt: number | null;
};

/** The month that is `months` after `month`; both are `YYYY-MM`. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = year * 12 + number - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** The course of the centre that a way needs; null for the ways abroad, jobs at private towers and acceptance. */
export const courseOfWay: Readonly<Record<WayId, OfferId | null>> = {
  acceptance: null,
  enaire: 'full',
  tower: 'block1',
  all: 'complete',
  block2: 'block2',
  initial: 'initial',
  towers: null,
  ireland: null,
  uk: null,
  portugal: null,
};
