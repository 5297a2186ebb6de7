import { stringify } from 'yaml';
import type { ArticleAuthor } from '../../../src/schema/article.ts';
import type { Localized } from '../../../src/i18n/language.ts';
import { languages } from '../../../src/i18n/language.ts';
import { plainText } from '../../../src/i18n/plain-text.ts';
import type { DraftFiles } from './draft.ts';

/**
 * Adds an article with these titles to the draft, marked as unfinished. Cover and tags stay empty, because nobody has
 * chosen them; the content check reports missing values.
 * @returns the Spanish file
 */
export async function newArticle(
  draft: Pick<DraftFiles, 'read' | 'write'>,
  { title, day }: { title: Localized<string>; day: string },
): Promise<string> {
  const id = await freeId(draft, title.es);
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

/** The title as a part of an address, with a number if that address exists. */
async function freeId(draft: Pick<DraftFiles, 'read'>, title: string): Promise<string> {
  const words = plainText(title).match(/[a-z\d]+/g) ?? ['articulo'];
  const id = words.join('-').slice(0, 80).replace(/-$/, '');
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? id : `${id}-${number}`;
    if ((await draft.read(`articles/${tried}/es.md`)) === null) return tried;
  }
}
