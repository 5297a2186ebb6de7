import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isLanguage, languages, type Language } from '../../src/i18n/language.ts';
import { contentValues } from './content-values.ts';
import type { Kept } from './kept-readings.ts';

/** A text in a language and its place: a value of a YAML file, or a line of a Markdown file. */
export type PlacedText = {
  file: string;
  line: number;
  place: string;
  /** The keys from the top of a YAML file down; empty in Markdown. */
  path: readonly string[];
  language: Language;
  text: string;
};

/**
 * The texts of the content as written in its files, without the questions to the owner.
 * @param folder the folder `content`
 */
export async function placedTexts(folder: string, kept: Kept): Promise<PlacedText[]> {
  const files = (await readdir(folder, { recursive: true })).map((file) => file.replaceAll('\\', '/')).toSorted();
  const read = files
    .filter((file) => /\.(?:yaml|md)$/.test(file) && file !== 'open-questions.yaml')
    .map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8');
      return file.endsWith('.md')
        ? markdownTexts(file, text)
        : kept(`${file} texts`, [text], () => yamlTexts(file, text));
    });
  return (await Promise.all(read)).flat();
}

/** The words of pages and mails in dictionaries, each with its line. */
export async function wordTexts(): Promise<PlacedText[]> {
  // The path is relative to the project's folder, in which programs run.
  const folder = 'src/i18n/words';
  const names = languages.flatMap((language) => [`${language}.ts`, `content-${language}.ts`]);
  const read = names.map(async (name) =>
    textsOfWords(`src/i18n/words/${name}`, await readFile(join(folder, name), 'utf8')).map((text) => ({
      ...text,
      place: 'the words of pages',
      path: [],
    })),
  );
  return (await Promise.all(read)).flat();
}

function yamlTexts(file: string, source: string): PlacedText[] {
  return contentValues(`content/${file}`, source).flatMap(({ file: name, line, path, place, value }) => {
    const language = languages.find((each) => path.includes(each));
    return typeof value === 'string' && language ? [{ file: name, line, place, path, language, text: value }] : [];
  });
}

function markdownTexts(file: string, source: string): PlacedText[] {
  const language = languages.find((each) => new RegExp(`(?:^|[./])${each}\\.md$`).test(file));
  if (!language) return [];
  return source
    .split('\n')
    .map((text, index) => ({ file: `content/${file}`, line: index + 1, place: 'the text', path: [], language, text }));
}

/** A text of a dictionary. */
type WordText = Pick<PlacedText, 'file' | 'line' | 'language' | 'text'>;

/** The language of a dictionary is in its file name, or in the keys (`es:`) of a dictionary with both languages. */
export function textsOfWords(file: string, source: string): WordText[] {
  const named = /(?:^|[/-])(\w\w)\.ts$/.exec(file)?.[1];
  const texts: WordText[] = [];
  let group: { end: string; language: string } | undefined;
  for (const [index, line] of source.split('\n').entries()) {
    const [, indent, opened] = /^( *)(es|en): \{$/.exec(line) ?? [];
    if (opened) group = { end: `${indent}}`, language: opened };
    else if (group && line.startsWith(group.end)) group = undefined;
    for (const [, name, quoted, filled] of line.matchAll(/(?:\b(es|en): )?(?:'((?:[^'\\]|\\.)*)'|`([^`]*)`)/g)) {
      const language = name ?? group?.language ?? named;
      if (isLanguage(language)) texts.push({ file, line: index + 1, language, text: quoted ?? filled ?? '' });
    }
  }
  return texts;
}
