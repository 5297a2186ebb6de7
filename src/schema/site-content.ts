import type { z } from 'zod';
import { answerTemplate } from './answer-template.ts';
import { banner } from './banner.ts';
import { blogPage } from './blog-page.ts';
import { calendarPage } from './calendar-page.ts';
import { campus } from './campus.ts';
import { canI } from '../tools/can-i/content.ts';
import { career } from '../tools/career/content.ts';
import { catalogue } from './catalogue.ts';
import { centre } from './centre.ts';
import { compare } from '../tools/compare/content.ts';
import type { Articles } from './compiled-article.ts';
import { contactPage } from './contact-page.ts';
import { sharedCoursePage } from './course-page.ts';
import { costsPage } from '../tools/costs/content.ts';
import { course, type Course } from './course.ts';
import { decidingFacts } from '../tools/parts/deciding-facts.ts';
import { enrolment } from './enrolment.ts';
import { examUnit } from '../tools/mock-exam/exam-unit.ts';
import { facilities } from './facilities.ts';
import { feedbackPage } from './feedback-page.ts';
import { formTexts } from './form-texts.ts';
import { glossary } from './glossary.ts';
import { homePage } from './home-page.ts';
import { landingPage } from './landing-page.ts';
import { examUnits } from '../tools/mock-exam/exam-bank.ts';
import type { CompiledLegalTexts } from './legal.ts';
import { licenceGuide } from './licence-guide.ts';
import { mockExam } from '../tools/mock-exam/content.ts';
import { people } from './person.ts';
import { pictureManifest } from './picture.ts';
import { positionPage } from './position-page.ts';
import { press } from './press.ts';
import { campusIds } from './references.ts';
import { readback } from './readback.ts';
import { samples } from './samples.ts';
import { searchTopics } from './search-topics.ts';
import { selectionRounds } from './selection-round.ts';
import { proposalPage } from './proposal-page.ts';
import { servicesPage } from './services-page.ts';
import { teamsGuide } from './teams-guide.ts';
import { thanksPage } from './thanks-page.ts';
import { visitsPage } from './visits.ts';

/**
 * Every kind of content: its path below `content/`, and the schema of its files. A path that ends in a slash is a
 * folder of files of the same kind. `ids` lists the names of its files if the code depends on them.
 */
export const contentFiles = {
  centre: { path: 'centre.yaml', schema: centre },
  samples: { path: 'samples.yaml', schema: samples },
  banner: { path: 'banner.yaml', schema: banner },
  editions: { path: 'editions.yaml', schema: calendarPage },
  visits: { path: 'visits.yaml', schema: visitsPage },
  home: { path: 'pages/home.yaml', schema: homePage },
  landing: { path: 'pages/landing.yaml', schema: landingPage },
  contact: { path: 'pages/contact.yaml', schema: contactPage },
  thanks: { path: 'pages/thanks.yaml', schema: thanksPage },
  catalogue: { path: 'catalogue.yaml', schema: catalogue },
  courses: { path: 'courses/', schema: course },
  advancedTraining: { path: 'pages/advanced-training.yaml', schema: sharedCoursePage },
  campuses: { path: 'campuses/', schema: campus, ids: campusIds },
  pictures: { path: 'pictures.yaml', schema: pictureManifest },
  enrolment: { path: 'enrolment.yaml', schema: enrolment },
  people: { path: 'people.yaml', schema: people },
  facilities: { path: 'facilities.yaml', schema: facilities },
  press: { path: 'press.yaml', schema: press },
  selectionRounds: { path: 'selection-round.yaml', schema: selectionRounds },
  blog: { path: 'pages/blog.yaml', schema: blogPage },
  decidingFacts: { path: 'deciding/facts.yaml', schema: decidingFacts },
  costs: { path: 'deciding/costs.yaml', schema: costsPage },
  canI: { path: 'deciding/can-i.yaml', schema: canI },
  career: { path: 'deciding/career.yaml', schema: career },
  compare: { path: 'deciding/compare.yaml', schema: compare },
  mockExam: { path: 'deciding/mock-exam.yaml', schema: mockExam },
  exam: { path: 'exam/', schema: examUnit, ids: examUnits },
  services: { path: 'pages/services.yaml', schema: servicesPage },
  proposal: { path: 'pages/proposal.yaml', schema: proposalPage },
  feedback: { path: 'pages/feedback.yaml', schema: feedbackPage },
  licenceGuide: { path: 'pages/licence-guide.yaml', schema: licenceGuide },
  position: { path: 'pages/position.yaml', schema: positionPage },
  teamsGuide: { path: 'pages/teams-guide.yaml', schema: teamsGuide },
  glossary: { path: 'glossary.yaml', schema: glossary },
  search: { path: 'search.yaml', schema: searchTopics },
  readback: { path: 'exercises/readback.yaml', schema: readback },
  formTexts: { path: 'pages/form-texts.yaml', schema: formTexts },
  answers: { path: 'answers/', schema: answerTemplate },
} as const satisfies Record<string, { path: string; schema: z.ZodType; ids?: readonly string[] }>;

type Files = typeof contentFiles;
type IdOf<File> = File extends { ids: readonly (infer Id extends string)[] } ? Id : string;
type Value<Name extends keyof Files> = Files[Name]['path'] extends `${string}/`
  ? Readonly<Record<IdOf<Files[Name]>, z.infer<Files[Name]['schema']>>>
  : z.infer<Files[Name]['schema']>;

/** All validated content, in both languages. */
export type SiteContent = { readonly [Name in keyof Files]: Value<Name> } & {
  /** `articles/`: Markdown, read and compiled by `build/articles`. */
  readonly articles: Articles;
  /** `legal/`: Markdown, read and compiled by `build/legal`. */
  readonly legal: CompiledLegalTexts;
  /**
   * Hidden courses (`shown: false`), which are not in `courses`: texts, blocks and past enquiries still refer to them.
   */
  readonly hiddenCourses: Readonly<Record<string, Course>>;
};
