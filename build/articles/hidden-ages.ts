import { isOldSource, type ArticleHead } from '../../src/schema/article.ts';

/**
 * Finds sources more than three years old whose year the text does not mention: readers would take them for new.
 * @param body the article's Markdown; the addresses of its inline links are ignored
 */
export function hiddenAges({ sources, updated }: ArticleHead, body: string): { url: string; message: string }[] {
  const text = body.replaceAll(/\]\([^)]*\)/g, ']');
  return sources
    .filter((source) => isOldSource(source, updated) && !text.includes(source.dated.slice(0, 4)))
    .map(({ url, dated }) => ({
      url,
      message: `this source is of ${dated}, more than three years before the article's last change: name the year ${dated.slice(0, 4)} in the text where you use it`,
    }));
}
