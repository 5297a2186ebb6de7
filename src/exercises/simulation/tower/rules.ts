/**
 * The rules of the tower exercise, with their sources. "RCA" is the Spanish Reglamento de Circulación Aérea, as amended
 * by Royal Decree 1180/2018. "Doc 4444" is ICAO's PANS-ATM, 16th edition, which is not free.
 * docs/how-to/check-the-exercises.md states which of them was read. Values of the exercise are typical of airliners on
 * a runway of 3 km.
 */

/**
 * Wake turbulence category of an aircraft: light, medium or heavy (Royal Decree 1180/2018, annex III, attachment C).
 */
export type WakeCategory = 'L' | 'M' | 'H';

/**
 * Minimum seconds between two take-offs from the same point of a runway, by the categories of leader and follower (RCA,
 * 4.5.15.2.3.1; Doc 4444, 5.8.3.1). Other pairs only need a free runway.
 */
export const wakeInterval: Readonly<Partial<Record<`${WakeCategory}${WakeCategory}`, number>>> = {
  HM: 120,
  HL: 120,
  ML: 120,
};

/** Distance from the threshold at which an arrival makes its first call, in NM: a value of the exercise. */
export const firstCall = 8;

/** Ground speed of an arrival, in knots: a value of the exercise. */
export const finalSpeed = 140;

/** Seconds from crossing the threshold until the whole aircraft is past the holding point: values of the exercise. */
export const landingRoll: Readonly<Record<WakeCategory, number>> = { L: 45, M: 50, H: 60 };

/** Seconds from the holding point until an aircraft is lined up and ready: a value of the exercise. */
export const lineUp = 30;

/**
 * Seconds from the beginning of the take-off run until the aircraft is past the runway's end: values of the exercise.
 */
export const takeOffRoll: Readonly<Record<WakeCategory, number>> = { L: 45, M: 50, H: 60 };

/** Seconds of an inspection of the runway, and seconds in which the vehicle leaves it: values of the exercise. */
export const inspection = 60;
export const vehicleLeaves = 15;

/** Maximum length of a run, in seconds. */
export const longestRun = 900;
