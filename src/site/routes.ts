import type { Language } from '../i18n/language.ts';
import { canIQuestions } from '../tools/can-i/questions.ts';
import { costsQuestions } from '../tools/costs/questions.ts';
import { page, type PairedRow, type SharedRow } from './route-row.ts';

/** The answers to "Can I?" are also in the address of the costs, for the link back. */
const candidateAnswers = Object.keys(canIQuestions);

/** Parameters that preselect a course or an edition in the form of a page. */
const formParameters = ['course', 'edition'];

/**
 * Every page of the site, one row each. Types, links, menus, the language toggle, redirects, sitemap, hreflang,
 * drawing ahead and the tests of all pages are derived from this table. A path may have one parameter, written `:slug`.
 */
export const routes = {
  home: page({ shared: '/', screen: 'home', menu: 'header', parent: null }),
  homeAlternative: page({ shared: '/home', screen: 'landing', indexed: false, canonical: 'home' }),
  homeAlternative2: page({ shared: '/home2', screen: 'landing', indexed: false, canonical: 'home' }),
  courses: page({
    es: '/cursos',
    en: '/courses',
    screen: 'catalogue',
    menu: 'header',
    query: ['category'],
    social: { picture: 'core-where', code: 'ATCO', edge: 'blue' },
  }),
  calendar: page({
    es: '/calendario',
    en: '/calendar',
    screen: 'calendar',
    query: ['course', 'campus'],
    social: { picture: 'blog-exams-calendar', code: 'ATCO', edge: 'blue' },
    parent: 'courses',
  }),
  visits: page({ es: '/visitas', en: '/visits', screen: 'visits', menu: 'further' }),
  services: page({
    es: '/servicios',
    en: '/services',
    screen: 'services',
    menu: 'header',
    social: { picture: 'b2b-unit-training', code: 'ANSP', edge: 'buff' },
  }),
  proposal: page({ es: '/propuesta', en: '/proposal', screen: 'proposal', query: formParameters, menu: 'further' }),
  blog: page({
    shared: '/blog',
    screen: 'blog',
    menu: 'header',
    query: ['tag'],
    social: { picture: 'blog-working-day', code: 'BLOG', edge: 'slate' },
  }),
  article: page({ shared: '/blog/:slug', screen: 'article', parent: 'blog' }),
  contact: page({
    es: '/contacto',
    en: '/contact',
    screen: 'contact',
    menu: 'header',
    query: formParameters,
    social: { picture: 'campus-madrid-3-tower', code: 'ATCO', edge: 'slate' },
  }),
  madrid: page({
    es: '/madrid',
    en: '/madrid-campus',
    screen: 'campus',
    menu: 'footer',
    social: { picture: 'campus-madrid-3-tower', code: 'LEMD', edge: 'magenta' },
  }),
  canarias: page({
    es: '/canarias',
    en: '/canary-islands',
    screen: 'campus',
    menu: 'footer',
    social: { picture: 'campus-canarias-2-tower', code: 'GCLP', edge: 'magenta' },
  }),
  atcoInitial: page({ shared: '/atco-initial', screen: 'course', menu: 'courses', query: formParameters }),
  completeRating: page({
    es: '/habilitacion-completa',
    en: '/complete-rating',
    screen: 'course',
    menu: 'courses',
    query: formParameters,
  }),
  fullRating: page({ shared: '/full-rating-enaire', screen: 'course', menu: 'courses', query: formParameters }),
  block1: page({
    shared: '/bloque-1-habilitacion-torre',
    screen: 'course',
    menu: 'courses',
    query: formParameters,
    aliases: [
      '/block-1-tower',
      '/bloque-1-licencia-torre',
      '/modulo-1-torre',
      '/modulo1-torre',
      '/bloque-1',
      '/bloque-1-torre',
    ],
  }),
  block2: page({
    shared: '/bloque-2-habilitaciones-ruta-aproximacion',
    screen: 'course',
    menu: 'courses',
    query: formParameters,
    aliases: [
      '/block-2-approach',
      '/bloque-2-licencias-ruta-aproximacion',
      '/modulo-2-aproximacion',
      '/modulo2-aproximacion',
      '/bloque-2',
      '/bloque-2-aproximacion',
    ],
  }),
  advancedTraining: page({
    es: '/formacion-avanzada',
    en: '/advanced-training',
    screen: 'advanced-training',
    menu: 'courses',
    query: formParameters,
    social: { picture: 'b2b-competence', code: 'OJTI', edge: 'buff' },
  }),
  callPreparation: page({
    es: '/preparacion-convocatoria',
    en: '/call-preparation',
    screen: 'course',
    menu: 'courses',
    query: formParameters,
  }),
  selectionProcess: page({
    es: '/preparacion-procesos-selectivos',
    en: '/selection-process',
    screen: 'course',
    menu: 'courses',
    query: formParameters,
    aliases: ['/procesos-selectivos'],
  }),
  canI: page({
    es: '/puedo-ser-controlador',
    en: '/can-i-be-a-controller',
    screen: 'can-i',
    menu: 'deciding',
    answers: candidateAnswers,
  }),
  costs: page({
    es: '/cuanto-cuesta',
    en: '/what-it-costs',
    screen: 'costs',
    menu: 'deciding',
    answers: [...Object.keys(costsQuestions), ...candidateAnswers],
  }),
  compare: page({ es: '/comparar', en: '/compare', screen: 'compare', menu: 'deciding', answers: ['courses'] }),
  career: page({ es: '/carrera', en: '/career', screen: 'career', menu: 'deciding', answers: ['from', 'to'] }),
  mockExam: page({
    es: '/simulacro',
    en: '/mock-exam',
    screen: 'mock-exam',
    menu: 'deciding',
    answers: ['part', 'seed', 'done', 'q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'q8', 'q9', 'q10'],
    bank: '/data/exam.json',
  }),
  privacy: page({ es: '/politica-privacidad', en: '/privacy-policy', screen: 'legal', menu: 'legal' }),
  cookies: page({ es: '/politica-cookies', en: '/cookie-policy', screen: 'legal', menu: 'legal' }),
  legalNotice: page({ es: '/aviso-legal', en: '/legal-notice', screen: 'legal', menu: 'legal' }),
  accessibility: page({ es: '/accesibilidad', en: '/accessibility', screen: 'legal', menu: 'legal' }),
  licenceGuide: page({
    shared: '/solicitar-licencia',
    screen: 'licence-guide',
    menu: 'students',
    social: { picture: 'core-licence', code: 'SATCO', edge: 'slate' },
  }),
  teamsGuide: page({
    shared: '/guia-teams',
    screen: 'teams-guide',
    menu: 'students',
    social: { picture: 'core-call', code: 'TEAMS', edge: 'slate' },
  }),
  glossary: page({
    es: '/glosario',
    en: '/glossary',
    screen: 'glossary',
    social: { picture: 'blog-ratings', code: 'A-Z', edge: 'slate' },
    menu: 'further',
  }),
  position: page({
    es: '/ponte-en-la-posicion',
    en: '/take-the-position',
    screen: 'position',
    menu: 'deciding',
    social: { picture: 'campus-madrid-4-approach', code: 'APS', edge: 'magenta' },
  }),
  search: page({ es: '/buscar', en: '/search', screen: 'search', indexed: false, answers: ['q'] }),
  feedback: page({
    shared: '/feedback',
    screen: 'feedback',
    menu: 'students',
    indexed: false,
    social: { picture: 'core-instructor', code: 'ATCO', edge: 'slate' },
  }),
  thanks: page({ shared: '/exito', screen: 'thanks', indexed: false, parent: null }),
  thanksEnglish: page({ shared: '/success', screen: 'thanks', indexed: false, canonical: 'thanks' }),
} as const satisfies Record<string, SharedRow | PairedRow>;

export type RouteId = keyof typeof routes;

/** The names of all screens, with the one for unknown addresses. */
export type Screen = (typeof routes)[RouteId]['screen'] | 'not-found';

/** Every route id, in the order of the table. */
export const routeIds = Object.keys(routes) as RouteId[];

/** The row of a route as plain data, without the literal types of the table. */
export function routeRow(id: RouteId): SharedRow | PairedRow {
  return routes[id];
}

/** Whether search engines and the site search find the page. */
export function isIndexed(id: RouteId): boolean {
  return routeRow(id).indexed !== false;
}

/** Whether the page has one address for both languages. */
export function isShared(id: RouteId): boolean {
  return 'shared' in routes[id];
}

/** The path pattern of a route in a language; both languages of a shared route have the same. */
export function routePath(id: RouteId, language: Language): string {
  const row = routeRow(id);
  return 'shared' in row ? row.shared : row[language];
}
