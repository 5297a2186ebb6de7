import { z } from 'zod';
import * as section from './course-sections.ts';
import { answerRow } from './enrolment.ts';
import { head, localizedText } from './localized.ts';
import { anchor, courseId, routeId } from './references.ts';
import { selectionProcess, syllabus } from './selection-process.ts';

const everyPage = {
  head,
  hero: section.courseHero.meta({ title: 'Cabecera de la página' }),
  faq: section.faq.meta({ title: 'Preguntas frecuentes' }),
  form: section.form.meta({ title: 'Formulario' }),
};

const coursePageBase = {
  ...everyPage,
  description: section.description.meta({ title: 'Descripción' }),
  details: section.details.meta({ title: 'Datos del curso' }),
  cost: section.cost.meta({ title: 'Qué cuesta' }),
};

const atcoInitial = z.strictObject({
  screen: z.literal('atco-initial'),
  ...coursePageBase,
  requirements: section.requirements.meta({ title: 'Requisitos' }),
  phases: section.phases.meta({ title: 'Fases' }),
  simulatorDay: section.points.meta({ title: 'Una sesión de simulador' }),
  ratings: section.heading.meta({ title: 'Habilitaciones' }),
  after: section.points.meta({ title: 'Después del curso' }),
});

const completeRating = z.strictObject({
  screen: z.literal('complete-rating'),
  ...coursePageBase,
  promo: section.promo.meta({ title: 'Recuadro de otro curso' }),
  blocks: section.blocks.meta({ title: 'Bloques' }),
  methodology: section.points.meta({ title: 'Metodología' }),
  ratings: section.heading.meta({ title: 'Habilitaciones' }),
  requirements: section.requirements.meta({ title: 'Requisitos' }),
  after: section.points.meta({ title: 'Después del curso' }),
  alumni: section.sampledHeading.meta({ title: 'Antiguos alumnos' }),
});

const fullRating = z.strictObject({
  screen: z.literal('full-rating'),
  ...coursePageBase,
  document: section.documentLink.meta({ title: 'Documento' }),
  promo: section.promo.meta({ title: 'Recuadro de otro curso' }),
  methodology: section.points.meta({ title: 'Metodología' }),
  curriculum: section.curriculumText.meta({ title: 'Plan de estudios' }),
  closing: section.closing.meta({ title: 'Cierre' }),
  centres: section.centres.meta({ title: 'Centros' }),
  accommodation: section.sampledHeading.meta({ title: 'Alojamiento' }),
});

const blockCourse = z.strictObject({
  screen: z.literal('block-course'),
  ...coursePageBase,
  document: section.documentLink.optional().meta({ title: 'Documento' }),
  promo: section.promo.meta({ title: 'Recuadro de otro curso' }),
  requirements: section.requirements.meta({ title: 'Requisitos' }),
  phases: section.phases.meta({ title: 'Fases' }),
  curriculum: section.curriculumText.meta({ title: 'Plan de estudios' }),
  simulatorDay: section.points.meta({ title: 'Una sesión de simulador' }),
  methodology: section.points.meta({ title: 'Metodología' }),
  ratings: section.heading.meta({ title: 'Habilitaciones' }),
  after: section.points.meta({ title: 'Después del curso' }),
  closing: section.closing.meta({ title: 'Cierre' }),
});

const callPreparation = z.strictObject({
  screen: z.literal('call-preparation'),
  ...coursePageBase,
  methodology: section.points.meta({ title: 'Metodología' }),
  content: section.topicGroups.meta({ title: 'Contenidos' }),
  /** Texts around the state of the provider's newest round, which is read from `content/selection-round.yaml`. */
  rounds: section.rounds.meta({ title: 'Convocatorias' }),
  process: selectionProcess.meta({ title: 'Proceso selectivo' }),
  syllabus,
  testimonials: section.sampledHeading.meta({ title: 'Testimonios' }),
  alumni: section.sampledHeading.meta({ title: 'Antiguos alumnos' }),
  after: section.points.meta({ title: 'Después del curso' }),
});

const selectionProcessPreparation = z.strictObject({
  screen: z.literal('selection-process'),
  ...coursePageBase,
  trainers: section.points.meta({ title: 'Formadores' }),
  programme: section.points.meta({ title: 'Programa' }),
  areas: section.topicGroups.meta({ title: 'Áreas' }),
  schedules: section.points.meta({ title: 'Horarios' }),
  closing: section.closing.meta({ title: 'Cierre' }),
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
export const courseProgramme = z.strictObject({
  description: localizedText.meta({ title: 'Descripción' }),
  topics: z.array(localizedText).min(3).meta({ title: 'Temas' }),
  /** Hours, dates, place and price: known values, or samples. */
  offer: z.array(answerRow).default([]).meta({ title: 'Horas, fechas y precio' }),
  /** Entry requirements; absent if the centre has none. */
  requirements: section.requirements.optional().meta({ title: 'Requisitos' }),
});
/** A page about several courses, each with its `programme`. The texts here are about what these courses share. */
export const sharedCoursePage = z.strictObject({
  ...everyPage,
  route: routeId,
  /** The courses on the page, in order, each with the anchor of its own file. */
  courses: z
    .array(z.strictObject({ course: courseId.meta({ title: 'Curso' }), anchor }))
    .min(2)
    .meta({ title: 'Cursos' }),
  programmes: section.heading.meta({ title: 'Programas' }),
  requirements: section.heading.meta({ title: 'Requisitos' }),
  why: section.points.meta({ title: 'Por qué con nosotros' }),
  /** Links an organisation to its own page. */
  team: z
    .strictObject({ text: localizedText.meta({ title: 'Texto' }), action: localizedText.meta({ title: 'Enlace' }) })
    .meta({ title: 'Para organizaciones' }),
});
