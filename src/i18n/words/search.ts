import { fill, type Values } from './fill.ts';
import type { Language, Localized } from '../language.ts';

/** The texts of the search, loaded with the search and not with a page. Placeholders are in braces: `{count}`. */
const searchWords = {
  title: { es: 'Buscar en la web', en: 'Search the site' },
  label: { es: 'Qué buscas', en: 'What are you looking for?' },
  submit: { es: 'Buscar', en: 'Search' },
  close: { es: 'Cerrar', en: 'Close' },
  clear: { es: 'Borrar', en: 'Clear' },
  hint: {
    es: 'Una sigla, un curso o una pregunta: «ADI», «gafas», «cuánto cuesta el bloque 1».',
    en: 'An acronym, a course or a question: “ADI”, “glasses”, “how long is the course”.',
  },
  lead: {
    es: 'Cursos, artículos, preguntas y siglas del glosario, en una sola búsqueda.',
    en: 'Courses, articles, questions and glossary terms, all in one search.',
  },
  examples: { es: 'Por ejemplo', en: 'For example' },
  keys: {
    es: 'La tecla / abre el buscador en cualquier página',
    en: 'Press / on any page to open the search',
  },
  loading: { es: 'Buscando…', en: 'Searching…' },
  failed: {
    es: 'El índice del buscador no se ha cargado.',
    en: 'The search index could not be loaded.',
  },
  retry: { es: 'Abrir la página de resultados', en: 'Open the results page' },
  'found.none': {
    es: 'Nada para «{query}». Prueba con otra palabra, o escríbenos.',
    en: 'Nothing for “{query}”. Try another word, or write to us.',
  },
  'found.one': { es: '1 resultado', en: '1 result' },
  'found.most': { es: 'Los {shown} primeros de {count} resultados', en: 'The first {shown} of {count} results' },
  'found.other': { es: '{count} resultados', en: '{count} results' },
  more: { es: 'Ver más resultados', en: 'See more results' },
  ask: { es: 'Escríbenos', en: 'Write to us' },
  glossary: { es: 'Ver el glosario', en: 'See the glossary' },
  'kind.page': { es: 'Página', en: 'Page' },
  'kind.article': { es: 'Artículo', en: 'Article' },
  'kind.question': { es: 'Pregunta', en: 'Question' },
  'kind.term': { es: 'Glosario', en: 'Glossary' },
} as const satisfies Record<string, Localized<string>>;

export type SearchWord = keyof typeof searchWords;

/** Makes the function that returns the texts of the search in a language. */
export function searchWord(language: Language): (key: SearchWord, values?: Values) => string {
  return (key, values = {}) => fill(searchWords[key][language], values);
}
