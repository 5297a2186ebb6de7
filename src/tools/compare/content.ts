import { z } from 'zod';
import type { InLanguage } from '../../i18n/language.ts';
import { waysOn } from '../../schema/course-sections.ts';
import { head, localizedText, localizedTexts } from '../../schema/localized.ts';
import { courseId } from '../../schema/references.ts';
import { object } from '../../schema/object.ts';

/** The rows of the comparison, in their order; code, price and start are in the head of each column. */
export const comparedRows = [
  'ratings',
  'leadsTo',
  'entry',
  'duration',
  'hours',
  'theory',
  'simulator',
  'campus',
  'seats',
  'format',
  'includes',
  'excludes',
] as const;
export type ComparedRowId = (typeof comparedRows)[number];

/** The page that compares courses: `content/deciding/compare.yaml`. Its facts are read from the courses' files. */
export const compare = object({
  head,
  hero: localizedTexts(['title', 'lead']),
  /** The courses that are compared before the visitor chooses any. */
  first: z.array(courseId).min(2).max(4).meta({ title: 'Cursos que salen al principio' }),
  form: object({
    legend: localizedText.meta({ title: 'Título del formulario' }),
    /** Label of each field; contains `{number}`. */
    field: localizedText.meta({ title: 'Nombre de cada campo', description: '{number} es el número del campo.' }),
    none: localizedText.meta({ title: 'Sin curso' }),
    submit: localizedText,
    unknown: localizedText.meta({ title: 'Si no se conoce' }),
    tooMany: localizedText.meta({ title: 'Si se eligen demasiados' }),
  }),
  board: object({
    caption: localizedText.meta({ title: 'Título de la tabla' }),
    /** Headings of the rows that differ, and of the rows that all courses share. Both contain `{count}`. */
    differ: localizedText.meta({ title: 'Filas que cambian', description: '{count} es cuántas son.' }),
    agree: localizedText.meta({ title: 'Filas iguales', description: '{count} es cuántas son.' }),
    remove: localizedText.meta({ title: 'Quitar' }),
    page: localizedText.meta({ title: 'Enlace a la página' }),
    /** Shown while only one course is chosen: states that a comparison needs two. */
    alone: localizedText.meta({ title: 'Si solo hay un curso' }),
  }).meta({ title: 'Tabla' }),
  next: waysOn,
  rows: localizedTexts<ComparedRowId>({
    ratings: 'Habilitaciones',
    leadsTo: 'Adónde lleva',
    entry: 'Acceso',
    duration: 'Duración',
    hours: 'Horas',
    theory: 'Teoría',
    simulator: 'Simulador',
    campus: 'Campus',
    seats: 'Plazas',
    format: 'Modalidad',
    includes: 'Qué incluye',
    excludes: 'Qué no incluye',
  }).meta({ title: 'Filas' }),
  /** Shown for courses that lead to no rating. */
  noRatings: localizedText.meta({ title: 'Sin habilitaciones' }),
  /** The goal of each course. */
  leadsTo: z.record(courseId, localizedText).meta({ title: 'Adónde lleva' }),
  /** Entry requirements of courses whose pages state none; an entry here replaces those of the page. */
  entry: z.record(courseId, localizedText).meta({ title: 'Acceso' }),
});

type Texts = InLanguage<z.infer<typeof compare>>;

/** The texts of the form and the board, in one language. */
export type CompareWords = Texts['form'] &
  Texts['board'] & {
    /** The note above sample dates; undefined once they are real. */
    sample?: string | undefined;
  };
