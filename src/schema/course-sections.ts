import { z } from 'zod';
import { duration, quantity } from './course-facts.ts';
import { answerRow } from './enrolment.ts';
import { localizedText, localizedTexts } from './localized.ts';
import { asksWhileSample, asksWhileSampleMessage, sampleAnswer } from './sample-answer.ts';
import { anchor, articleId, campusId, linkedCourseId, pictureId, routeId } from './references.ts';

/** The texts above the form, and the picture that replaces the centre's tower beside it. */
export const form = z.strictObject({
  title: localizedText.meta({ title: 'Título' }),
  intro: localizedText.meta({ title: 'Introducción' }),
  picture: pictureId.optional().meta({ title: 'Imagen' }),
});

/** A link to a page of the site, with its text. */
export const pageLink = z.strictObject({
  route: routeId,
  anchor: anchor.optional(),
  label: localizedText.meta({ title: 'Texto del enlace' }),
});

/** A link to a document outside the site, by its key under `documents` in `content/centre.yaml`. */
export const documentLink = z.strictObject({
  document: z.enum(['full-rating-programme', 'block-2-programme']).meta({ office: false }),
  label: localizedText.meta({ title: 'Texto del enlace' }),
});

/** The hero of a course's page. */
export const courseHero = z.strictObject({
  title: localizedText.meta({ title: 'Título' }),
  lead: localizedText.meta({ title: 'Entradilla' }),
  badge: localizedText.optional().meta({ title: 'Distintivo' }),
  /** Short facts in a row below the lead, besides those from `facts`. */
  points: z.array(localizedText).min(2).max(4).optional().meta({ title: 'Datos cortos' }),
  picture: pictureId.meta({ title: 'Imagen' }),
  /**
   * Text of the button that scrolls to the form, while the course has places. Otherwise, and without this text, the
   * button says 'Request information'.
   */
  action: localizedText
    .optional()
    .meta({ title: 'Botón', description: 'Solo si hay plazas y no dice «Solicitar información».' }),
});

/** Paragraphs below a heading. */
const passage = z.strictObject({
  title: localizedText.meta({ title: 'Título' }),
  paragraphs: z.array(localizedText).min(1).meta({ title: 'Párrafos' }),
});

/** The course in a few paragraphs, and optionally a figure that the centre claims. */
export const description = passage.extend({
  claim: z
    .strictObject({
      value: z.int().positive().meta({ title: 'Cifra' }),
      text: localizedText.meta({ title: 'Qué cuenta' }),
      ...sampleAnswer,
    })
    .refine(asksWhileSample, asksWhileSampleMessage)
    .optional()
    .meta({ title: 'Cifra que afirmamos' }),
});

/** Titled points below a heading: methodology, steps of a simulator session, the time after the course, reasons. */
export const points = z.strictObject({
  title: localizedText.meta({ title: 'Título' }),
  intro: localizedText.optional().meta({ title: 'Introducción' }),
  items: z
    .array(localizedTexts({ title: 'Título', text: 'Texto' }))
    .min(2)
    .meta({ title: 'Puntos' }),
  link: pageLink.optional().meta({ title: 'Enlace' }),
});

/** Titled lists below a heading. */
export const topicGroups = z.strictObject({
  title: localizedText.meta({ title: 'Título' }),
  intro: localizedText.meta({ title: 'Introducción' }),
  items: z
    .array(
      z.strictObject({
        title: localizedText.meta({ title: 'Título' }),
        topics: z.array(localizedText).min(2).meta({ title: 'Temas' }),
      }),
    )
    .min(2)
    .meta({ title: 'Grupos' }),
});

/** The card of details: rows drawn from the facts, then the rows listed here. */
export const details = z.strictObject({
  title: localizedText.meta({ title: 'Título' }),
  /** Unconfirmed rows come last, with one mark for all. */
  rows: z.array(answerRow).meta({ title: 'Filas' }),
  note: localizedText.optional().meta({ title: 'Nota' }),
});

/** The costs of a course: its own rows, then those of `content/enrolment.yaml`. */
export const cost = z.strictObject({
  title: localizedText.meta({ title: 'Título' }),
  rows: z.array(answerRow).min(1).meta({ title: 'Filas' }),
});

