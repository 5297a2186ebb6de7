import type { DecidingFacts } from '../schema/deciding-facts.ts';
import type { CanIAnswers } from './can-i-questions.ts';
import {
  conditionIds,
  legIds,
  monthAfter,
  sum,
  wayIds,
  type BestReason,
  type Closed,
  type ConditionId,
  type Leg,
  type Offer,
  type Offers,
  type Range,
  type Way,
  type WayId,
} from './ways.ts';

/** Facts of others, without their sources. */
export type Rules = DecidingFacts['facts'];

export type CanIResult = {
  /** Every way there is: the best one, then open ones, those for later and closed ones, each in the order of `wayIds`. */
  ways: readonly Way[];
  /** The way that fits the answers best, and the reason; null without answers, and where all are closed. */
  best: { way: WayId; because: BestReason } | null;
};

/** What a way asks for, before the answers are looked at. */
type Asked = {
  age: { from: number; to?: number | undefined };
  /** Courses of the centre and the tests of ENAIRE: no licence yet, or the one that the way builds on. */
  holds: 'none' | 'tower' | 'some' | 'any';
  studies: 'school' | 'degree' | null;
  english: 'b2' | 'c1';
  spanish: boolean;
  portuguese?: true;
  permit?: true;
  /** `course`: a study visa for those from elsewhere. `selection`: ENAIRE's rule. `europe`: the right to work there. */
  nationality: 'course' | 'selection' | 'europe' | null;
  fullTime: Range | null;
  legs: Leg[];
  offer: Offer | null;
};

const nothing: Range = { from: 0, to: 0 };
/** Full-time months that each answer leaves. */
const monthsFree = { none: 0, six: 6, year: 13, two: 24 } as const;
const englishLevels = ['below', 'b2', 'c1'] as const;
const states = ['open', 'later', 'closed'] as const;

/**
 * Works out which ways into the profession are open to a candidate and what each still needs. A question without an
 * answer closes nothing and is not missing. Only a minimum or maximum with a source closes a way; health never does:
 * only an aeromedical centre decides on it.
 */
export function canI(answers: CanIAnswers, rules: Rules, offers: Offers): CanIResult {
  const asked = askedBy(answers, rules, offers);
  const ways = wayIds
    .map((id) => wayFor(id, asked[id], answers))
    .toSorted((one, other) => states.indexOf(one.state) - states.indexOf(other.state));
  const best = Object.keys(answers).length === 0 ? null : bestOf(ways, answers);
  const first = ways.filter(({ id }) => id === best?.way);
  return { ways: [...first, ...ways.filter((way) => !first.includes(way))], best };
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
    };
  const conditions = conditionIds.filter((condition) => isMissing(condition, asked, answers));
  const legs = asked.legs.toSorted((one, other) => legIds.indexOf(one.id) - legIds.indexOf(other.id));
  const months = sum(legs.map((leg) => leg.months));
  const starts = asked.offer?.starts ?? null;
  return {
    id,
    state: conditions.length > 0 ? 'later' : 'open',
    closed: null,
    conditions,
    legs,
    months,
    cost: sum(legs.map((leg) => leg.cost)),
    starts,
    earliest: starts && conditions.length === 0 ? monthAfter(starts, asked.offer?.months.from ?? 0) : null,
  };
}

function closedBy({ age, holds, nationality }: Asked, answers: CanIAnswers): Closed | null {
  const { licence = 'none' } = answers;
  if (holds === 'none' && licence !== 'none') return 'holds';
  if (holds === 'tower' && (licence === 'none' || licence === 'all'))
    return licence === 'none' ? 'needsTower' : 'holds';
  if (holds === 'some' && licence === 'none') return 'needsLicence';
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
      return asked.spanish && spanish === 'below';
    case 'portuguese':
      return asked.portuguese === true;
    case 'visa':
      return asked.nationality === 'course' && nationality === 'other';
    case 'papers':
      return asked.nationality === 'europe' && nationality !== undefined && nationality !== 'eu';
    case 'permit':
      return asked.permit === true;
    case 'time':
      return asked.fullTime !== null && months !== undefined && monthsFree[months] < asked.fullTime.from;
  }
}

