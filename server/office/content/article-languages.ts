import { languages } from '../../../src/i18n/language.ts';
import { sharedArticleValues } from '../../../src/schema/article.ts';
import type { ContentChange } from '../../../src/schema/office-content.ts';

/** The properties of a source that both languages share; its title and notes are texts. */
const sharedOfSource: readonly unknown[] = ['url', 'dated', 'read'];

/**
 * The changes of values that both languages of an article share, such as cover and dates: the other file needs them
 * too.
 * @param file the changed file
 * @returns the other language's file with its changes; null if no shared value changed
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
