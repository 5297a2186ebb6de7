import { z } from 'zod';
import { duration, quantity } from './course-facts.ts';
import { answerRow } from './enrolment.ts';
import { localizedText } from './localized.ts';
import { anchor, articleId, campusId, linkedCourseId, pictureId, routeId } from './references.ts';

/** The words above the form, and the picture beside it where it is not the centre's tower. */
export const form = z.strictObject({ title: localizedText, intro: localizedText, picture: pictureId.optional() });

/** A link to a page of the site, with its words. */
export const pageLink = z.strictObject({ route: routeId, anchor: anchor.optional(), label: localizedText });

/** A document outside the site, by its key under `documents` in `content/centre.yaml`. Opens in a new tab. */
export const documentLink = z.strictObject({
  document: z.enum(['full-rating-programme', 'block-2-programme']),
  label: localizedText,
});

/** The top of a course's page. */
export const courseHero = z.strictObject({
  title: localizedText,
  lead: localizedText,
  badge: localizedText.optional(),
  /** Short facts in a row below the lead, besides those of `facts`. */
  points: z.array(localizedText).min(2).max(4).optional(),
  picture: pictureId,
  /** Words of the button that scrolls to the form, where they are not 'Request information'. */
  action: localizedText.optional(),
});

/** Running text under a heading. */
export const passage = z.strictObject({ title: localizedText, paragraphs: z.array(localizedText).min(1) });

/** The course in a few paragraphs, with a figure that the centre claims for itself where there is one. */
export const description = passage.extend({
  claim: z.strictObject({ value: z.int().positive(), text: localizedText }).optional(),
});

/** Titled points under a heading: methodology, the steps of a simulator session, the time after it, reasons. */
export const points = z.strictObject({
  title: localizedText,
  intro: localizedText.optional(),
  items: z.array(z.strictObject({ title: localizedText, text: localizedText })).min(2),
  link: pageLink.optional(),
});

/** Titled lists under a heading. */
export const topicGroups = z.strictObject({
  title: localizedText,
  intro: localizedText,
  items: z.array(z.strictObject({ title: localizedText, topics: z.array(localizedText).min(2) })).min(2),
});

/** The details card: rows that are drawn from the facts come first, then these. */
export const details = z.strictObject({
  title: localizedText,
  /** Unconfirmed rows stand last, under one mark. */
  rows: z.array(answerRow),
  note: localizedText.optional(),
});

/** Lists the costs of a course: rows of its own, then those of `content/enrolment.yaml`. */
export const cost = z.strictObject({ title: localizedText, rows: z.array(answerRow).min(1) });

/** Says who may enter, as a checklist. */
export const requirements = z.strictObject({
  title: localizedText,
  intro: localizedText.optional(),
  items: z.array(z.strictObject({ label: localizedText, value: localizedText, note: localizedText.optional() })).min(2),
  note: localizedText.optional(),
});

/** A box that sends the reader to another course; its dates and figures come from that course's facts. */
export const promo = z.strictObject({
  title: localizedText,
  text: localizedText,
  course: linkedCourseId,
  label: localizedText,
});

/** The phases of a course, in order, with the subjects of each. */
export const phases = z.strictObject({
  title: localizedText,
  intro: localizedText.optional(),
  items: z
    .array(
      z.strictObject({
        title: localizedText,
        duration,
        hours: quantity.optional(),
        summary: localizedText,
        topics: z.array(localizedText).min(3),
        /** Names the student's skills at the end of the phase. */
        outcome: localizedText,
      }),
    )
    .length(2),
});

/** Words around a table whose rows come from facts: `curriculum` of the course or of its parts. */
export const curriculumText = z.strictObject({ title: localizedText, intro: localizedText, note: localizedText });

/**
 * Words around items that come from elsewhere: people, accommodation, or the ratings of the facts. Without ratings
 * there, all of the catalogue's glossary are shown.
 */
export const heading = z.strictObject({ title: localizedText, intro: localizedText });

/** The same, with a text after the intro while any of it is a sample. */
export const sampledHeading = heading.extend({ sampleNote: localizedText });

/** The last call of a page; its button scrolls to the form. */
export const closing = z.strictObject({ title: localizedText, text: localizedText, action: localizedText });

/** Questions and answers, in order. An answer may end with a link. */
export const faq = z.strictObject({
  title: localizedText,
  items: z.array(z.strictObject({ question: localizedText, answer: localizedText, link: pageLink.optional() })).min(4),
});

/** Cards that lead to the campuses. */
export const centres = z.strictObject({
  title: localizedText,
  intro: localizedText,
  items: z.array(z.strictObject({ campus: campusId, text: localizedText })).min(1),
});

/** Cards that lead to the courses named in `parts`, in that order. */
export const blocks = z.strictObject({
  title: localizedText,
  intro: localizedText,
  items: z.array(z.strictObject({ course: linkedCourseId, text: localizedText })).min(2),
});

/** Words around the state of the provider's rounds, with the article that has all of it. */
export const rounds = z.strictObject({ title: localizedText, article: articleId, label: localizedText });
