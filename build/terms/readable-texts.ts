import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLanguage } from '../../src/i18n/language.ts';
import { readOnce } from '../content/kept-readings.ts';
import { placedTexts, textsOfWords } from '../content/placed-texts.ts';
import type { ReadableText } from './find-variants.ts';

/** The dictionaries of pages, forms and mails. */
const dictionaries = ['src/i18n/words/*.ts', 'src/schema/fields/fields.ts', 'server/enquiries/mail/*-words.ts'];

/**
 * All texts for visitors in content, press notes and dictionaries, without the words that people search for and the
 * addresses of links.
 * @param folder the repository, or a folder laid out like it
 */
export async function readableTexts(folder: string): Promise<ReadableText[]> {
  const placed = await placedTexts(join(folder, 'content'), readOnce);
  const texts: ReadableText[] = placed
    .filter(({ file, path }) => file !== 'content/search.yaml' && !path.includes('keywords'))
    .map((each) => ({ ...each, text: each.text.replace(/\]\([^)\s]*/g, '](') }));
  for await (const file of glob(dictionaries, { cwd: folder }))
    if (!file.endsWith('.test.ts')) texts.push(...textsOfWords(file, await readFile(`${folder}/${file}`, 'utf8')));
  for await (const file of glob('art/press/*.html', { cwd: folder }))
    texts.push(...textsOfPage(file, await readFile(`${folder}/${file}`, 'utf8')));
  return texts;
}

/** The language of a press note's page is in its name: `note.es.html`. */
export function textsOfPage(file: string, source: string): ReadableText[] {
  const language = /\.(\w\w)\.html$/.exec(file)?.[1];
  if (!isLanguage(language)) return [];
  // The text has as many lines as the file, so that lines can be reported.
  return [{ file, line: 1, language, text: source.replace(/<[^>]*>/g, (tag) => tag.replace(/[^\n]/g, '')) }];
}
