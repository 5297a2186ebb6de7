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

/** The sections to which a page bar leads; `pageBar.…` in the dictionaries has their names. */
const barAnchor = z.enum([
  'accommodation',
  'areas',
  'blocks',
  'campuses',
  'hours',
  'methodology',
  'next',
  'process',
  'programme',
  'ratings',
  'requirements',
  'schedules',
  'simulator',
  'students',
  'syllabus',
  'trainers',
]);

const tone = z.enum(['paper', 'land', 'sea', 'deep']).optional().meta({ office: false });
const yes = z.literal(true).optional().meta({ office: false });

/**
 * The shape of a kind of section: its texts, the anchor by which the page bar leads to it, and its looks. `beside`
 * places it beside the section before it, if there is space.
 */
function sectionShape<const Kind extends string, Shape extends z.core.$ZodShape, Looks extends z.core.$ZodShape>(
  kind: Kind,
  title: string,
  { shape }: { shape: Shape },
  looks: Looks,
) {
  const known = { kind: z.literal(kind), anchor: barAnchor.optional().meta({ office: false }), beside: yes };
  return object({ ...known, ...looks, ...shape }).meta({ title });
}

/**
 * The kinds of section on a course's page. Sections whose items are read from elsewhere (curriculum tables,
 * ratings, alumni, accommodation) only have texts. Points and steps marked as `taught` are listed in the syllabus.
 */
const courseSection = z.discriminatedUnion('kind', [
  sectionShape('promo', 'Recuadro de otro curso', section.promo, {}),
  sectionShape('points', 'Puntos', section.points, { tone, taught: yes }),
  /** Steps on a route; `goal` marks its end. */
  sectionShape('waypoints', 'Pasos', section.points, { tone, taught: yes, goal: yes }),
  /** `climb` draws the profile of the initial course. */
  sectionShape('phases', 'Fases', section.phases, { tone, climb: yes }),
  sectionShape('curriculum', 'Plan de estudios', section.curriculumText, {}),
  sectionShape('ratings', 'Habilitaciones', section.heading, { tone }),
  sectionShape('requirements', 'Requisitos', section.requirements, {}),
  sectionShape('blocks', 'Bloques', section.blocks, {}),
  sectionShape('topics', 'Grupos de temas', section.topicGroups, { tone }),
  /** Texts around the state of the provider's newest round, which is read from `content/selection-round.yaml`. */
  sectionShape('rounds', 'Convocatorias', section.rounds, {}),
  sectionShape('process', 'Proceso selectivo', selectionProcess, { tone }),
  sectionShape('syllabus', 'Temario', syllabus, {}),
  sectionShape('testimonials', 'Testimonios', section.sampledHeading, {}),
  sectionShape('alumni', 'Antiguos alumnos', section.sampledHeading, {}),
  sectionShape('centres', 'Centros', section.centres, {}),
  sectionShape('accommodation', 'Alojamiento', section.sampledHeading, {}),
  sectionShape('closing', 'Cierre', section.closing, { tone: z.literal('land').optional().meta({ office: false }) }),
]);
export type CourseSection = z.infer<typeof courseSection>;
export type SectionKind = CourseSection['kind'];

/** The texts of a course's own page. Its sections are drawn in this order, between the course's dates and its price. */
export const coursePage = object({
  ...everyPage,
  document: section.documentLink.optional().meta({ title: 'Documento' }),
  description: section.description,
  details: section.details.meta({ title: 'Tabla de datos' }),
  sections: z.array(courseSection).min(1).meta({ title: 'Secciones' }),
  cost: section.cost.meta({ title: 'Qué cuesta' }),
});
export type CoursePage = z.infer<typeof coursePage>;

/** The section of one kind: `SectionOfKind<'phases'>`. */
export type SectionOfKind<Kind extends SectionKind> = Extract<CourseSection, { kind: Kind }>;

/** The first section of a kind on a course's page. */
export function sectionOfKind<Kind extends SectionKind>(
  page: Pick<CoursePage, 'sections'> | undefined,
  kind: Kind,
): SectionOfKind<Kind> | undefined {
  return page?.sections.find((each): each is SectionOfKind<Kind> => each.kind === kind);
}

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