/** The conditions and legs of every way. */
function askedBy(answers: CanIAnswers, { age, months, cost }: Rules, offers: Offers): Record<WayId, Asked> {
  const medical = answers.health === 'certificate' ? [] : [leg('medical', null, null)];
  const licence = leg('licence', months.licence, null);
  const tests = leg('languageTests', null, { from: 2 * cost.languageTest.from, to: 2 * cost.languageTest.to });
  const isNew = (answers.licence ?? 'none') === 'none';
  const course = (offer: Offer): Asked => ({
    age: age.licence,
    holds: 'none',
    studies: 'school',
    english: 'b2',
    spanish: true,
    nationality: 'course',
    fullTime: offer.months,
    legs: [...medical, courseLeg(offer), tests, licence],
    offer,
  });
  const abroad = {
    holds: 'any',
    studies: 'school',
    english: 'b2',
    spanish: false,
    nationality: 'europe',
    fullTime: null,
    offer: null,
  } as const;
  const selection = [
    leg('call', null, cost.enaireFee),
    leg('selection', months.enaireSelection, nothing),
    ...(answers.licence === 'all' || answers.licence === 'controller' ? [] : [courseLeg(toEnaire(answers, offers))]),
  ];
  return {
    enaire: {
      ...course(offers.full),
      age: age.enaire,
      holds: 'any',
      english: 'c1',
      nationality: 'selection',
      // Its tests are held on single days, and the course begins once the place is won.
      fullTime: null,
      legs: [...medical, ...selection, ...(isNew ? [tests, licence] : [])],
      offer: null,
    },
    tower: { ...course(offers.block1), age: courseAge(age) },
    all: { ...course(offers.complete), age: courseAge(age) },
    block2: {
      ...course(offers.block2),
      age: courseAge(age),
      holds: 'tower',
      legs: [...medical, courseLeg(offers.block2), licence],
    },
    initial: { ...course(offers.initial), age: courseAge(age) },
    towers: {
      ...course(offers.block1),
      holds: 'some',
      studies: null,
      nationality: null,
      fullTime: null,
      legs: [...medical, leg('employer', null, nothing)],
      offer: null,
    },
    ireland: {
      ...abroad,
      age: age.ireland,
      legs: [leg('selection', null, null), leg('course', months.irelandCourse, null)],
    },
    uk: {
      ...abroad,
      age: age.uk,
      nationality: null,
      permit: true,
      legs: [leg('selection', null, null), leg('course', months.ukCourse, nothing)],
    },
    portugal: {
      ...abroad,
      age: age.portugal,
      studies: 'degree',
      portuguese: true,
      legs: [leg('selection', null, null), leg('course', null, null)],
    },
  };
}

function leg(id: Leg['id'], months: Range | null, cost: Range | null): Leg {
  return { id, months, cost };
}

function courseLeg({ months, price }: Offer): Leg {
  return leg('course', months, price === null ? null : { from: price, to: price });
}

/** With a tower licence, Block 2 brings the other ratings that ENAIRE asks for. */
function toEnaire(answers: CanIAnswers, offers: Offers): Offer {
  return answers.licence === 'tower' ? offers.block2 : offers.full;
}

/** The centre's courses that lead to the licence have ENAIRE's limits. */
function courseAge({ licence, enaire }: Rules['age']): Asked['age'] {
  return { from: licence.from, to: enaire.to };
}

/** The first of these that is open, else the first that can be later. */
function bestOf(ways: readonly Way[], { licence = 'none', months, english }: CanIAnswers): CanIResult['best'] {
  const because = (ids: readonly WayId[], reason: BestReason) => {
    const way = ids.find((id) => ways.some((each) => each.id === id && each.state === 'open'));
    return way ? { way, because: reason } : null;
  };
  const [first] = ways.filter(({ state }) => state !== 'closed');
  return (
    (licence === 'controller' || licence === 'all' ? because(['enaire', 'towers'], 'employed') : null) ??
    (licence === 'tower' ? because(['block2'], 'goesOn') : null) ??
    (licence === 'none' && months === 'six' ? because(['tower'], 'sixMonths') : null) ??
    (months === 'none' ? because(['enaire'], 'evenings') : null) ??
    (licence === 'none' && english === 'c1' ? because(['enaire'], 'readyForTests') : null) ??
    (licence === 'none' ? because(['all'], 'wholeLicence') : null) ??
    (first ? { way: first.id, because: 'onlyOne' } : null)
  );
}
