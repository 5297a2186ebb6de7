import { fromKeys } from '../../../src/i18n/from-keys.ts';
import { languages, type Localized } from '../../../src/i18n/language.ts';
import { legalTexts, type LegalText } from '../../../src/schema/legal.ts';
import { canonicalPath } from '../../../src/site/links.ts';
import { routeIds, type RouteId } from '../../../src/site/routes.ts';
import type { FileKind } from './content-kinds.ts';
import { childOf } from './schema-parts.ts';
import { nameOfItem } from './item-names.ts';

type Named = { title: string; pages: readonly RouteId[] };

/**
 * The Spanish name of each kind of file, and some pages that show it. If a name is empty or ends with a colon,
 * `titleOf` adds the name of the single file.
 */
const kinds: Readonly<Record<FileKind['name'], Named>> = {
  centre: { title: 'El centro: dirección, teléfonos y datos legales', pages: ['contact', 'home', 'legalNotice'] },
  samples: { title: 'Datos de muestra', pages: [] },
  banner: { title: 'Aviso sobre todas las páginas', pages: ['home'] },
  editions: { title: 'Calendario de cursos', pages: ['calendar'] },
  home: { title: 'Portada', pages: ['home'] },
  landing: { title: 'Portada alternativa', pages: ['homeAlternative'] },
  contact: { title: 'Contacto', pages: ['contact'] },
  thanks: { title: 'Gracias por escribirnos', pages: ['thanks'] },
  catalogue: { title: 'Catálogo de cursos', pages: ['courses'] },
  courses: { title: '', pages: [] },
  advancedTraining: { title: 'Formación avanzada', pages: ['advancedTraining'] },
  campuses: { title: 'Campus:', pages: [] },
  proposal: { title: 'Propuestas para organizaciones', pages: ['proposal'] },
  visits: { title: 'Visitas y sesiones', pages: ['visits', 'calendar'] },
  pictures: { title: 'Imágenes', pages: [] },
  enrolment: { title: 'Matrícula y pagos', pages: ['block1', 'atcoInitial'] },
  people: { title: 'Antiguos alumnos', pages: ['callPreparation', 'completeRating'] },
  facilities: { title: 'Simuladores y aulas', pages: ['madrid', 'canarias'] },
  press: { title: 'En la prensa', pages: ['home'] },
  selectionRounds: { title: 'Convocatorias de ENAIRE', pages: ['callPreparation'] },
  blog: { title: 'Blog: por dónde empezar', pages: ['blog'] },
  decidingFacts: { title: 'Datos para decidir: reglas, sueldos y alquileres', pages: ['canI', 'costs'] },
  costs: { title: 'Cuánto cuesta', pages: ['costs'] },
  canI: { title: '¿Puedo ser controlador?', pages: ['canI'] },
  career: { title: 'La carrera', pages: ['career'] },
  compare: { title: 'Comparar cursos', pages: ['compare'] },
  mockExam: { title: 'Simulacro de examen', pages: ['mockExam'] },
  exam: { title: 'Preguntas del simulacro:', pages: ['mockExam'] },
  services: { title: 'Servicios para organizaciones', pages: ['services'] },
  feedback: { title: 'Valorar a los instructores', pages: ['feedback'] },
  licenceGuide: { title: 'Solicitar la licencia', pages: ['licenceGuide'] },
  position: { title: 'Ponte en la posición', pages: ['position'] },
  teamsGuide: { title: 'Guía de Teams', pages: ['teamsGuide'] },
  glossary: { title: 'Glosario', pages: ['glossary'] },
  search: { title: 'Temas del buscador', pages: ['search'] },
  readback: { title: 'Ejercicio de colaciones', pages: ['position'] },
  formTexts: { title: 'Formularios y consentimientos', pages: ['contact'] },
  answers: { title: 'Respuesta:', pages: [] },
  articles: { title: '', pages: [] },
  legal: { title: '', pages: [] },
};

/** Titles of articles have up to 100 letters. */
const longestTitle = 100;

/** The Spanish name of a file, from its title or its file name. */
export function titleOf({ name, id, language }: FileKind, value: unknown): string {
  const own = childOf(childOf(value, 'card'), 'title') ?? childOf(value, 'name') ?? childOf(value, 'title');
  const text = nameOfItem(own, longestTitle) ?? id;
  const { title } = kinds[name];
  if (language) return language === 'es' ? text : `${text} (inglés)`;
  if (title === '') return text;
  return title.endsWith(':') ? `${title} ${name === 'exam' ? id : text}` : title;
}

/** The paths of the file's own page, if it has one, and of some pages that show it. */
export function pagesOf({ name, id }: FileKind, value: unknown): Localized<string>[] {
  if (name === 'articles') return [fromKeys(languages, (language) => canonicalPath('article', language, { slug: id }))];
  const own = name === 'legal' ? legalTexts[id as LegalText] : name === 'campuses' ? id : childOf(value, 'route');
  const route = routeIds.find((each) => each === own);
  return [...(route ? [route] : []), ...kinds[name].pages].map((each) =>
    fromKeys(languages, (language) => canonicalPath(each, language)),
  );
}
