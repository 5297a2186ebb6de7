import { z } from 'zod';
import { localizedText } from './localized.ts';
import { courseId } from './references.ts';
import { object } from './object.ts';

const count = z.int().positive();

/**
 * An exact number, or a loose one: `{ over: 350 }` reads "more than 350", `{ about: 20 }` "about 20", `{ atMost: 16 }`
 * "at most 16", `{ from: 11, to: 13 }` "11-13".
 */
export const quantity = z.union([
  count.meta({ title: 'Exactamente' }),
  object({ over: count.meta({ title: 'Más de' }) }),
  object({ about: count.meta({ title: 'Unos' }) }),
  object({ atMost: count.meta({ title: 'Como máximo' }) }),
  object({ from: count.meta({ title: 'De … a …' }), to: count.meta({ title: 'Hasta' }) }).refine(
    ({ from, to }) => from < to,
    'a range runs upwards',
  ),
]);
export type Quantity = z.infer<typeof quantity>;

/** The least and the greatest number that a quantity names. */
export function boundsOf(amount: Quantity): { from: number; to: number } {
  const numbers = typeof amount === 'number' ? [amount] : Object.values(amount);
  return { from: Math.min(...numbers), to: Math.max(...numbers) };
}

/**
 * How long a course or a phase lasts. The units are those of `Intl.NumberFormat`. `onRequest` marks a course whose
 * length is not stated yet.
 */
export const duration = z
  .union([
    object({
      amount: quantity.meta({ title: 'Tiempo' }),
      unit: z
        .enum(['week', 'month', 'year'])
        .meta({ title: 'Unidad', choices: { week: 'semanas', month: 'meses', year: 'años' } }),
    }),
    object({ variable: z.literal(true).meta({ title: 'Variable' }) }),
    object({ onRequest: z.literal(true).meta({ title: 'A consultar' }) }),
  ])
  .meta({ title: 'Duración' });
export type Duration = z.infer<typeof duration>;

/**
 * The ratings of a controller's licence that the centre trains for: Regulation (EU) 2015/340 as amended by 2023/893.
 */
export const ratingCodes = ['ADC', 'APP', 'APS', 'ACP', 'ACS'] as const;
export const ratingCode = z.enum(ratingCodes).meta({
  choices: {
    ADC: 'ADC (aeródromo)',
    APP: 'APP (aproximación)',
    APS: 'APS (aproximación con vigilancia)',
    ACP: 'ACP (área)',
    ACS: 'ACS (área con vigilancia)',
  },
});

/** The rating endorsement of Block 1. It is not a rating: it is written beside ADC. */
export const endorsementCode = z.enum(['SUR']).meta({ choices: { SUR: 'SUR (vigilancia)' } });

/** How a course is taught. */
const courseFormat = z
  .enum(['inPerson', 'online', 'consultation'])
  .meta({ choices: { inPerson: 'presencial', online: 'en línea', consultation: 'tutorías' } });
/** Where a course is taught. */
export const courseLocation = z
  .enum(['madrid', 'canarias', 'online'])
  .meta({ choices: { madrid: 'Madrid', canarias: 'Canarias', online: 'en línea' } });
/** A course's price. Spanish law requires the tax and the exclusions beside the amount (LSSI, article 10.1.f). */
export const price = object({
  /** Whole euros. */
  amount: count.meta({ title: 'Precio', description: 'En euros, sin céntimos.', control: 'money' }),
  currency: z.literal('EUR'),
  tax: z
    .enum(['included', 'excluded', 'exempt'])
    .meta({ title: 'IVA', choices: { included: 'incluido', excluded: 'aparte', exempt: 'exento' } }),
  /** Whether the owner has confirmed `tax` and `excludes`; the content audit lists unconfirmed ones. */
  confirmed: z.boolean().meta({ title: 'Impuesto y exclusiones confirmados' }),
  /** The costs that the price excludes, as the end of a sentence: small first letter, no full stop. */
  excludes: localizedText.meta({
    title: 'Lo que no incluye',
    description: 'Final de una frase: en minúscula y sin punto.',
  }),
});
export type Price = z.infer<typeof price>;

/** The start of a course without a future edition: set by the provider's call, or given on request. */
const undatedStart = z.union([
  object({ accordingToCall: z.literal(true).meta({ title: 'Según la convocatoria' }) }),
  object({ onRequest: z.literal(true).meta({ title: 'A consultar' }) }),
]);

/** One row of a curriculum table. */
const curriculumSubject = object({
  subject: localizedText.meta({ title: 'Asignatura' }),
  /** The rating that the subject leads to; none for basic training. */
  rating: ratingCode.optional().meta({ title: 'Habilitación' }),
  /** Hours. */
  theory: count.meta({ title: 'Horas de teoría' }),
  /** Hours. */
  simulator: count.meta({ title: 'Horas de simulador' }),
});

/**
 * The facts of a course as its own page shows them, each stated once. Prose may repeat a figure and must then agree
 * with it. The catalogue card may state other figures, for another edition: see `cardFacts`.
 */
export const courseFacts = object({
  duration,
  /** Teaching hours of the whole course. */
  hours: quantity.optional(),
  /** Hours by format; they add up to `hours`. */
  hoursByFormat: z
    .array(object({ format: courseFormat.meta({ title: 'Modalidad' }), hours: count }))
    .min(2)
    .optional()
    .meta({ title: 'Horas por modalidad' }),
  /** Shown while the course has no future edition; dates are in `editions`. */
  start: undatedStart.meta({
    title: 'Si no hay fecha',
    description: 'Se lee mientras el curso no tiene ninguna edición por delante.',
  }),
  seats: count.optional().meta({ title: 'Plazas por edición' }),
  groupSize: quantity.optional().meta({ title: 'Personas por grupo' }),
  /** Share of the training that takes place in and around the simulator, in per cent. */
  simulatorShare: z.int().min(1).max(100).optional().meta({ title: 'Porcentaje de simulador' }),
  /** Simulator exercises in the whole course. */
  simulatorExercises: count.optional().meta({ title: 'Ejercicios de simulador' }),
  /** Empty while the format is not known: then none is shown. The same applies to `locations`. */
  formats: z.array(courseFormat).meta({ title: 'Modalidades' }),
  locations: z.array(courseLocation).meta({ title: 'Lugares' }),
  price: price.optional().meta({ title: 'Precio' }),
  ratings: z.array(ratingCode).min(1).optional(),
  endorsements: z.array(endorsementCode).min(1).optional().meta({ title: 'Anotaciones' }),
  /** The agency that certifies the course: AESA, the national aviation safety agency. */
  certification: z.literal('aesa').optional().meta({ office: false }),
  /** Set for courses that require a licence. */
  level: z.literal('advanced').optional().meta({ office: false }),
  /** Ids of the courses of which this course consists, in order; their subjects make up its curriculum tables. */
  parts: z.array(courseId).min(2).optional().meta({ office: false }),
  /** Theory and simulator hours by subject, with the total time. */
  curriculum: object({
    duration,
    subjects: z.array(curriculumSubject).min(1).meta({ title: 'Asignaturas' }),
  }).optional(),
});
export type CourseFacts = z.infer<typeof courseFacts>;

/** Facts for the catalogue card where they differ from those on the course's page. */
export const cardFacts = courseFacts
  .pick({ duration: true, seats: true, formats: true, simulatorExercises: true })
  .partial();
