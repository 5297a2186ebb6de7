import { z } from 'zod';
import { head, localizedList, localizedText, text } from './localized.ts';
import { courseId, linkedCourseId, pictureId } from './references.ts';

const months = z.int().positive();
const campusCard = z.strictObject({ picture: pictureId, action: localizedText });

/** A board of strips; figures come from the courses' catalogue facts. */
export const courseBoard = z.strictObject({
  title: localizedText,
  text: localizedText,
  strips: z.array(z.strictObject({ course: linkedCourseId, detail: localizedText })).min(3),
  action: localizedText,
});

/** What control says, and what twenty seconds later is left. */
const tasteKey = z.strictObject({ name: localizedText, call: localizedText, words: localizedText });

/** Holds the home page's own words; courses, campuses, services and articles come from their own files. */
export const homePage = z.strictObject({
  head,
  /** `beginner`: the course for beginners, shown beside the announced one. */
  hero: z.strictObject({
    title: localizedText,
    text: localizedText,
    beginner: z.strictObject({ course: linkedCourseId, detail: localizedText }),
  }),
  /** Two converging aircraft and three instructions: a taste of the exercises. */
  taste: z.strictObject({
    title: localizedText,
    text: localizedText,
    keys: z.strictObject({ climb: tasteKey, turn: tasteKey, slow: tasteKey }),
    action: localizedText,
  }),
  who: z.strictObject({
    title: localizedText,
    text: localizedText,
    /**
     * Answers a newcomer's first questions. The audience is written here; length, price and start are those of the
     * courses.
     */
    facts: z.strictObject({
      forWhom: z.strictObject({ label: localizedText, lines: localizedList(text) }),
      howLong: localizedText,
      howMuch: localizedText,
      when: localizedText,
      courses: z.array(z.strictObject({ course: courseId, name: localizedText })).min(1),
    }),
    /** Describes the teachers and the careers afterwards. */
    climb: z.strictObject({ title: localizedText, text: localizedText }),
    /** The climb to the licence, drawn as a vertical profile over the months of the initial course. */
    profile: z.strictObject({
      /** Describes the drawing to people who do not see it. */
      label: localizedText,
      admission: localizedText,
      basic: localizedText,
      rating: localizedText,
      licence: localizedText,
      endOfBasic: localizedText,
      start: localizedText,
      basicMonths: months,
      ratingMonths: months,
      /** The way block by block, drawn under the initial course; its lengths are those of the courses. */
      blocks: z.strictObject({ label: localizedText, name: localizedText, first: localizedText, both: localizedText }),
    }),
    action: localizedText,
  }),
  campuses: z.strictObject({
    title: localizedText,
    text: localizedText,
    cards: z.strictObject({ madrid: campusCard, canarias: campusCard }),
  }),
  training: courseBoard,
  services: z.strictObject({
    title: localizedText,
    text: localizedText,
    items: z.strictObject({
      continuous: localizedText,
      consulting: localizedText,
      content: localizedText,
      evaluation: localizedText,
    }),
    action: localizedText,
  }),
  admission: z.strictObject({
    label: localizedText,
    picture: pictureId,
    caption: localizedText,
    checklist: z.strictObject({
      title: localizedText,
      items: z.array(z.strictObject({ label: localizedText, value: localizedText })).min(3),
      action: localizedText,
    }),
  }),
  certified: z.strictObject({ text: localizedText }),
  blog: z.strictObject({ title: localizedText, action: localizedText }),
  contact: z.strictObject({ title: localizedText, text: localizedText }),
});
