import { isLanguage, languages, type Language } from '../src/i18n/language.ts';
import { wordsOf } from './markup-words.ts';
import { mainOf } from './page-words.ts';
import type { RouteId } from '../src/site/routes.ts';

/** A text of the content in one language, and its path in the file: `hero.title`. */
export type ContentText = { path: string; text: string };

/**
 * Every text of a piece of content in one language: the values below `{ es, en }`, at any depth. Heads of pages are
 * left out, since no page shows them.
 */
export function textsOf(value: unknown, language: Language, path = ''): ContentText[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Object.keys(value);
  if (keys.length === languages.length && keys.every(isLanguage)) {
    const found = (value as Record<Language, unknown>)[language];
    return [found].flat().flatMap((text, index) => {
      const place = Array.isArray(found) ? `${path}.${index}` : path;
      return typeof text === 'string' ? { path: place, text } : textsOf({ [index]: text }, language, place);
    });
  }
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'head' ? [] : textsOf(item, language, path ? `${path}.${key}` : key),
  );
}

/**
 * The texts missing on a page, each with its path in the content. A placeholder such as `{closes}` matches any text.
 */
export async function missingOn(page: RouteId, language: Language, texts: readonly ContentText[]): Promise<string[]> {
  const html = await mainOf(page, language);
  // Labels and hints are in attributes; visible text is between the tags.
  const shown = `${wordsOf(html)} ${wordsOf(html.replaceAll(/[<>]/g, ' '))}`.toLowerCase();
  return texts
    .filter(
      ({ text }) =>
        !wordsOf(text)
          .toLowerCase()
          .split(/\{[^}]*\}/)
          .every((part) => shown.includes(part.trim())),
    )
    .map(({ path, text }) => `${path}: ${text}`);
}
