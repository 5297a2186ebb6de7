/**
 * The rules of the approach exercise, with their sources. "RCA" is the Spanish Reglamento de Circulación Aérea, as
 * amended by Royal Decree 1180/2018. "SERA" is Regulation (EU) 923/2012. "Doc 4444" is ICAO's PANS-ATM, 16th edition,
 * which is not free. docs/how-to/check-the-exercises.md states which of them was read, where and on which day.
 */

/**
 * Wake turbulence category of an aircraft by its mass at take-off: light up to 7,000 kg, heavy from 136,000 kg, medium
 * between them (Royal Decree 1180/2018, annex III, attachment C; Doc 4444, 4.9.1).
 */
export type WakeCategory = 'L' | 'M' | 'H';

/**
 * Minimum distance between aircraft with less than `verticalSeparation`, in NM. This is the minimum for aircraft on the
 * same ILS approach (RCA, 4.4.13.2.4; Doc 4444, 8.7.3.2).
 */
export const radarSeparation = 3;

/** Minimum vertical distance of aircraft without radar separation, in feet (RCA, 4.4.13.2.4; Doc 4444, 5.3.2). */
export const verticalSeparation = 1000;

/**
 * Minimum distance behind a leader on the same final, in NM, by the categories of leader and follower (RCA, 4.6.7.4.4;
 * Doc 4444, 8.7.3.4). Pairs that are not listed have the radar separation.
 */
export const wakeDistance: Readonly<Partial<Record<`${WakeCategory}${WakeCategory}`, number>>> = {
  HH: 4,
  HM: 5,
  HL: 6,
  ML: 5,
};

/**
 * Degrees of a turn per second: standard rate. Above some 170 kt such a turn needs more than 25 degrees of bank, the
 * limit of many airliners, so turns are tighter here than in reality.
 */
export const turnRate = 3;

/** Feet per minute in climb and descent, by category: values of the exercise, typical of airliners below 10,000 ft. */
export const verticalRate: Readonly<Record<WakeCategory, number>> = { L: 1500, M: 1800, H: 2000 };

/** Change of speed in knots per second: a value of the exercise. */
export const speedChange = 1;

/**
 * Maximum speed that may be assigned, in knots: the limit of SERA.6001 below 10,000 ft. For flights under instrument
 * rules it is binding in airspace of classes D to G.
 */
export const greatestSpeed = 250;

/** Minimum speed that a pilot accepts before the final approach, in knots: a value of the exercise. */
export const leastSpeed = 140;

/** Speed required over the gate, the point of the final at `gateDistance`, in knots. */
export const gateSpeed = 160;

/** Tolerated difference from `gateSpeed`, in knots: a value of the exercise. */
export const gateTolerance = 10;

/** Distance from the threshold at which speed control ends, in NM (Doc 4444, 4.6.3.7). */
export const gateDistance = 4;

/** Speed to which an aircraft slows down by itself inside the gate, in knots: a value of the exercise. */
export const landingSpeed = 140;

/**
 * Maximum angle at which a vector may intercept the final approach track, in degrees (RCA, 4.6.9.3.6; Doc 4444,
 * 8.9.3.6).
 */
export const greatestIntercept = 45;

/** Feet of a 3-degree glide path per NM, and its height over the threshold (ICAO Annex 10, volume I, 3.1.5). */
export const glidePath = { feetPerMile: 318.4, threshold: 50 };

/** Maximum height above the glide path for intercepting it, in feet: a value of the exercise. */
export const glideTolerance = 150;

/** Range of distances from the threshold for intercepting the final, in NM: a value of the exercise. */
export const finalReach = { nearest: gateDistance, farthest: 25 };

/** Lowest and highest altitude that may be assigned, in feet: a value of the exercise. */
export const altitudes = { lowest: 2000, highest: 10_000 };

/** Course of the final approach, in degrees: runway 18 of a fictional aerodrome at sea level. */
export const finalCourse = 180;

/** The area shown on the scope: centre and half its side, in NM east and north of the threshold. */
export const scope = { centre: { x: 0, y: 12 }, half: 20 };

/** Maximum length of a run, in seconds. */
export const longestRun = 960;
