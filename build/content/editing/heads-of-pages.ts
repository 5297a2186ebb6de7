import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '../../../src/i18n/language.ts';
import type { PictureSet } from '../../../src/schema/picture.ts';
import type { SiteContent } from '../../../src/schema/site-content.ts';
import { contentDay } from '../../../src/site/content-day.ts';
import { splitFrontMatter } from '../../../src/schema/front-matter.ts';
import { headProblems } from '../../head-problems.ts';
import { pictureEntry } from '../../picture-catalogue.ts';
import { contentValues, type ContentValue } from '../content-values.ts';
import { codeOf } from '../head-places.ts';
import type { ContentProblem } from '../problem.ts';

/** The check needs only the entries of pictures, not their files. */
const undrawn: PictureSet = { sources: [], src: '', width: 0, height: 0, color: '' };

/** Finds problems in titles and descriptions of pages, each at its text in `folder`. */
export async function headsOf(content: SiteContent, folder: string): Promise<ContentProblem[]> {
  const { existingPages, pageData } = await import('../../../src/pages/all-pages.ts');
  const today = contentDay(content, new Date());
  const drawn = existingPages(content).flatMap(({ page, params }) =>
    languages.map((language) => {
      const pictures = (id: string) => ({ ...undrawn, alt: pictureEntry(content.pictures, id).alt[language] });
      return pageData({ page, params, language, content, today, pictures, build: '', syllabuses: {}, siteUrl: '' })
        .data;
    }),
  );
  const problems = headProblems(drawn);
  const values = problems.length > 0 ? await valuesBelow(folder) : [];
  return problems.map(({ page, language, text, message }) => {
    const isIn = ({ path, file }: ContentValue) => path.at(-1) === language || file.endsWith(`${language}.md`);
    const place = values.find((value) => value.value === text && isIn(value)) ?? codeOf(page);
    return { ...place, message };
  });
}

async function valuesBelow(folder: string): Promise<ContentValue[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(?:yaml|md)$/.test(file)).toSorted();
  const read = files.map(async (file) => {
    const source = await readFile(join(folder, file), 'utf8');
    const head = file.endsWith('.md') ? (splitFrontMatter(source)?.frontMatter ?? '') : source;
    return contentValues(`content/${file}`, head, file.endsWith('.md') ? 1 : 0);
  });
  return (await Promise.all(read)).flat();
}
