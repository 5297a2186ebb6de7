import { fromKeys } from '../../../src/i18n/from-keys.ts';
import { languages, type Language, type Localized } from '../../../src/i18n/language.ts';
import { englishNames } from '../../../src/schema/english-names.ts';
import { legalTexts, type LegalText } from '../../../src/schema/legal.ts';
import { canonicalPath } from '../../../src/site/links.ts';
import { contentFiles } from '../../../src/schema/site-content.ts';
import { routeIds } from '../../../src/site/routes.ts';
import type { FileKind } from './content-kinds.ts';
import { childOf } from './schema-parts.ts';
import { nameOfItem } from './item-names.ts';

/** Titles of articles have up to 100 letters. */
const longestTitle = 100;

/** The name of a file in a language, from its title or its file name. */
export function titleOf({ name, id, language }: FileKind, value: unknown, of: Language = 'es'): string {
  const own = childOf(childOf(value, 'card'), 'title') ?? childOf(value, 'name') ?? childOf(value, 'title');
  const text = nameOfItem(own, longestTitle, of) ?? id;
  const named = (spanish: string) => (of === 'en' && englishNames[spanish]) || spanish;
  if (language) return language === 'es' ? text : `${text} (${named('inglés')})`;
  if (name === 'articles' || name === 'legal') return text;
  const title = named(contentFiles[name].title);
  if (title === '') return text;
  return title.endsWith(':') ? `${title} ${name === 'exam' ? id : text}` : title;
}

/** The paths of the file's own page, if it has one, and of some pages that show it. */
export function pagesOf({ name, id }: FileKind, value: unknown): Localized<string>[] {
  if (name === 'articles') return [fromKeys(languages, (language) => canonicalPath('article', language, { slug: id }))];
  const own = name === 'legal' ? legalTexts[id as LegalText] : name === 'campuses' ? id : childOf(value, 'route');
  const route = routeIds.find((each) => each === own);
  const others = name === 'legal' ? [] : contentFiles[name].pages;
  return [...(route ? [route] : []), ...others].map((each) =>
    fromKeys(languages, (language) => canonicalPath(each, language)),
  );
}
