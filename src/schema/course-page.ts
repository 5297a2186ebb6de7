import { z } from 'zod';
import * as section from './course-sections.ts';
import { answerRow } from './enrolment.ts';
import { head, localizedText } from './localized.ts';
import { anchor, courseId, routeId } from './references.ts';
import { selectionProcess, syllabus } from './selection-process.ts';

const everyPage = {
  head,
  hero: section.courseHero,
  faq: section.faq,
  form: section.form,
};

const coursePageBase = { ...everyPage, description: section.description, details: section.details, cost: section.cost };

const atcoInitial = z.strictObject({
  screen: z.literal('atco-initial'),
  ...coursePageBase,
  requirements: section.requirements,
  phases: section.phases,
  simulatorDay: section.points,
  ratings: section.heading,
  after: section.points,
});

const completeRating = z.strictObject({
  screen: z.literal('complete-rating'),
  ...coursePageBase,
  promo: section.promo,
  blocks: section.blocks,
  methodology: section.points,
  ratings: section.heading,
  requirements: section.requirements,
  after: section.points,
  alumni: section.sampledHeading,
});

const fullRating = z.strictObject({
  screen: z.literal('full-rating'),
  ...coursePageBase,
  document: section.documentLink,
  promo: section.promo,
  methodology: section.points,
  curriculum: section.curriculumText,
  closing: section.closing,
  centres: section.centres,
  accommodation: section.sampledHeading,
});

const blockCourse = z.strictObject({
  screen: z.literal('block-course'),
  ...coursePageBase,
  document: section.documentLink.optional(),
  promo: section.promo,
  requirements: section.requirements,
  phases: section.phases,
  curriculum: section.curriculumText,
  simulatorDay: section.points,
  methodology: section.points,
  ratings: section.heading,
  after: section.points,
  closing: section.closing,
});

const callPreparation = z.strictObject({
  screen: z.literal('call-preparation'),
  ...coursePageBase,
  methodology: section.points,
  content: section.topicGroups,
  /** Words around the state of the provider's newest round, which comes from `content/selection-round.yaml`. */
  rounds: section.rounds,
  process: selectionProcess,
  syllabus,
  testimonials: section.sampledHeading,
  alumni: section.sampledHeading,
  after: section.points,
});

const selectionProcessPreparation = z.strictObject({
  screen: z.literal('selection-process'),
  ...coursePageBase,
  trainers: section.points,
  programme: section.points,
  areas: section.topicGroups,
  schedules: section.points,
  closing: section.closing,
});

/**
 * The texts of a course's own page, one shape for each screen of the route table: the shape lists its sections.
 * Sections whose items come from elsewhere (curriculum tables, ratings, alumni, accommodation) hold only words.
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

/** A course's section on a page that it shares with others; the page's own texts are a `SharedCoursePage`. */
export const courseProgramme = z.strictObject({
  description: localizedText,
  topics: z.array(localizedText).min(3),
  /** Hours, dates, place and price, where they are stated or a sample replaces them. */
  offer: z.array(answerRow).default([]),
  /** Says who may enter; absent when the centre asks for nothing in particular. */
  requirements: section.requirements.optional(),
});
/** A page that gathers several courses, each with its `programme`, and names only their common features. */
export const sharedCoursePage = z.strictObject({
  ...everyPage,
  route: routeId,
  /** The courses on the page, in order, each with the anchor that its own record names. */
  courses: z.array(z.strictObject({ course: courseId, anchor })).min(2),
  programmes: section.heading,
  requirements: section.heading,
  why: section.points,
  /** What leads an organisation to its own page. */
  team: z.strictObject({ text: localizedText, action: localizedText }),
});
