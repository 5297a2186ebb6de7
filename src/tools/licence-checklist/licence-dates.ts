import { addMonths } from '../../site/days.ts';

/** The days that a candidate enters in the checklist of the licence. */
export const licenceFields = ['finished', 'issued', 'medical', 'born', 'english'] as const;
export type LicenceField = (typeof licenceFields)[number];

/** Levels of English that the licence accepts, on ICAO's scale. */
export const englishLevels = ['4', '5', '6'] as const;
type EnglishLevel = (typeof englishLevels)[number];

/** Days are `YYYY-MM-DD`; absent while they are not known. */
export type LicenceDates = Partial<Record<LicenceField, string>> & { level?: EnglishLevel };

/** The ids of the time limits that begin on these days; `content/deciding/career.yaml` has the rule of each. */
export const deadlineIds = ['apply', 'start', 'medical', 'language'] as const;
export type DeadlineId = (typeof deadlineIds)[number];

/** A time limit and its last day. */
export type Deadline = { id: DeadlineId; day: string };

/** Years for which an assessment of English is valid, by its level (Regulation (EU) 2015/340, ATCO.B.035). */
const languageYears: Record<EnglishLevel, number> = { 4: 3, 5: 6, 6: 9 };

/**
 * The last days of the time limits for the given days, soonest first. Periods of months end on the same day of the
 * month, or on the last day of a shorter month (Regulation (EEC) 1182/71, article 3).
 */
export function licenceDeadlines({ finished, issued, medical, born, english, level }: LicenceDates): Deadline[] {
  const deadlines: (Deadline | undefined)[] = [
    // The application is due within twelve months of the training, the start at a unit within twelve months of the
    // licence's issue (Regulation (EU) 2015/340, ATCO.B.001 and article 8 as of 2024).
    finished ? { id: 'apply', day: addMonths(finished, 12) } : undefined,
    issued ? { id: 'start', day: addMonths(issued, 12) } : undefined,
    medical && born && born < medical ? { id: 'medical', day: medicalEnd(medical, born) } : undefined,
    english && level ? { id: 'language', day: addMonths(english, 12 * languageYears[level]) } : undefined,
  ];
  return deadlines.filter((each) => each !== undefined).toSorted((one, other) => one.day.localeCompare(other.day));
}

/**
 * The last day of a class 3 certificate: it is valid for 24 months, or for 12 months from the age of 40. A certificate
 * issued before the age of 40 ends at 41 at the latest (Regulation (EU) 2015/340, ATCO.MED.A.045). From the age of 57,
 * Spain requires an examination every six months (Ley 9/2010). A certificate issued at 56 therefore ends on the 57th
 * birthday, but is valid for at least six months.
 */
function medicalEnd(medical: string, born: string): string {
  const birthday = (years: number) => addMonths(born, 12 * years);
  const after = (months: number) => addMonths(medical, months);
  if (medical < birthday(40)) return earlier(after(24), birthday(41));
  return earlier(after(12), later(after(6), birthday(57)));
}

const earlier = (one: string, other: string) => (one < other ? one : other);
const later = (one: string, other: string) => (one < other ? other : one);
