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
import type { RouteId } from '../site/routes.ts';

type FileKind = {
  /** Below `content/`; a path that ends in a slash is a folder of files of the same kind. */
  path: string;
  schema: z.ZodType;
  /** The names of a folder's files, if the code depends on them. */
  ids?: readonly string[];
  /** In the office. If it is empty or ends with a colon, the name of the single file follows. */
  title: string;
  /** Some pages that show it. */
  pages: readonly RouteId[];
};

/** Every kind of content. */
export const contentFiles = {
  centre: {
    path: 'centre.yaml',
    schema: centre,
    title: 'El centro: dirección, teléfonos y datos legales',
    pages: ['contact', 'home', 'legalNotice'],
  },
  samples: { path: 'samples.yaml', schema: samples, title: 'Datos de muestra', pages: [] },
  banner: { path: 'banner.yaml', schema: banner, title: 'Aviso sobre todas las páginas', pages: ['home'] },
  editions: { path: 'editions.yaml', schema: calendarPage, title: 'Calendario de cursos', pages: ['calendar'] },
  visits: { path: 'visits.yaml', schema: visitsPage, title: 'Visitas y sesiones', pages: ['visits', 'calendar'] },
  home: { path: 'pages/home.yaml', schema: homePage, title: 'Portada', pages: ['home'] },
  landing: {
    path: 'pages/landing.yaml',
    schema: landingPage,
    title: 'Portada alternativa',
    pages: ['homeAlternative'],
  },
  contact: { path: 'pages/contact.yaml', schema: contactPage, title: 'Contacto', pages: ['contact'] },
  thanks: { path: 'pages/thanks.yaml', schema: thanksPage, title: 'Gracias por escribirnos', pages: ['thanks'] },
  catalogue: { path: 'catalogue.yaml', schema: catalogue, title: 'Catálogo de cursos', pages: ['courses'] },
  courses: { path: 'courses/', schema: course, title: '', pages: [] },
  advancedTraining: {
    path: 'pages/advanced-training.yaml',
    schema: sharedCoursePage,
    title: 'Formación avanzada',
    pages: ['advancedTraining'],
  },
  campuses: { path: 'campuses/', schema: campus, ids: campusIds, title: 'Campus:', pages: [] },
  pictures: { path: 'pictures.yaml', schema: pictureManifest, title: 'Imágenes', pages: [] },
  enrolment: {
    path: 'enrolment.yaml',
    schema: enrolment,
    title: 'Matrícula y pagos',
    pages: ['block1', 'atcoInitial'],
  },
  people: {
    path: 'people.yaml',
    schema: people,
    title: 'Antiguos alumnos',
    pages: ['callPreparation', 'completeRating'],
  },
  facilities: {
    path: 'facilities.yaml',
    schema: facilities,
    title: 'Simuladores y aulas',
    pages: ['madrid', 'canarias'],
  },
  press: { path: 'press.yaml', schema: press, title: 'En la prensa', pages: ['home'] },
  selectionRounds: {
    path: 'selection-round.yaml',
    schema: selectionRounds,
    title: 'Convocatorias de ENAIRE',
    pages: ['callPreparation'],
  },
  blog: { path: 'pages/blog.yaml', schema: blogPage, title: 'Blog: por dónde empezar', pages: ['blog'] },
  decidingFacts: {
    path: 'deciding/facts.yaml',
    schema: decidingFacts,
    title: 'Datos para decidir: reglas, sueldos y alquileres',
    pages: ['canI', 'costs'],
  },
  costs: { path: 'deciding/costs.yaml', schema: costsPage, title: 'Cuánto cuesta', pages: ['costs'] },
  canI: { path: 'deciding/can-i.yaml', schema: canI, title: '¿Puedo ser controlador?', pages: ['canI'] },
  career: { path: 'deciding/career.yaml', schema: career, title: 'La carrera', pages: ['career'] },
  compare: { path: 'deciding/compare.yaml', schema: compare, title: 'Comparar cursos', pages: ['compare'] },
  mockExam: { path: 'deciding/mock-exam.yaml', schema: mockExam, title: 'Simulacro de examen', pages: ['mockExam'] },
  exam: { path: 'exam/', schema: examUnit, ids: examUnits, title: 'Preguntas del simulacro:', pages: ['mockExam'] },
  services: {
    path: 'pages/services.yaml',
    schema: servicesPage,
    title: 'Servicios para organizaciones',
    pages: ['services'],
  },
  proposal: {
    path: 'pages/proposal.yaml',
    schema: proposalPage,
    title: 'Propuestas para organizaciones',
    pages: ['proposal'],
  },
  feedback: {
    path: 'pages/feedback.yaml',
    schema: feedbackPage,
    title: 'Valorar a los instructores',
    pages: ['feedback'],
  },
  licenceGuide: {
    path: 'pages/licence-guide.yaml',
    schema: licenceGuide,
    title: 'Solicitar la licencia',
    pages: ['licenceGuide'],
  },
  position: { path: 'pages/position.yaml', schema: positionPage, title: 'Ponte en la posición', pages: ['position'] },
  teamsGuide: { path: 'pages/teams-guide.yaml', schema: teamsGuide, title: 'Guía de Teams', pages: ['teamsGuide'] },
  glossary: { path: 'glossary.yaml', schema: glossary, title: 'Glosario', pages: ['glossary'] },
  search: { path: 'search.yaml', schema: searchTopics, title: 'Temas del buscador', pages: ['search'] },
  readback: {
    path: 'exercises/readback.yaml',
    schema: readback,
    title: 'Ejercicio de colaciones',
    pages: ['position'],
  },
  formTexts: {
    path: 'pages/form-texts.yaml',
    schema: formTexts,
    title: 'Formularios y consentimientos',
    pages: ['contact'],
  },
  answers: { path: 'answers/', schema: answerTemplate, title: 'Respuesta:', pages: [] },
} as const satisfies Record<string, FileKind>;

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
