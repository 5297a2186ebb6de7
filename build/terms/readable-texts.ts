import { glob, readFile } from 'node:fs/promises';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { isLanguage, type Language } from '../../src/i18n/language.ts';
import { splitFrontMatter } from '../../src/schema/front-matter.ts';
import type { ReadableText } from './find-variants.ts';

/** Keywords for search engines are not checked: they contain words that the texts avoid. */
const searched = 'keywords';

/** The dictionaries of pages, forms and mails. */
const dictionaries = ['src/i18n/words/*.ts', 'src/schema/fields/fields.ts', 'server/enquiries/mail/*-words.ts'];

/**
 * All texts for visitors in content, press notes and dictionaries.
 * @param folder the repository, or a folder laid out like it
 */
export async function readableTexts(folder: string): Promise<ReadableText[]> {
  const texts: ReadableText[] = [];
  for await (const file of glob('content/**/*.{yaml,md}', { cwd: folder })) {
    // The words that visitors search for, which are never shown.
    if (file === 'content/search.yaml') continue;
    const source = await readFile(`${folder}/${file}`, 'utf8');
    texts.push(...(file.endsWith('.yaml') ? textsOfYaml(file, source) : textsOfMarkdown(file, source)));
  }
  for await (const file of glob(dictionaries, { cwd: folder }))
    if (!file.endsWith('.test.ts')) texts.push(...textsOfWords(file, await readFile(`${folder}/${file}`, 'utf8')));
  for await (const file of glob('art/press/*.html', { cwd: folder }))
    texts.push(...textsOfPage(file, await readFile(`${folder}/${file}`, 'utf8')));
  return texts;
}

/** A text belongs to the language code above it, at any depth. */
export function textsOfYaml(file: string, source: string, firstLine = 0, inside: Language | null = null) {
  const lines = new LineCounter();
  const texts: ReadableText[] = [];
  walk(parseDocument(source, { lineCounter: lines }).contents, inside);
  return texts;

  function walk(node: unknown, language: Language | null): void {
    if (isMap(node)) {
      for (const { key, value } of node.items) {
        const name = isScalar(key) ? key.value : undefined;
        if (name !== searched) walk(value, isLanguage(name) ? name : language);
      }
    } else if (isSeq(node)) node.items.forEach((item) => walk(item, language));
    else if (isScalar(node) && typeof node.value === 'string' && language && node.range)
      texts.push({ file, line: firstLine + lines.linePos(node.range[0]).line, language, text: node.value });
  }
}

/** The language of a Markdown file is in its name: `es.md`, `privacy.es.md`. Addresses of links are not checked. */
export function textsOfMarkdown(file: string, source: string): ReadableText[] {
  const language = /(?:^|[./])(\w\w)\.md$/.exec(file)?.[1];
  if (!isLanguage(language)) return [];
  const { frontMatter, body, linesAboveBody } = splitFrontMatter(source) ?? { body: source, linesAboveBody: 0 };
  // The text has as many lines as the file, so that lines can be reported.
  const text = '\n'.repeat(linesAboveBody) + body.replace(/\]\([^)\s]*/g, '](');
  return [...textsOfYaml(file, frontMatter ?? '', 1, language), { file, line: 1, language, text }];
}

/** The language of a press note's page is in its name: `note.es.html`. */
export function textsOfPage(file: string, source: string): ReadableText[] {
  const language = /\.(\w\w)\.html$/.exec(file)?.[1];
  if (!isLanguage(language)) return [];
  // The text has as many lines as the file, so that lines can be reported.
  return [{ file, line: 1, language, text: source.replace(/<[^>]*>/g, (tag) => tag.replace(/[^\n]/g, '')) }];
}

/** The language of a dictionary is in its file name, or in the keys (`es:`) of a dictionary with both languages. */
export function textsOfWords(file: string, source: string): ReadableText[] {
  const named = /(?:^|[/-])(\w\w)\.ts$/.exec(file)?.[1];
  const texts: ReadableText[] = [];
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
