import { stringify } from 'yaml';
import type { ArticleAuthor } from '../../../src/schema/article.ts';
import type { Localized } from '../../../src/i18n/language.ts';
import { languages } from '../../../src/i18n/language.ts';
import type { DraftFiles } from './draft.ts';
import { freeName } from './plain-files.ts';

/**
 * Adds an article with these titles to the draft, marked as unfinished. Cover and tags stay empty, because nobody has
 * chosen them; the content check reports missing values.
 * @returns the Spanish file
 */
export async function newArticle(
  draft: Pick<DraftFiles, 'read' | 'write'>,
  { title, day }: { title: Localized<string>; day: string },
): Promise<string> {
  const isTaken = async (name: string) => (await draft.read(`articles/${name}/es.md`)) !== null;
  const id = await freeName(title.es, { without: 'articulo', longest: 80, isTaken });
  for (const language of languages) {
    const head = {
      id,
      title: title[language],
      description: '',
      answers: '',
      cover: '',
      date: day,
      updated: day,
      author: 'editorial-team' satisfies ArticleAuthor,
      tags: [],
      metaTitle: title[language],
      metaDescription: '',
      next: { page: 'contact' },
      sources: [],
      draft: true,
    };
    await draft.write(`articles/${id}/${language}.md`, `---\n${stringify(head, { lineWidth: 0 })}---\n\n`);
  }
  return `articles/${id}/es.md`;
}
