import { z } from 'zod';
import { courseCategories } from './course-categories.ts';
import { cardFacts, courseFacts, quantity, type CourseFacts } from './course-facts.ts';
import { courseEdition } from './editions.ts';
import { coursePage, courseProgramme } from './course-page.ts';
import { localized, localizedText, text } from './localized.ts';
import { anchor, pictureId, routeId } from './references.ts';
import { object } from './object.ts';

export const courseCategory = z.enum(courseCategories).meta({
  choices: {
    initial: 'Formación inicial',
    preparation: 'Preparación de convocatorias',
    advanced: 'Formación avanzada',
    specialized: 'Formación especializada',
  },
});
export type CourseCategory = z.infer<typeof courseCategory>;

/** A course on its catalogue card: its own texts, and figures that differ from the page's. */
const courseCard = object({
  title: localizedText,
  subtitle: localizedText.optional().meta({ title: 'Subtítulo' }),
  description: localizedText,
  highlights: z.array(localizedText).min(2).max(4).meta({ title: 'Lo destacado' }),
  badge: localizedText.optional().meta({ title: 'Distintivo' }),
  picture: pictureId,
  /** Facts that the card replaces; the others are read from the course's facts. */
  facts: cardFacts
    .default({})
    .meta({ title: 'Datos que cambian en la ficha', description: 'Solo los que no son los de la página.' }),
  /** Figures with their labels, such as 302 and "simulator hours". */
  figures: z
    .array(object({ amount: quantity.meta({ title: 'Cantidad' }), label: localizedText.meta({ title: 'Qué cuenta' }) }))
    .max(4)
    .default([])
    .meta({ title: 'Cifras propias' }),
  isNew: z.boolean().default(false).meta({ title: 'Es nuevo' }),
  isPopular: z.boolean().default(false).meta({ title: 'Es de los más pedidos' }),
});

const fields = object({
  /** `false` hides the course: its page says that it is not offered at the moment. Texts may still name it. */
  shown: z.boolean().default(true).meta({
    title: 'En la web',
    description: 'Fuera de la web, su página dice que ahora no se ofrece y cómo preguntar.',
  }),
  category: courseCategory.meta({ title: 'Categoría' }),
  /** Position within its category, ascending. */
  order: z
    .int()
    .positive()
    .meta({ title: 'Orden', description: 'Dentro de su categoría: los números más bajos van primero.' }),
  /** The label of the course on a strip, at most six characters. */
  code: localized(text.max(6, 'a strip has room for six characters')).meta({
    title: 'Rótulo',
    description: 'Hasta seis letras: el del curso en las listas.',
  }),
  /** The course's page. A course without one has no link, and its card has the label 'Coming soon'. */
  route: routeId.optional(),
  /** The anchor of the course's section on a shared page. */
  anchor: anchor.optional(),
  facts: courseFacts.meta({ title: 'Datos del curso' }),
  /** The dates and places of the course, one edition for each; past ones stay, so that calendars keep them. */
  editions: z.array(courseEdition).default([]).meta({ title: 'Ediciones' }),
  card: courseCard.meta({ title: 'Ficha del catálogo' }),
  /** Texts of the course's own page. */
  page: coursePage.optional().meta({ title: 'Página' }),
  /** Texts of the course's section on a shared page. */
  programme: courseProgramme.optional().meta({ title: 'Apartado en la página compartida' }),
});

/**
 * A course: facts, catalogue card, and the texts of its page. One file in `content/courses`; its name is the course's
 * id, which enquiries use. A course has a page of its own, a section on a shared page, or neither.
 */
export const course = fields
  .refine(({ page, programme }) => !(page && programme), 'a course has a page or a section on a shared page, not both')
  .refine(
    ({ route, page, programme }) => Boolean(route) === Boolean(page ?? programme),
    'a route needs texts, and texts need a route',
  )
  .refine(
    (record) => Boolean(record.anchor) === Boolean(record.programme),
    'an anchor and a section on a shared page go together',
  )
  .refine(({ facts }) => splitAddsUp(facts), 'the hours by format do not add up to the hours')
  .refine(
    (record) => !record.facts.price || rowsOfCourse(record).some(({ fact }) => fact === 'includes'),
    'a course with a price needs a row with “fact: includes” in page.cost.rows, for the comparison',
  )
  .refine((record) => {
    const single = rowsOfCourse(record).flatMap(({ fact }) => (fact === undefined || fact === 'entry' ? [] : [fact]));
    return new Set(single).size === single.length;
  }, 'two rows state the same fact: only “fact: entry” may occur more than once');

export type Course = z.infer<typeof course>;

/** The rows of a course's page or section, besides those drawn from its facts. */
export function rowsOfCourse({ page, programme }: Pick<z.infer<typeof fields>, 'page' | 'programme'>) {
  return [...(page?.details.rows ?? []), ...(page?.cost.rows ?? []), ...(programme?.offer ?? [])];
}

/**
 * The facts on the catalogue card: the card's own, otherwise those of the course. `figures` of the card are shown in
 * addition.
 */
export function catalogueFacts({ facts, card }: Pick<Course, 'facts' | 'card'>): CourseFacts {
  const {
    duration = facts.duration,
    seats = facts.seats,
    simulatorExercises = facts.simulatorExercises,
    formats = facts.formats,
  } = card.facts;
  return { ...facts, duration, seats, simulatorExercises, formats };
}

function splitAddsUp({ hours, hoursByFormat }: CourseFacts): boolean {
  if (!hoursByFormat) return true;
  return hoursByFormat.reduce((sum, part) => sum + part.hours, 0) === hours;
}
