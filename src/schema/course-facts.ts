import { z } from 'zod';
import { localizedText } from './localized.ts';
import { courseId } from './references.ts';

const count = z.int().positive();

/**
 * An amount: a number as it is, or a loose one. `{ over: 350 }` reads "more than 350", `{ about: 20 }` "about 20", `{
 * atMost: 16 }` "at most 16", `{ from: 11, to: 13 }` "11-13".
 */
export const quantity = z.union([
  count,
  z.strictObject({ over: count }),
  z.strictObject({ about: count }),
  z.strictObject({ atMost: count }),
  z.strictObject({ from: count, to: count }).refine(({ from, to }) => from < to, 'a range runs upwards'),
]);
export type Quantity = z.infer<typeof quantity>;

/**
 * How long a course or a phase lasts. The units are those of `Intl.NumberFormat`. `onRequest` marks a course whose
 * length is not stated yet.
 */
export const duration = z.union([
  z.strictObject({ amount: quantity, unit: z.enum(['week', 'month', 'year']) }),
  z.strictObject({ variable: z.literal(true) }),
  z.strictObject({ onRequest: z.literal(true) }),
]);
export type Duration = z.infer<typeof duration>;

/** The ratings of a controller's licence that the centre trains for: Regulation (EU) 2015/340 as amended by 2023/893. */
export const ratingCodes = ['ADC', 'APP', 'APS', 'ACP', 'ACS'] as const;
export const ratingCode = z.enum(ratingCodes);

/** The rating endorsement of Block 1. It is no rating: it stands beside ADC. */
export const endorsementCode = z.enum(['SUR']);

/** How a course is taught. */
export const courseFormat = z.enum(['inPerson', 'online', 'consultation']);
/** Where a course is taught. */
export const courseLocation = z.enum(['madrid', 'canarias', 'online']);
/** A course's price. Spanish law requires the tax and the exclusions beside the amount (LSSI, article 10.1.f). */
export const price = z.strictObject({
  /** Whole euros. */
  amount: count,
  currency: z.literal('EUR'),
  tax: z.enum(['included', 'excluded', 'exempt']),
  /** Whether the owner has confirmed `tax` and `excludes`; the content audit lists unconfirmed ones. */
  confirmed: z.boolean(),
  /** Names the costs that the price leaves out, as the end of a sentence: small first letter, no full stop. */
  excludes: localizedText,
});
export type Price = z.infer<typeof price>;

/** Describes a course's start while no edition lies ahead: the provider's call decides, or the visitor asks. */
const undatedStart = z.union([
  z.strictObject({ accordingToCall: z.literal(true) }),
  z.strictObject({ onRequest: z.literal(true) }),
]);

/** One row of a curriculum table. */
const curriculumSubject = z.strictObject({
  subject: localizedText,
  /** The rating that the subject leads to; none for basic training. */
  rating: ratingCode.optional(),
  /** Hours. */
  theory: count,
  /** Hours. */
  simulator: count,
});

/**
 * The facts of a course as its own page states them, each written once. Prose may repeat a figure and has to agree.
 * The catalogue card may state other figures than the page, which describes another edition: see `cardFacts`.
 */
export const courseFacts = z.strictObject({
  duration,
  /** Teaching hours of the whole course. */
  hours: quantity.optional(),
  /** How `hours` divide between formats; they add up to it. */
  hoursByFormat: z
    .array(z.strictObject({ format: courseFormat, hours: count }))
    .min(2)
    .optional(),
  /** Said while the course has no edition ahead: its dates stand in `editions`. */
  start: undatedStart,
  seats: count.optional(),
  groupSize: quantity.optional(),
  /** Share of the training that takes place in and around the simulator, in per cent. */
  simulatorShare: z.int().min(1).max(100).optional(),
  /** Simulator exercises in the whole course. */
  simulatorExercises: count.optional(),
  /** Empty while the format is not stated: then none is shown. The same goes for places. */
  formats: z.array(courseFormat),
  locations: z.array(courseLocation),
  price: price.optional(),
  ratings: z.array(ratingCode).min(1).optional(),
  endorsements: z.array(endorsementCode).min(1).optional(),
  /** The agency that certifies the course: AESA, the national aviation safety agency. */
  certification: z.literal('aesa').optional(),
  /** Set on courses for people who already hold a licence. */
  level: z.literal('advanced').optional(),
  /** Courses of which this one is made, in order, by id: curriculum tables and block cards are drawn from them. */
  parts: z.array(courseId).min(2).optional(),
  /** Theory and simulator hours by subject, with the time that they take together. */
  curriculum: z.strictObject({ duration, subjects: z.array(curriculumSubject).min(1) }).optional(),
});
export type CourseFacts = z.infer<typeof courseFacts>;

/** Replaces facts on a catalogue card that differ from the course's own page. */
export const cardFacts = courseFacts
  .pick({ duration: true, seats: true, formats: true, locations: true, simulatorExercises: true })
  .partial();
