import type { ComponentType } from 'react';
import type { Screen } from '../site/routes.ts';
import { AdvancedTrainingPage } from './advanced-training/page.tsx';
import { ArticlePage } from './article/page.tsx';
import { AtcoInitialPage } from './atco-initial/page.tsx';
import { BlockCoursePage } from './block-course/page.tsx';
import { BlogPage } from './blog/page.tsx';
import { CalendarPage } from './calendar/page.tsx';
import { CallPreparationPage } from './call-preparation/page.tsx';
import { CampusPage } from './campus/page.tsx';
import { CanIPage } from './can-i/page.tsx';
import { CareerPage } from './career/page.tsx';
import { CataloguePage } from './catalogue/page.tsx';
import { ComparePage } from './compare/page.tsx';
import { CompleteRatingPage } from './complete-rating/page.tsx';
import { ContactPage } from './contact/page.tsx';
import { CostsPage } from './costs/page.tsx';
import { FeedbackPage } from './feedback/page.tsx';
import { FullRatingPage } from './full-rating/page.tsx';
import { GlossaryPage } from './glossary/page.tsx';
import { HomePage } from './home/page.tsx';
import { LandingPage } from './landing/page.tsx';
import { LegalPage } from './legal/page.tsx';
import { LicenceGuidePage } from './licence-guide/page.tsx';
import { MockExamPage } from './mock-exam/page.tsx';
import { NotFoundPage } from './not-found/page.tsx';
import { PositionPage } from './position/page.tsx';
import { ProposalPage } from './proposal/page.tsx';
import { SearchPage } from './search/page.tsx';
import { SelectionProcessPage } from './selection-process/page.tsx';
import { ServicesPage } from './services/page.tsx';
import { TeamsGuidePage } from './teams-guide/page.tsx';
import { ThanksPage } from './thanks/page.tsx';
import { VisitsPage } from './visits/page.tsx';

/** The component of each screen of the route table, and of the screen for unknown addresses. */
export const screens = {
  landing: LandingPage,
  home: HomePage,
  blog: BlogPage,
  article: ArticlePage,
  catalogue: CataloguePage,
  calendar: CalendarPage,
  visits: VisitsPage,
  services: ServicesPage,
  proposal: ProposalPage,
  campus: CampusPage,
  'atco-initial': AtcoInitialPage,
  'complete-rating': CompleteRatingPage,
  'full-rating': FullRatingPage,
  'block-course': BlockCoursePage,
  'advanced-training': AdvancedTrainingPage,
  'call-preparation': CallPreparationPage,
  'selection-process': SelectionProcessPage,
  feedback: FeedbackPage,
  contact: ContactPage,
  legal: LegalPage,
  'licence-guide': LicenceGuidePage,
  'teams-guide': TeamsGuidePage,
  thanks: ThanksPage,
  glossary: GlossaryPage,
  search: SearchPage,
  'can-i': CanIPage,
  costs: CostsPage,
  career: CareerPage,
  'mock-exam': MockExamPage,
  compare: ComparePage,
  position: PositionPage,
  'not-found': NotFoundPage,
} satisfies Record<Screen | 'not-found', ComponentType<never>>;
