import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../src/i18n/language.ts';
import { screenOf, type PageId } from '../../src/site/page-data.ts';
import { splitFrontMatter } from '../../src/schema/front-matter.ts';
import type { HeadProblem } from '../head-problems.ts';
import { contentValues, type ContentValue } from './content-values.ts';
import type { ContentProblem } from './problem.ts';

/**
 * Adds places to problems of heads: the place of the text in `content/`, or of the code that composes the text.
 * @param folder the content folder
 */
export async function placedHeadProblems(
  problems: readonly HeadProblem[],
  folder = 'content',
): Promise<ContentProblem[]> {
  if (problems.length === 0) return [];
  const values = await readValues(folder);
  return problems.map(({ page, language, text, message }) => {
    const found = values.filter((value) => value.value === text && isIn(language, value));
    // If several files have this text, the file named after the page's screen is preferred.
    const own = found.find(({ file }) => file.includes(screenOf(page))) ?? found.at(-1);
    return { ...(own ?? codeOf(page)), message };
  });
}

/** The place of the code that picks and lays out a page's content. */
export function codeOf(page: PageId): Omit<ContentProblem, 'message'> {
  return { file: `src/pages/${screenOf(page)}/page.tsx`, line: 1, place: page };
}

async function readValues(folder: string): Promise<ContentValue[]> {
  const values: ContentValue[] = [];
  for await (const name of glob('**/*.{yaml,md}', { cwd: folder })) {
    const source = await readFile(join(folder, name), 'utf8');
    const file = `content/${name.replaceAll('\\', '/')}`;
    if (file.endsWith('.yaml')) values.push(...contentValues(file, source));
    else values.push(...contentValues(file, splitFrontMatter(source)?.frontMatter ?? '', 1));
  }
  return values;
}

/** Whether a value belongs to a language, by its key (`es:`) or its file. */
function isIn(language: Language, { file, path }: ContentValue): boolean {
  return path.at(-1) === language || file.endsWith(`${language}.md`);
}
