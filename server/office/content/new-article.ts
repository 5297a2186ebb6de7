import { stringify } from 'yaml';
import type { Localized } from '../../../src/i18n/language.ts';
import { languages } from '../../../src/i18n/language.ts';
import { plainText } from '../../../src/i18n/plain-text.ts';
import type { DraftFiles } from './draft.ts';
import { valuesOf } from './file-values.ts';

/**
 * Adds an article with these titles to the draft, marked as unfinished. Cover, author and tags are those of another
 * article; the content check reports missing values.
 * @param like file of that article
 * @returns the Spanish file
 */
export async function newArticle(
  draft: DraftFiles,
  { title, like, day }: { title: Localized<string>; like: string | undefined; day: string },
): Promise<string> {
  const id = await freeId(draft, title.es);
  const model = like === undefined ? null : valuesOf(like, (await draft.text(like)) ?? '');
  for (const language of languages) {
    const head = {
      id,
      title: title[language],
      description: '',
      answers: '',
      cover: model?.['cover'] ?? '',
      date: day,
      updated: day,
      author: model?.['author'] ?? '',
      tags: model?.['tags'] ?? [],
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
async function freeId(draft: DraftFiles, title: string): Promise<string> {
  const words = plainText(title).match(/[a-z\d]+/g) ?? ['articulo'];
  const id = words.join('-').slice(0, 80).replace(/-$/, '');
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? id : `${id}-${number}`;
    if ((await draft.read(`articles/${tried}/es.md`)) === null) return tried;
  }
}
