import { z } from 'zod';
import { formIds } from './enquiry.ts';
import { localized, localizedText, text } from './localized.ts';
import { centrePathsIn } from './placeholders.ts';
import { courseId } from './references.ts';
import { object } from './object.ts';

/**
 * Placeholders of a template. `price` and `nextEdition` are whole sentences, which also cover a missing price or date.
 * `syllabus` to `campus` are addresses; the others are words.
 */
const answerPlaceholders = [
  'name',
  'course',
  'price',
  'nextEdition',
  'syllabus',
  'courses',
  'calendar',
  'requirements',
  'costs',
  'campus',
  'signature',
] as const;
export type AnswerPlaceholder = (typeof answerPlaceholders)[number];

/**
 * A text of an answer: each `{…}` in it must be a placeholder, or a value of the centre such as
 * `{centre.phone.display}`.
 */
const template = text.superRefine((value, context) => {
  for (const [place, name] of value.matchAll(/\{([^{}]*)\}/g)) {
    if (answerPlaceholders.some((known) => known === name) || centrePathsIn(place).length > 0) continue;
    const known = answerPlaceholders.map((each) => `{${each}}`).join(', ');
    context.addIssue({
      code: 'custom',
      message: `${place} is no placeholder: write ${known} or {centre.phone.display}`,
    });
  }
});

/** A template for the office's answers: a file of `content/answers/`. */
export const answerTemplate = object({
  order: z.int().positive().meta({ title: 'Orden', description: 'Los números más bajos van primero.' }),
  title: localizedText,
  /**
   * The forms that the template suits, and the courses: without a list the template suits all. The office can choose
   * any template for any enquiry.
   */
  forms: z
    .array(
      z.enum(formIds).meta({
        choices: {
          contact: 'contacto',
          information: 'información de un curso',
          campus: 'campus',
          'selection-process': 'procesos selectivos',
          organisation: 'organizaciones',
          proposal: 'propuestas',
        },
      }),
    )
    .min(1)
    .optional()
    .meta({ title: 'Formularios para los que sirve' }),
  courses: z.array(courseId).min(1).optional().meta({ title: 'Cursos para los que sirve' }),
  /** The course that the template mentions if the enquiry names none. */
  about: courseId.optional().meta({ title: 'Curso del que habla' }),
  /** Whether the template suits only enquiries that name no course. */
  withoutCourse: z.literal(true).optional().meta({ title: 'Para consultas sin curso' }),
  subject: localized(template.refine((value) => !/[\r\n]/.test(value), 'a subject is one line')),
  text: localized(template).meta({
    description:
      'Los huecos van entre llaves: {name}, {course}, {price}, {nextEdition}, {syllabus}, {courses}, {calendar}, {requirements}, {costs}, {campus}, {signature}.',
  }),
});
export type AnswerTemplate = z.infer<typeof answerTemplate>;
