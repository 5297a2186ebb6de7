import { languages } from '../../../src/i18n/language.ts';
import { sharedArticleValues } from '../../../src/schema/article.ts';
import type { ContentChange } from '../../../src/schema/office-content.ts';

/** Parts of a source that are the same in both languages; its title and notes are texts. */
const sharedOfSource: readonly unknown[] = ['url', 'dated', 'read'];

/**
 * The changes of an article's common values, such as cover and dates: its file in the other language needs them too.
 * @param file the file that was changed
 * @returns the other language's file, and its part of the changes; null where nothing is shared
 */
export function changesOfTwin(
  file: string,
  changes: readonly ContentChange[],
): { file: string; changes: ContentChange[] } | null {
  const article = /^(articles\/[a-z0-9-]+)\/(\w+)\.md$/.exec(file);
  const other = languages.find((language) => language !== article?.[2]);
  const shared = article ? changes.filter(isShared) : [];
  return article && other && shared.length > 0 ? { file: `${article[1]}/${other}.md`, changes: shared } : null;
}

function isShared({ kind, path: [name, , part] }: ContentChange): boolean {
  if (!Object.hasOwn(sharedArticleValues, String(name))) return false;
  return name !== 'sources' || kind !== 'set' || sharedOfSource.includes(part);
}
