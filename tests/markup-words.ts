import { languages } from '../src/i18n/language.ts';
import { routePath } from '../src/site/routes.ts';

/** Links to the glossary and texts in another language are inside a sentence, often beside a comma. */
const glossaries = languages.map((language) => routePath('glossary', language)).join('|');
const termLink = new RegExp(`<a href="(?:${glossaries})#[^"]*">(.*?)</a>`, 'g');
const otherLanguage = /<span lang="\w+">(.*?)<\/span>/g;

/** The markup without elements that only mark words of a sentence. */
export function withoutMarks(html: string): string {
  return html
    .replaceAll(termLink, '$1')
    .replaceAll(otherLanguage, (_, words: string) => words.replaceAll('<!-- -->', ''));
}

/** The text of some markup: no tags, one kind of blank, one kind of dash. */
export function wordsOf(html: string): string {
  return withoutMarks(html)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/[–—−]/g, '-')
    .replaceAll(/\s+/g, ' ');
}
