import { z } from 'zod';
import { duration, quantity } from './course-facts.ts';
import { answerRow } from './enrolment.ts';
import { localizedText, localizedTexts } from './localized.ts';
import { asksWhileSample, asksWhileSampleMessage, sampleAnswer } from './sample-answer.ts';
import { anchor, articleId, campusId, linkedCourseId, pictureId, routeId } from './references.ts';
import { object } from './object.ts';

/** The texts above the form. */
export const form = object({ title: localizedText, intro: localizedText });

/** A link to a page of the site, with its text. */
const pageLink = object({
  route: routeId,
  anchor: anchor.optional(),
  label: localizedText.meta({ title: 'Texto del enlace' }),
});

/** The pages to read next. */
export const waysOn = object({ title: localizedText, text: localizedText, links: z.array(pageLink).min(1) });

/** A link to a document outside the site, by its key under `documents` in `content/centre.yaml`. */
export const documentLink = object({
  document: z.enum(['full-rating-programme', 'block-2-programme']).meta({ office: false }),
  label: localizedText.meta({ title: 'Texto del enlace' }),
});

/** The hero of a course's page. */
export const courseHero = object({
  title: localizedText,
  lead: localizedText,
  badge: localizedText.optional().meta({ title: 'Distintivo' }),
  /** Short facts in a row below the lead, besides those from `facts`. */
  points: z.array(localizedText).min(2).max(4).optional().meta({ title: 'Datos cortos' }),
  picture: pictureId,
  /**
   * Text of the button that scrolls to the form, while the course has places. Otherwise, and without this text, the
   * button says 'Request information'.
   */
  action: localizedText.optional().meta({ description: 'Solo si hay plazas y no dice «Solicitar información».' }),
});

/** Paragraphs below a heading. */
const passage = object({ title: localizedText, paragraphs: z.array(localizedText).min(1).meta({ title: 'Párrafos' }) });

/** The course in a few paragraphs, and optionally a figure that the centre claims. */
export const description = passage.extend({
  claim: object({
    value: z.int().positive().meta({ title: 'Cifra' }),
    text: localizedText.meta({ title: 'Qué cuenta' }),
    ...sampleAnswer,
  })
    .refine(asksWhileSample, asksWhileSampleMessage)
    .optional()
    .meta({ title: 'Cifra que afirmamos' }),
});

/** Titled points below a heading: methodology, steps of a simulator session, the time after the course, reasons. */
export const points = object({
  title: localizedText,
  intro: localizedText.optional(),
  items: z.array(localizedTexts(['title', 'text'])).min(2),
  link: pageLink.optional(),
});

/** Titled lists below a heading. */
export const topicGroups = object({
  title: localizedText,
  intro: localizedText,
  items: z
    .array(object({ title: localizedText, topics: z.array(localizedText).min(2) }))
    .min(2)
    .meta({ title: 'Grupos' }),
});

/** The card of details: rows drawn from the facts, then the rows listed here. */
export const details = object({
  title: localizedText,
  /** Unconfirmed rows come last, with one mark for all. */
  rows: z.array(answerRow),
  note: localizedText.optional(),
});

/** The costs of a course: its own rows, then those of `content/enrolment.yaml`. */
export const cost = object({ title: localizedText, rows: z.array(answerRow).min(1) });

/** Entry requirements, as a checklist. */
export const requirements = object({
  title: localizedText,
  intro: localizedText.optional(),
  items: z
    .array(
      object({
        label: localizedText.meta({ title: 'Requisito' }),
        value: localizedText.meta({ title: 'Qué se pide' }),
        note: localizedText.optional(),
      }),
    )
    .min(2)
    .meta({ title: 'Requisitos' }),
  note: localizedText.optional(),
});

/** A box that links to another course; its dates and figures are read from that course's facts. */
export const promo = object({
  title: localizedText,
  text: localizedText,
  course: linkedCourseId,
  label: localizedText.meta({ title: 'Texto del enlace' }),
});

/** The phases of a course, in order, with the subjects of each. */
export const phases = object({
  title: localizedText,
  intro: localizedText.optional(),
  items: z
    .array(
      object({
        title: localizedText,
        duration,
        hours: quantity.optional(),
        summary: localizedText,
        topics: z
          .array(localizedText)
          .min(3)
          .meta({ description: 'Lo que va delante de los dos puntos se lee en negrita.' }),
        /** The student's skills at the end of the phase. */
        outcome: localizedText.meta({ title: 'Al terminar' }),
      }),
    )
    .length(2)
    .meta({ title: 'Fases' }),
});

/** Texts around a table whose rows are read from facts: `curriculum` of the course or of its parts. */
export const curriculumText = localizedTexts(['title', 'intro', 'note']).extend({
  /** Says how the sum of the table fits the hours of the course and of its phases. */
  rest: object({ text: localizedText, ...sampleAnswer })
    .refine(asksWhileSample, asksWhileSampleMessage)
    .optional()
    .meta({ title: 'Las demás horas' }),
});

/**
 * Texts around items that are read from elsewhere: people, accommodation, or ratings. Without ratings in the course's
 * facts, all ratings of the catalogue's glossary are shown.
 */
export const heading = localizedTexts(['title', 'intro']);

/** A heading, and a note that follows its intro while any of the items is a sample. */
export const sampledHeading = heading.extend({
  sampleNote: localizedText.meta({
    title: 'Aviso de muestra',
    description: 'Se lee mientras alguno de los datos sea de muestra.',
  }),
});

/** The last call to action of a page; its button scrolls to the form. */
export const closing = localizedTexts(['title', 'text', 'action']);

/** Questions and answers, in order. An answer may end with a link. */
export const faq = object({
  title: localizedText,
  items: z
    .array(object({ question: localizedText, answer: localizedText, link: pageLink.optional() }))
    .min(4)
    .meta({ title: 'Preguntas' }),
});

/** Cards that link to the campuses. */
export const centres = object({
  title: localizedText,
  intro: localizedText,
  items: z
    .array(object({ campus: campusId, text: localizedText }))
    .min(1)
    .meta({ title: 'Centros' }),
});

/** Cards that link to the blocks of a course, in the order of `items`. */
export const blocks = object({
  title: localizedText,
  intro: localizedText,
  items: z
    .array(object({ course: linkedCourseId, text: localizedText }))
    .min(2)
    .meta({ title: 'Bloques' }),
});

/** Texts around the state of the provider's rounds, with a link to the article about them. */
export const rounds = object({
  title: localizedText,
  article: articleId,
  label: localizedText.meta({ title: 'Texto del enlace' }),
});
