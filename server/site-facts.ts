import type { InLanguage, Localized } from '../src/i18n/language.ts';
import type { AnswerTemplate } from '../src/schema/answer-template.ts';
import type { VisitFacts } from '../src/schema/booking.ts';
import type { Choice } from '../src/schema/fields/field.ts';
import type { FormTexts } from '../src/schema/form-texts.ts';
import type { CourseCalendars } from '../src/site/course-calendar.ts';
import type { FeedArticle } from '../src/site/feed-article.ts';
import type { SitePage } from '../src/site/sitemap.ts';
import type { FormCentre } from './forms/document/form-document-props.ts';

/** Content that the server itself uses: for forms, e-mails and the sitemap. */
export type SiteFacts = {
  build: string;
  /** `address` is one line. */
  centre: FormCentre & { address: string };
  /** How many months enquiries are kept, as the privacy policy says. */
  retentionMonths: number;
  /** Says for how many months subscribers get news of an intake, as the privacy policy has it. */
  waitingMonths: number;
  /** All courses, also those that are not offered at the moment: enquiries and subscriptions name them. */
  courses: readonly Choice[];
  /** Ids of the courses that forms offer. */
  offeredCourses: readonly string[];
  /** Short codes of courses by id, such as "BLQ 1". */
  courseCodes: Readonly<Record<string, Localized<string>>>;
  /** Ids of the courses that have a printed syllabus. */
  syllabuses: readonly string[];
  campuses: readonly Choice[];
  /** First line of a message about an edition, by the edition's id. */
  editions: readonly Choice[];
  /** The starts of editions, for calendars. */
  calendars: CourseCalendars;
  /** Visits and sessions, in the order of their beginnings. */
  visits: readonly VisitFacts[];
  /** With the centre's values written in. */
  formTexts: Localized<InLanguage<FormTexts>>;
  /** The office's answer templates by id, in their order, with the centre's values written in. */
  answers: Readonly<Record<string, AnswerTemplate>>;
  /** Origins whose frames pages may show after a click: maps. */
  frameOrigins: readonly string[];
  /** The blog's articles, newest first, for its feeds. */
  articles: readonly FeedArticle[];
  /** Text of the pages for language models, with `siteUrlMark` for the site's origin. */
  llms: string;
  /** Every page that exists. */
  pages: readonly SitePage[];
};
