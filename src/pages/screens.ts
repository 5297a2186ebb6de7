import type { LoadScreen, ScreenComponent } from '../features/navigation/screen-component.ts';
import type { Screen } from '../site/routes.ts';

/** The component of each screen of the route table, and of the screen for unknown addresses. */
export type Screens = Record<Screen | 'not-found', () => Promise<ScreenComponent>>;

/**
 * The component of each screen, loaded when it is shown. Type checking fails if a screen has no component, or a
 * component no screen.
 */
export const screens = {
  landing: () => import('./landing/page.tsx').then((module) => module.LandingPage),
  home: () => import('./home/page.tsx').then((module) => module.HomePage),
  blog: () => import('./blog/page.tsx').then((module) => module.BlogPage),
  article: () => import('./article/page.tsx').then((module) => module.ArticlePage),
  catalogue: () => import('./catalogue/page.tsx').then((module) => module.CataloguePage),
  calendar: () => import('./calendar/page.tsx').then((module) => module.CalendarPage),
  visits: () => import('./visits/page.tsx').then((module) => module.VisitsPage),
  services: () => import('./services/page.tsx').then((module) => module.ServicesPage),
  proposal: () => import('./proposal/page.tsx').then((module) => module.ProposalPage),
  campus: () => import('./campus/page.tsx').then((module) => module.CampusPage),
  'atco-initial': () => import('./atco-initial/page.tsx').then((module) => module.AtcoInitialPage),
  'complete-rating': () => import('./complete-rating/page.tsx').then((module) => module.CompleteRatingPage),
  'full-rating': () => import('./full-rating/page.tsx').then((module) => module.FullRatingPage),
  'block-course': () => import('./block-course/page.tsx').then((module) => module.BlockCoursePage),
  'advanced-training': () => import('./advanced-training/page.tsx').then((module) => module.AdvancedTrainingPage),
  'call-preparation': () => import('./call-preparation/page.tsx').then((module) => module.CallPreparationPage),
  'selection-process': () => import('./selection-process/page.tsx').then((module) => module.SelectionProcessPage),
  feedback: () => import('./feedback/page.tsx').then((module) => module.FeedbackPage),
  contact: () => import('./contact/page.tsx').then((module) => module.ContactPage),
  legal: () => import('./legal/page.tsx').then((module) => module.LegalPage),
  'licence-guide': () => import('./licence-guide/page.tsx').then((module) => module.LicenceGuidePage),
  'teams-guide': () => import('./teams-guide/page.tsx').then((module) => module.TeamsGuidePage),
  thanks: () => import('./thanks/page.tsx').then((module) => module.ThanksPage),
  glossary: () => import('./glossary/page.tsx').then((module) => module.GlossaryPage),
  search: () => import('./search/page.tsx').then((module) => module.SearchPage),
  'can-i': () => import('./can-i/page.tsx').then((module) => module.CanIPage),
  costs: () => import('./costs/page.tsx').then((module) => module.CostsPage),
  career: () => import('./career/page.tsx').then((module) => module.CareerPage),
  'mock-exam': () => import('./mock-exam/page.tsx').then((module) => module.MockExamPage),
  compare: () => import('./compare/page.tsx').then((module) => module.ComparePage),
  position: () => import('./position/page.tsx').then((module) => module.PositionPage),
  'not-found': () => import('./not-found/page.tsx').then((module) => module.NotFoundPage),
} satisfies Screens;

/** Loads the component of a screen; rejects if its chunk cannot be loaded. */
export const loadScreen: LoadScreen = async (screen) => screens[screen]();
