import { z } from 'zod';
import * as section from './course-sections.ts';
import { answerRow } from './enrolment.ts';
import { head, localizedText } from './localized.ts';
import { anchor, courseId, routeId } from './references.ts';
import { selectionProcess, syllabus } from './selection-process.ts';
import { object } from './object.ts';

const everyPage = {
  head,
  hero: section.courseHero,
  faq: section.faq.meta({ title: 'Preguntas frecuentes' }),
  form: section.form,
};

const coursePageBase = {
  ...everyPage,
  description: section.description,
  details: section.details.meta({ title: 'Datos del curso' }),
  cost: section.cost.meta({ title: 'Qué cuesta' }),
};

const atcoInitial = object({
  screen: z.literal('atco-initial'),
  ...coursePageBase,
  requirements: section.requirements,
  phases: section.phases,
  simulatorDay: section.points.meta({ title: 'Una sesión de simulador' }),
  ratings: section.heading,
  after: section.points,
});

const completeRating = object({
  screen: z.literal('complete-rating'),
  ...coursePageBase,
  promo: section.promo,
  blocks: section.blocks.meta({ title: 'Bloques' }),
  methodology: section.points,
  ratings: section.heading,
  requirements: section.requirements,
  after: section.points,
  alumni: section.sampledHeading,
});

const fullRating = object({
  screen: z.literal('full-rating'),
  ...coursePageBase,
  document: section.documentLink.meta({ title: 'Documento' }),
  promo: section.promo,
  methodology: section.points,
  curriculum: section.curriculumText,
  closing: section.closing,
  centres: section.centres.meta({ title: 'Centros' }),
  accommodation: section.sampledHeading.meta({ title: 'Alojamiento' }),
});

const blockCourse = object({
  screen: z.literal('block-course'),
  ...coursePageBase,
  document: section.documentLink.optional().meta({ title: 'Documento' }),
  promo: section.promo,
  requirements: section.requirements,
  phases: section.phases,
  curriculum: section.curriculumText,
  simulatorDay: section.points.meta({ title: 'Una sesión de simulador' }),
  methodology: section.points,
  ratings: section.heading,
  after: section.points,
  closing: section.closing,
});

const callPreparation = object({
  screen: z.literal('call-preparation'),
  ...coursePageBase,
  methodology: section.points,
  content: section.topicGroups.meta({ title: 'Contenidos' }),
  /** Texts around the state of the provider's newest round, which is read from `content/selection-round.yaml`. */
  rounds: section.rounds.meta({ title: 'Convocatorias' }),
  process: selectionProcess.meta({ title: 'Proceso selectivo' }),
  syllabus,
  testimonials: section.sampledHeading.meta({ title: 'Testimonios' }),
  alumni: section.sampledHeading,
  after: section.points,
});

const selectionProcessPreparation = object({
  screen: z.literal('selection-process'),
  ...coursePageBase,
  trainers: section.points.meta({ title: 'Formadores' }),
  programme: section.points.meta({ title: 'Programa' }),
  areas: section.topicGroups.meta({ title: 'Áreas' }),
  schedules: section.points.meta({ title: 'Horarios' }),
  closing: section.closing,
});

/**
 * The texts of a course's own page. Each screen for courses has a shape that lists its sections. Sections whose
 * items are read from elsewhere (curriculum tables, ratings, alumni, accommodation) only have texts.
 */
export const coursePage = z.discriminatedUnion('screen', [
  atcoInitial,
  completeRating,
  fullRating,
  blockCourse,
  callPreparation,
  selectionProcessPreparation,
]);
export type CoursePage = z.infer<typeof coursePage>;

/** The texts of the page that one screen shows: `CoursePageOf<'block-course'>`. */
export type CoursePageOf<Screen extends CoursePage['screen']> = Extract<CoursePage, { screen: Screen }>;

/** A course's section on a page shared with other courses; `sharedCoursePage` has the texts of that page. */
export const courseProgramme = object({
  description: localizedText,
  topics: z.array(localizedText).min(3),
  /** Hours, dates, place and price: known values, or samples. */
  offer: z.array(answerRow).default([]).meta({ title: 'Horas, fechas y precio' }),
  /** Entry requirements; absent if the centre has none. */
  requirements: section.requirements.optional(),
});
/** A page about several courses, each with its `programme`. The texts here are about what these courses share. */
export const sharedCoursePage = object({
  ...everyPage,
  route: routeId,
  /** The courses on the page, in order, each with the anchor of its own file. */
  courses: z.array(object({ course: courseId, anchor })).min(2),
  programmes: section.heading,
  requirements: section.heading,
  why: section.points.meta({ title: 'Por qué con nosotros' }),
  /** Links an organisation to its own page. */
  team: object({ text: localizedText, action: localizedText.meta({ title: 'Enlace' }) }).meta({
    title: 'Para organizaciones',
  }),
});
