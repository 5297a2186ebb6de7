import { europeanLicence, hasTowerAlone, type CanIAnswers } from './questions.ts';
import type { Range } from '../parts/amounts.ts';
import type { Rules } from '../parts/deciding-facts.ts';
import type { Offer, Offers } from '../parts/offers.ts';
import type { Leg, WayId } from './ways.ts';

/** The requirements of a way, before they are compared with the candidate's answers. */
export type Asked = {
  age: { from: number; to?: number | undefined };
  /**
   * The licence required at the start. `none`: no licence yet. `tower`: a licence to which Block 2 can add ratings.
   * `some`: any licence. `student`: no licence, or a student licence. `any`: no requirement.
   */
  holds: 'none' | 'tower' | 'some' | 'student' | 'any';
  studies: 'school' | 'degree' | null;
  english: 'b2' | 'c1';
  /** `working`: level 4 of the ICAO scale, as the licence requires in Spain. `native`: level 6. */
  spanish: 'working' | 'native' | null;
  portuguese?: true;
  permit?: true;
  /** Whether the way requires ratings that a full licence (`controller`) may lack. */
  ratings?: true;
  /**
   * `course`: candidates from outside the EU need a study visa. `selection`: ENAIRE's rule. `europe`: the right to work
   * in the EU. `spain`: the right to work in Spain.
   */
  nationality: 'course' | 'selection' | 'europe' | 'spain' | null;
  fullTime: Range | null;
  legs: Leg[];
  offer: Offer | null;
};

const nothing: Range = { from: 0, to: 0 };

/** The conditions and legs of every way. */
export function askedBy(answers: CanIAnswers, { age, months, cost }: Rules, offers: Offers): Record<WayId, Asked> {
  const medical = answers.health === 'certificate' ? [] : [leg('medical', null, null)];
  const licence = leg('licence', months.licence, null);
  const tests = leg('languageTests', null, { from: 2 * cost.languageTest.from, to: 2 * cost.languageTest.to });
  const held = europeanLicence(answers);
  const isNew = held === 'none';
  const course = (offer: Offer): Asked => ({
    age: age.licence,
    holds: 'none',
    studies: 'school',
    english: 'b2',
    spanish: 'native',
    nationality: 'course',
    fullTime: offer.months,
    legs: [...medical, courseLeg(offer), tests, licence],
    offer,
  });
  const abroad = {
    holds: 'student',
    studies: 'school',
    english: 'b2',
    spanish: null,
    nationality: 'europe',
    fullTime: null,
    offer: null,
  } as const;
  const selection = [
    leg('call', null, cost.enaireFee),
    leg('selection', months.enaireSelection, nothing),
    ...(held === 'all' || held === 'controller' ? [] : [courseLeg(toEnaire(answers, offers))]),
  ];
  return {
    acceptance: {
      age: age.licence,
      holds: 'any',
      studies: null,
      english: 'b2',
      spanish: 'working',
      nationality: null,
      fullTime: null,
      legs: [...medical, leg('acceptance', null, null), tests],
      offer: null,
    },
    enaire: {
      ...course(offers.full),
      age: age.enaire,
      holds: 'any',
      ratings: true,
      english: 'c1',
      nationality: 'selection',
      // ENAIRE's tests are held on single days, and the course begins only after the selection: no full-time months are
      // needed.
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
      ratings: true,
      legs: [...medical, courseLeg(offers.block2), licence],
    },
    initial: { ...course(offers.initial), age: courseAge(age), spanish: 'working' },
    towers: {
      ...course(offers.block1),
      holds: 'some',
      ratings: true,
      studies: null,
      spanish: 'working',
      nationality: 'spain',
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

/**
 * The course that leads to ENAIRE. With a tower licence it is Block 2, which adds the other ratings that ENAIRE
 * requires.
 */
function toEnaire(answers: CanIAnswers, offers: Offers): Offer {
  return hasTowerAlone(answers) ? offers.block2 : offers.full;
}

/** The ages for the centre's courses: the minimum for the licence, and ENAIRE's maximum. */
function courseAge({ licence, enaire }: Rules['age']): Asked['age'] {
  return { from: licence.from, to: enaire.to };
}
