import { z } from 'zod';
import { languages } from '../i18n/language.ts';
import { courseLocation, price, type Price } from './course-facts.ts';
import { languageNames, localizedText } from './localized.ts';
import { courseId } from './references.ts';
import { object } from './object.ts';

const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'a month is written 2025-11')
  .meta({ title: 'Mes', description: 'Año y mes: 2027-03.' });

/**
 * A season stands for a quarter of the calendar year, from January: an intake "in autumn 2026" begins between October
 * and December.
 */
export const seasons = ['winter', 'spring', 'summer', 'autumn'] as const;
/** The start of an edition, as precisely as it is known. Days are ISO 8601 dates, months `YYYY-MM`. */
const editionStart = z.union([
  object({ day: z.iso.date().meta({ title: 'Día' }) }),
  object({ month }),
  object({
    season: z.enum(seasons).meta({
      title: 'Estación',
      choices: { winter: 'invierno', spring: 'primavera', summer: 'verano', autumn: 'otoño' },
    }),
    year: z.int().min(2000).max(2100),
  }),
  z.literal('to-be-announced').meta({ title: 'Por anunciar' }),
]);
export type EditionStart = z.infer<typeof editionStart>;

/** How long an edition takes from its start. A course's "11 to 13 months" counts as 13. */
const length = object({
  amount: z.int().positive().meta({ title: 'Cuánto' }),
  unit: z
    .enum(['day', 'week', 'month', 'year'])
    .meta({ title: 'Unidad', choices: { day: 'días', week: 'semanas', month: 'meses', year: 'años' } }),
});
export type EditionLength = z.infer<typeof length>;

/** An edition in a course's file. Missing values are read from the course's facts. */
export const courseEdition = object({
  /**
   * Never changed and never reused: subscribed calendars, enquiries and waiting lists refer to this id. It consists of
   * course, year and month, and the campus if there are two: `block-1-2025-11-madrid`.
   */
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an edition id has small letters, digits and hyphens: block-1-2026-03')
    .meta({ office: false }),
  /** Where the edition is taught. */
  campus: courseLocation.meta({ title: 'Lugar' }),
  start: editionStart.meta({ title: 'Comienzo' }),
  /** Last day of the course, instead of `length`. */
  end: z.iso.date().optional().meta({ title: 'Último día', description: 'En lugar de la duración.' }),
  length: length.optional().meta({ title: 'Duración', description: 'Solo si no es la del curso.' }),
  /** Languages of the classes. */
  languages: z
    .array(z.enum(languages).meta({ choices: languageNames }))
    .min(1)
    .optional()
    .meta({ title: 'Idiomas de las clases' }),
  /** Hours and days, as text. */
  timetable: localizedText.optional().meta({ title: 'Horario' }),
  places: z.int().positive().optional().meta({ title: 'Plazas', description: 'Solo si no son las del curso.' }),
  placesLeft: z.int().min(0).optional().meta({ title: 'Plazas libres' }),
  price: price.optional().meta({ title: 'Precio', description: 'Solo si no es el del curso.' }),
  /** Last day on which the centre takes enrolments. */
  closes: z.iso.date().optional().meta({ title: 'Último día de inscripción' }),
  /** Enrolment is over, but there is a waiting list. `placesLeft: 0` has the same effect. */
  full: z
    .literal(true)
    .optional()
    .meta({ title: 'Completa', description: 'Deja de admitir inscripciones, pero hay lista de espera.' }),
  /** Cancelled, but still in the file, so that calendars are updated. */
  cancelled: z
    .literal(true)
    .optional()
    .meta({ title: 'Cancelada', description: 'No se celebrará. No la quites: así se enteran los calendarios.' }),
  /** Increased with each change of an announced date: calendars take the higher number (RFC 5545, 3.8.7.4). */
  sequence: z.int().min(0).optional().meta({ office: false }),
});
export type CourseEdition = z.infer<typeof courseEdition>;

/** An edition with its course; missing facts are read from the course's. */
const edition = courseEdition.extend({ course: courseId.meta({ title: 'Curso' }) });
export type Edition = z.infer<typeof edition>;

/** The build's file for the server and the command line: `dist/editions.json`. */
export type EditionsRecord = {
  /** The day that the content shows as today, `YYYY-MM-DD`; without it, the day in Europe/Madrid is used. */
  asOf?: string;
  /** In the order of their starts; editions without a date come last. */
  editions: readonly Edition[];
  /** The courses and campuses that an edition may refer to. `path` is that of the page; undefined without a page. */
  courses: readonly NamedCourse[];
  campuses: readonly NamedPlace[];
  /**
   * Days on which the pages' text about an edition changes, in order: pages drawn before such a day are out of date
   * from then on.
   */
  changes: readonly string[];
};

type NamedPlace = {
  id: string;
  name: { es: string; en: string };
  path?: { es: string; en: string };
};
type NamedCourse = NamedPlace & { locations: z.infer<typeof courseLocation>[]; price?: Price };
