import type { Screen } from '../site/routes.ts';
import { advancedTrainingContent } from './advanced-training/content.ts';
import { articleContent } from './article/content.ts';
import { atcoInitialContent } from './atco-initial/content.ts';
import { blockCourseContent } from './block-course/content.ts';
import { blogContent } from './blog/content.ts';
import { calendarContent } from './calendar/content.ts';
import { callPreparationContent } from './call-preparation/content.ts';
import { canIContent } from './can-i/content.ts';
import { campusContent } from './campus/content.ts';
import { catalogueContent } from './catalogue/content.ts';
import { careerContent } from './career/content.ts';
import { compareContent } from './compare/content.ts';
import { completeRatingContent } from './complete-rating/content.ts';
import { contactContent } from './contact/content.ts';
import { costsContent } from './costs/content.ts';
import { feedbackContent } from './feedback/content.ts';
import { fullRatingContent } from './full-rating/content.ts';
import { glossaryContent } from './glossary/content.ts';
import { homeContent } from './home/content.ts';
import { legalContent } from './legal/content.ts';
import { licenceGuideContent } from './licence-guide/content.ts';
import { landingContent } from './landing/content.ts';
import { mockExamContent } from './mock-exam/content.ts';
import { notFoundContent } from './not-found/content.ts';
import { positionContent } from './position/content.ts';
import { proposalContent } from './proposal/content.ts';
import { searchContent } from './search/content.ts';
import { selectionProcessContent } from './selection-process/content.ts';
import type { ContentRequest, PageContent } from './page-content.ts';
import { servicesContent } from './services/content.ts';
import { teamsGuideContent } from './teams-guide/content.ts';
import { visitsContent } from './visits/content.ts';
import { thanksContent } from './thanks/content.ts';

/** The function that picks the content, for each screen of the route table and for unknown addresses. */
export type Contents = Record<Screen, (request: ContentRequest) => PageContent<unknown>> & {
  'not-found': (request: ContentRequest<'notFound'>) => PageContent<unknown>;
};

/**
 * Picks the content of each screen when its pages are rendered. A screen without a picker, or a picker without a
 * screen, does not compile.
 */
export const contents = {
  home: homeContent,
  catalogue: catalogueContent,
  landing: landingContent,
  services: servicesContent,
  proposal: proposalContent,
  calendar: calendarContent,
  visits: visitsContent,
  contact: contactContent,
  campus: campusContent,
  'atco-initial': atcoInitialContent,
  'complete-rating': completeRatingContent,
  'full-rating': fullRatingContent,
  'block-course': blockCourseContent,
  'advanced-training': advancedTrainingContent,
  'call-preparation': callPreparationContent,
  'selection-process': selectionProcessContent,
  feedback: feedbackContent,
  blog: blogContent,
  article: articleContent,
  legal: legalContent,
  'licence-guide': licenceGuideContent,
  'teams-guide': teamsGuideContent,
  'mock-exam': mockExamContent,
  thanks: thanksContent,
  glossary: glossaryContent,
  search: searchContent,
  'can-i': canIContent,
  costs: costsContent,
  compare: compareContent,
  career: careerContent,
  position: positionContent,
  'not-found': notFoundContent,
} satisfies Contents;
