import { askedBy, type Asked } from './asked-by-ways.ts';
import { bestOf, type BestWay } from './best-way.ts';
import { europeanLicence, isForeign, type CanIAnswers } from './questions.ts';
import {
  conditionIds,
  courseOfWay,
  legIds,
  monthAfter,
  wayIds,
  type Closed,
  type ConditionId,
  type Way,
  type WayId,
} from './ways.ts';
import type { Rules } from '../parts/deciding-facts.ts';
import { sum, type Range } from '../parts/amounts.ts';
import type { Offers } from '../parts/offers.ts';

export type CanIResult = {
  /**
   * The ways offered now: the best way, then the ways in the states `open`, `later` and `closed`, each group in the
   * order of `wayIds`.
   */
  ways: readonly Way[];
  /** The way that fits the answers best, and the reason; null without answers, or above ENAIRE's age. */
  best: BestWay | null;
};

const nothing: Range = { from: 0, to: 0 };
/** Months free for full-time training, by answer. */
const monthsFree = { none: 0, six: 6, year: 13, two: 24 } as const;
const englishLevels = ['below', 'b2', 'c1'] as const;
const spanishLevels = ['below', 'working', 'native'] as const;
const states = ['open', 'later', 'closed'] as const;

/**
 * Works out which ways into the profession are open to a candidate and what each still needs. Only the candidate's
 * licence, a maximum age with a source, or ENAIRE's rule on nationality closes a way. Without an answer about the
 * licence, a candidate counts as having none; no other missing answer closes a way. Health never does: only an
 * aeromedical centre decides on it. A licence that AESA would have to accept first opens nothing yet: the ways for
 * licence holders have that condition, and the courses from scratch stay open.
 */
export function canI(answers: CanIAnswers, rules: Rules, offers: Offers): CanIResult {
  const asked = askedBy(answers, rules, offers);
  const ways = wayIds
    .filter((id) => (id === 'acceptance' ? isForeign(answers) : isOffered(id, rules, offers)))
    .map((id) => wayFor(id, asked[id], answers))
    .toSorted((one, other) => states.indexOf(one.state) - states.indexOf(other.state));
  const isTooOld = answers.age !== undefined && answers.age > (rules.age.enaire.to ?? answers.age);
  const best = Object.keys(answers).length === 0 || isTooOld ? null : bestOf(ways, answers);
  const first = ways.filter(({ id }) => id === best?.way);
  return { ways: [...first, ...ways.filter((way) => !first.includes(way))], best };
}

/** ENAIRE holds its tests even while the centre's course is hidden. A way abroad needs a recent announcement. */
function isOffered(id: WayId, { hiring }: Rules, offers: Offers): boolean {
  if (id === 'ireland' || id === 'uk' || id === 'portugal') return hiring[id] !== undefined;
  const offer = courseOfWay[id];
  return id === 'enaire' || offer === null || !offers[offer].hidden;
}

function wayFor(id: WayId, asked: Asked, answers: CanIAnswers): Way {
  const closed = closedBy(asked, answers);
  if (closed)
    return {
      id,
      state: 'closed',
      closed,
      conditions: [],
      legs: [],
      months: nothing,
      cost: nothing,
      starts: null,
      earliest: null,
      closesAt: null,
    };
  const conditions = conditionIds.filter((condition) => isMissing(condition, asked, answers));
  const legs = asked.legs.toSorted((one, other) => legIds.indexOf(one.id) - legIds.indexOf(other.id));
  const months = sum(legs.map((each) => each.months));
  const starts = asked.offer?.starts ?? null;
  return {
    id,
    state: conditions.length > 0 ? 'later' : 'open',
    closed: null,
    conditions,
    legs,
    months,
    cost: sum(legs.map((each) => each.cost)),
    starts,
    earliest:
      starts && !asked.offer?.sample && conditions.length === 0
        ? monthAfter(starts, asked.offer?.months.from ?? 0)
        : null,
    closesAt: asked.offer ? null : closingAge(asked.age, answers.age),
  };
}

/**
 * The age at which a way closes; null if the limit or the candidate's age is unknown, or if the way closes in more than
 * ten years.
 */
function closingAge({ to }: Asked['age'], age: number | undefined): number | null {
  return age !== undefined && to !== undefined && to + 1 - age <= 10 ? to + 1 : null;
}

function closedBy({ age, holds, nationality }: Asked, answers: CanIAnswers): Closed | null {
  const licence = isForeign(answers) && holds !== 'student' ? 'foreign' : (answers.licence ?? 'none');
  if (holds === 'none' && licence !== 'none' && licence !== 'foreign') return 'holds';
  if (holds === 'tower' && (licence === 'none' || licence === 'all'))
    return licence === 'none' ? 'needsTower' : 'holds';
  if (holds === 'some' && licence === 'none') return 'needsLicence';
  if (holds === 'student' && (licence === 'towerController' || licence === 'controller')) return 'licensed';
  if (answers.age !== undefined && age.to !== undefined && answers.age > age.to) return 'age';
  if (nationality === 'selection' && answers.nationality === 'other') return 'nationality';
  return null;
}

function isMissing(condition: ConditionId, asked: Asked, answers: CanIAnswers): boolean {
  const { age, studies, english, spanish, nationality, months } = answers;
  switch (condition) {
    case 'years':
      return age !== undefined && age < asked.age.from;
    case 'school':
      return asked.studies === 'school' && studies === 'below';
    case 'degree':
      return asked.studies === 'degree' && (studies === 'below' || studies === 'school');
    case 'english':
      return english !== undefined && englishLevels.indexOf(english) < englishLevels.indexOf(asked.english);
    case 'spanish':
      return (
        asked.spanish !== null &&
        spanish !== undefined &&
        spanishLevels.indexOf(spanish) < spanishLevels.indexOf(asked.spanish)
      );
    case 'portuguese':
      return asked.portuguese === true;
    case 'visa':
      return asked.nationality === 'course' && nationality === 'other';
    case 'papers':
      if (asked.nationality === 'spain') return nationality === 'other';
      return asked.nationality === 'europe' && nationality !== undefined && nationality !== 'eu';
    case 'permit':
      return asked.permit === true;
    case 'accepted':
      return (asked.holds === 'tower' || asked.holds === 'some') && isForeign(answers);
    case 'ratings':
      return asked.ratings === true && europeanLicence(answers) === 'controller';
    case 'time':
      return asked.fullTime !== null && months !== undefined && monthsFree[months] < asked.fullTime.from;
  }
}
