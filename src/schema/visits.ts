import { z } from 'zod';
import { languages } from '../i18n/language.ts';
import { courseLocation } from './course-facts.ts';
import { head, localizedText, localizedTexts } from './localized.ts';
import { externalLink, linkedCourseId } from './references.ts';
import { object } from './object.ts';

const visitKinds = ['open-day', 'information', 'simulator'] as const;
export type VisitKind = (typeof visitKinds)[number];

/** A visit in `visits.yaml`. Day and hour are local time in Madrid. */
const visit = object({
  /**
   * Never changed and never reused: bookings, calendars and mails refer to the visit by this id. It consists of
   * kind, day and place: `open-day-2026-03-14-madrid`.
   */
  id: z
    .string()
    .max(60)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id has small letters, digits and hyphens: open-day-2026-03-14-madrid')
    .meta({ office: false }),
  kind: z.enum(visitKinds).meta({
    title: 'Qué es',
    choices: { 'open-day': 'puertas abiertas', information: 'sesión informativa', simulator: 'visita al simulador' },
  }),
  place: courseLocation.meta({ title: 'Dónde' }),
  day: z.iso.date().meta({ title: 'Día' }),
  hour: z
    .string()
    .regex(/^(0[7-9]|1\d|2[0-2]):[0-5]\d$/, 'an hour is written 17:30, between 07:00 and 22:59')
    .meta({ title: 'Hora', description: 'En la hora de Madrid; por ejemplo, 17:30.' }),
  /** Length in minutes. */
  minutes: z.int().min(15).max(600).meta({ title: 'Duración en minutos' }),
  title: localizedText,
  text: localizedText,
  places: z.int().min(1).max(1000).meta({ title: 'Plazas' }),
  /** The languages spoken at the visit. */
  languages: z
    .array(z.enum(languages).meta({ choices: { es: 'español', en: 'inglés' } }))
    .min(1)
    .meta({ title: 'Idiomas' }),
  /** Last day for bookings; by default the day before. */
  bookUntil: z.iso.date().optional().meta({ title: 'Último día para reservar', description: 'Sin él, el día antes.' }),
  /** The courses that the visit is about; their pages mention the visit. */
  courses: z.array(linkedCourseId).default([]).meta({ title: 'Cursos de los que trata' }),
  /** The link to an online visit. Only mails to people with a place contain it. */
  join: externalLink
    .optional()
    .meta({ title: 'Dirección para entrar', description: 'Solo la leen quienes tienen plaza.' }),
  /** Cancelled, but still in the file, so that calendars and the office are updated. */
  cancelled: z.literal(true).optional().meta({ title: 'Anulada' }),
  /** Increased with each change of an announced hour or place: calendars take the higher number (RFC 5545). */
  sequence: z.int().min(0).optional().meta({ office: false }),
  /** `false` hides the visit. */
  shown: z.literal(false).optional().meta({ title: 'Fuera de la web' }),
  /** Not a real visit of the centre: it is marked as a sample and takes no bookings. */
  sample: z.boolean().optional(),
})
  .refine(({ bookUntil, day }) => bookUntil === undefined || bookUntil <= day, {
    path: ['bookUntil'],
    message: 'booking ends after the session',
  })
  .refine(({ place, join }) => (place === 'online') === (join !== undefined), {
    path: ['join'],
    message: 'an online session needs the address where it is joined, and only an online one has it',
  });
export type Visit = z.infer<typeof visit>;

/** The page of visits, and the visits themselves. */
export const visitsPage = object({
  head,
  hero: localizedTexts(['title', 'lead']),
  /** Texts above the visits. */
  board: localizedTexts(['title', 'text']).meta({ title: 'Sobre las visitas' }),
  /** Shown without future visits. */
  none: localizedText.meta({ title: 'Si no hay ninguna' }),
  /** Information that visitors need beforehand. */
  before: object({
    title: localizedText,
    items: z
      .array(localizedTexts(['title', 'text']))
      .min(2)
      .meta({ title: 'Respuestas' }),
  }).meta({ title: 'Antes de venir' }),
  /** The line on the page of a campus and of a course; `{name}` and `{when}` are those of the next visit. */
  line: localizedTexts({ campus: 'En un campus', course: 'En un curso' }).meta({
    title: 'Línea en otras páginas',
    description: '{name} y {when} son los de la próxima visita.',
  }),
  visits: z
    .array(visit)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'two sessions have the same id')
    .meta({ title: 'Visitas' }),
});