/** Entry requirements, as a checklist. */
export const requirements = z.strictObject({
  title: localizedText.meta({ title: 'Título' }),
  intro: localizedText.optional().meta({ title: 'Introducción' }),
  items: z
    .array(
      z.strictObject({
        label: localizedText.meta({ title: 'Requisito' }),
        value: localizedText.meta({ title: 'Qué se pide' }),
        note: localizedText.optional().meta({ title: 'Nota' }),
      }),
    )
    .min(2)
    .meta({ title: 'Requisitos' }),
  note: localizedText.optional().meta({ title: 'Nota' }),
});

/** A box that links to another course; its dates and figures are read from that course's facts. */
export const promo = z.strictObject({
  title: localizedText.meta({ title: 'Título' }),
  text: localizedText.meta({ title: 'Texto' }),
  course: linkedCourseId.meta({ title: 'Curso' }),
  label: localizedText.meta({ title: 'Texto del enlace' }),
});

/** The phases of a course, in order, with the subjects of each. */
export const phases = z.strictObject({
  title: localizedText.meta({ title: 'Título' }),
  intro: localizedText.optional().meta({ title: 'Introducción' }),
  items: z
    .array(
      z.strictObject({
        title: localizedText.meta({ title: 'Título' }),
        duration,
        hours: quantity.optional().meta({ title: 'Horas' }),
        summary: localizedText.meta({ title: 'Resumen' }),
        topics: z.array(localizedText).min(3).meta({ title: 'Temas' }),
        /** The student's skills at the end of the phase. */
        outcome: localizedText.meta({ title: 'Al terminar' }),
      }),
    )
    .length(2)
    .meta({ title: 'Fases' }),
});

/** Texts around a table whose rows are read from facts: `curriculum` of the course or of its parts. */
export const curriculumText = localizedTexts({ title: 'Título', intro: 'Introducción', note: 'Nota' }).extend({
  /** Says how the sum of the table fits the hours of the course and of its phases. */
  rest: z
    .strictObject({ text: localizedText.meta({ title: 'Texto' }), ...sampleAnswer })
    .refine(asksWhileSample, asksWhileSampleMessage)
    .optional()
    .meta({ title: 'Las demás horas' }),
});

/**
 * Texts around items that are read from elsewhere: people, accommodation, or ratings. Without ratings in the course's
 * facts, all ratings of the catalogue's glossary are shown.
 */
export const heading = localizedTexts({ title: 'Título', intro: 'Introducción' });

/** A heading, and a note that follows its intro while any of the items is a sample. */
export const sampledHeading = heading.extend({
  sampleNote: localizedText.meta({
    title: 'Aviso de muestra',
    description: 'Se lee mientras alguno de los datos sea de muestra.',
  }),
});

/** The last call to action of a page; its button scrolls to the form. */
export const closing = localizedTexts({ title: 'Título', text: 'Texto', action: 'Botón' });

/** Questions and answers, in order. An answer may end with a link. */
export const faq = z.strictObject({
  title: localizedText.meta({ title: 'Título' }),
  items: z
    .array(
      z.strictObject({
        question: localizedText.meta({ title: 'Pregunta' }),
        answer: localizedText.meta({ title: 'Respuesta' }),
        link: pageLink.optional().meta({ title: 'Enlace' }),
      }),
    )
    .min(4)
    .meta({ title: 'Preguntas' }),
});

/** Cards that link to the campuses. */
export const centres = z.strictObject({
  title: localizedText.meta({ title: 'Título' }),
  intro: localizedText.meta({ title: 'Introducción' }),
  items: z
    .array(z.strictObject({ campus: campusId.meta({ title: 'Campus' }), text: localizedText.meta({ title: 'Texto' }) }))
    .min(1)
    .meta({ title: 'Centros' }),
});

/** Cards that link to the blocks of a course, in the order of `items`. */
export const blocks = z.strictObject({
  title: localizedText.meta({ title: 'Título' }),
  intro: localizedText.meta({ title: 'Introducción' }),
  items: z
    .array(
      z.strictObject({ course: linkedCourseId.meta({ title: 'Curso' }), text: localizedText.meta({ title: 'Texto' }) }),
    )
    .min(2)
    .meta({ title: 'Bloques' }),
});

/** Texts around the state of the provider's rounds, with a link to the article about them. */
export const rounds = z.strictObject({
  title: localizedText.meta({ title: 'Título' }),
  article: articleId.meta({ title: 'Artículo' }),
  label: localizedText.meta({ title: 'Texto del enlace' }),
});
