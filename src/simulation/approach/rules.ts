/**
 * The rules of the approach exercise, with their sources. "RCA" is the Spanish Reglamento de Circulación Aérea, as
 * Royal Decree 1180/2018 changed it. "SERA" is Regulation (EU) 923/2012, and "Doc 4444" is ICAO's PANS-ATM, 16th
 * edition, a document on sale. docs/how-to/check-the-exercises.md says which of them was read, where and on which day.
 */

/**
 * Wake turbulence category of an aircraft by its mass at take-off: light up to 7,000 kg, heavy from 136,000 kg, medium
 * between them (Royal Decree 1180/2018, annex III, attachment C; Doc 4444, 4.9.1).
 */
export type WakeCategory = 'L' | 'M' | 'H';

/** Least distance between two aircraft at nearby levels, in NM: 3 on the same ILS (RCA, 4.4.13.2.4; Doc 4444, 8.7.3.2). */
export const radarSeparation = 3;

/** Least vertical distance in place of it, in feet (RCA, 4.4.13.2.4; Doc 4444, 5.3.2). */
export const verticalSeparation = 1000;

/**
 * Least distance behind a leader on the same final, in NM, by the categories of leader and follower
 * (RCA, 4.6.7.4.4; Doc 4444, 8.7.3.4). Pairs that are not listed keep the radar separation.
 */
export const wakeDistance: Readonly<Partial<Record<`${WakeCategory}${WakeCategory}`, number>>> = {
  HH: 4,
  HM: 5,
  HL: 6,
  ML: 5,
};

/**
 * Degrees of a turn in a second: standard rate. Above some 190 kt it asks for more than the 25 degrees of bank that
 * airliners fly: here they turn tighter than in the air.
 */
export const turnRate = 3;

/** Feet a minute in climb and descent, by category: values of the exercise, as airliners fly them below 10,000 ft. */
export const verticalRate: Readonly<Record<WakeCategory, number>> = { L: 1500, M: 1800, H: 2000 };

/** Knots of a change of speed in a second: a value of the exercise. */
export const speedChange = 1;

/**
 * Greatest speed that may be assigned, in knots: the limit of SERA.6001 below 10,000 ft. It binds flights under
 * instrument rules in airspace of classes D to G.
 */
export const greatestSpeed = 250;

/** Least speed that a pilot accepts before the final approach, in knots: a value of the exercise. */
export const leastSpeed = 140;

/** Speed at which everybody should be established, in knots. */
export const gateSpeed = 160;

/** Difference from `gateSpeed` that still counts as kept, in knots: a value of the exercise. */
export const gateTolerance = 10;

/** Distance from the threshold at which speed control ends, in NM (Doc 4444, 4.6.3.7). */
export const gateDistance = 4;

/** Speed to which an aircraft slows by itself inside the gate, in knots: a value of the exercise. */
export const landingSpeed = 140;

/** Greatest angle at which a vector meets the final approach track, in degrees (RCA, 4.6.9.3.6; Doc 4444, 8.9.3.6). */
export const greatestIntercept = 45;

/** Feet of a glide path of 3 degrees in an NM, and its height over the threshold (ICAO Annex 10, volume I, 3.1.5). */
export const glidePath = { feetPerMile: 318.4, threshold: 50 };

/** How far above the glide path an aircraft may still meet it, in feet: a value of the exercise. */
export const glideTolerance = 150;

/** Distances from the threshold between which a final may be met, in NM: a value of the exercise. */
export const finalReach = { nearest: gateDistance, farthest: 25 };

/** Lowest and highest altitude that may be assigned, in feet: a value of the exercise. */
export const altitudes = { lowest: 2000, highest: 10_000 };

/** Course of the final approach, in degrees: runway 18 of an invented aerodrome at sea level. */
export const finalCourse = 180;

/** The square that the scope shows, in NM east and north of the threshold. */
export const scope = { centre: { x: 0, y: 12 }, half: 20 };

/** Longest time of a run, in seconds. */
export const longestRun = 960;
