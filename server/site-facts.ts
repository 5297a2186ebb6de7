import type { InLanguage, Localized } from '../src/i18n/language.ts';
import type { AnswerTemplate } from '../src/schema/answer-template.ts';
import type { VisitFacts } from '../src/schema/booking.ts';
import type { Choice } from '../src/schema/fields/field.ts';
import type { FormTexts } from '../src/schema/form-texts.ts';
import type { CourseCalendars } from '../src/site/course-calendar.ts';
import type { FeedArticle } from '../src/site/feed-article.ts';
import type { SitePage } from '../src/site/sitemap.ts';
import type { FormCentre } from './forms/document/form-document-props.ts';

/** Content that the server itself uses, for example in forms, e-mails and the sitemap. */
export type SiteFacts = {
  build: string;
  /** `address` is on one line. */
  centre: FormCentre & { address: string };
  /** Months that enquiries are kept, according to the privacy policy. */
  retentionMonths: number;
  /** Months for which subscribers are notified of intakes, according to the privacy policy. */
  waitingMonths: number;
  /** All courses, including those not offered now, since stored enquiries and subscriptions refer to them. */
  courses: readonly Choice[];
  /** Ids of the courses that can be chosen in forms. */
  offeredCourses: readonly string[];
  /** Short codes of courses by id, such as "BLQ 1". */
  courseCodes: Readonly<Record<string, Localized<string>>>;
  /** Ids of the courses with a syllabus as a PDF. */
  syllabuses: readonly string[];
  campuses: readonly Choice[];
  /** First line of a message about an edition, by the edition's id. */
  editions: readonly Choice[];
  /** The editions as events of calendars. */
  calendars: CourseCalendars;
  /** All visits, by start. */
  visits: readonly VisitFacts[];
  /** With the centre's values filled in. */
  formTexts: Localized<InLanguage<FormTexts>>;
  /** The office's answer templates by id, in order, with the centre's values filled in. */
  answers: Readonly<Record<string, AnswerTemplate>>;
  /** Origins that pages may frame after a click, for maps. */
  frameOrigins: readonly string[];
  /** The blog's articles, newest first, for its feeds. */
  articles: readonly FeedArticle[];
  /** The text for language models, with `llmsOrigin` for the site's origin. */
  llms: string;
  pages: readonly SitePage[];
};
