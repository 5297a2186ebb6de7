import { glob, readFile } from 'node:fs/promises';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { isLanguage, type Language } from '../../src/i18n/language.ts';
import type { ReadableText } from './find-variants.ts';

/** Lists of what people type into a search engine: they hold the words that we do not use. */
const searched = 'keywords';

/** Every text of the content and of the dictionaries that a visitor reads, below a folder of the repository's layout. */
export async function readableTexts(folder: string): Promise<ReadableText[]> {
  const texts: ReadableText[] = [];
  for await (const file of glob('content/**/*.{yaml,md}', { cwd: folder })) {
    const source = await readFile(`${folder}/${file}`, 'utf8');
    texts.push(...(file.endsWith('.yaml') ? textsOfYaml(file, source) : textsOfMarkdown(file, source)));
  }
  for await (const file of glob('src/i18n/words/*.ts', { cwd: folder }))
    if (!file.endsWith('.test.ts')) texts.push(...textsOfWords(file, await readFile(`${folder}/${file}`, 'utf8')));
  return texts;
}

/** Texts stand under the code of their language, at any depth. */
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

/** A Markdown file is in the language that its name says: `es.md`, `privacy.es.md`. Addresses of links are no text. */
export function textsOfMarkdown(file: string, source: string): ReadableText[] {
  const language = /(?:^|[./])(\w\w)\.md$/.exec(file)?.[1];
  if (!isLanguage(language)) return [];
  const [, front = ''] = /^---\n(.*?)\n---\n/s.exec(source) ?? [];
  // Same number of lines as the file, so that a place in it can be named.
  const body = source.replace(/^---\n.*?\n---\n/s, (head) => head.replace(/[^\n]/g, '')).replace(/\]\([^)\s]*/g, '](');
  return [...textsOfYaml(file, front, 1, language), { file, line: 1, language, text: body }];
}

/** A dictionary is in the language of its file name; where both languages stand side by side, each text says its own. */
export function textsOfWords(file: string, source: string): ReadableText[] {
  const named = /(?:^|[/-])(\w\w)\.ts$/.exec(file)?.[1];
  const texts: ReadableText[] = [];
  for (const [index, line] of source.split('\n').entries()) {
    for (const [, name, text = ''] of line.matchAll(/(?:\b(es|en): )?'((?:[^'\\]|\\.)*)'/g)) {
      const language = name ?? named;
      if (isLanguage(language)) texts.push({ file, line: index + 1, language, text });
    }
  }
  return texts;
}
