import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { languages } from '../../src/i18n/language.ts';
import type * as Pages from '../../src/pages/all-pages.ts';
import type { PictureCatalogue } from '../../src/schema/picture.ts';
import type { SiteContent } from '../../src/schema/site-content.ts';
import { contentDay } from '../../src/site/content-day.ts';
import type { PageData } from '../../src/site/page-data.ts';
import { headProblems } from '../head-problems.ts';
import { codeOf, placedHeadProblems } from './head-places.ts';
import type { ContentProblem } from './problem.ts';

/** Finds problems that would make the build of pages fail: errors in selecting their content, and faulty HTML heads. */
export async function pageProblems(content: SiteContent, pictures: PictureCatalogue): Promise<ContentProblem[]> {
  const { existingPages, pageData } = await pagesModule();
  const today = contentDay(content, new Date());
  const problems: ContentProblem[] = [];
  const heads: PageData[] = [];
  for (const { page, params } of existingPages(content)) {
    for (const language of languages) {
      try {
        heads.push(pageData({ page, params, language, content, today, pictures, syllabuses: {}, siteUrl: '' }).data);
      } catch (error) {
        problems.push({ ...codeOf(page), message: `${language}: ${(error as Error).message}` });
      }
    }
  }
  return [...problems, ...(await placedHeadProblems(headProblems(heads)))];
}

/** Bundles the code that picks the pages' data, because Node cannot load the React components that it imports. */
async function pagesModule(): Promise<typeof Pages> {
  const outDir = resolve('.cache', 'content-check');
  await build({
    logLevel: 'error',
    publicDir: false,
    build: { ssr: 'src/pages/all-pages.ts', outDir, emptyOutDir: true },
  });
  return (await import(pathToFileURL(join(outDir, 'all-pages.js')).href)) as typeof Pages;
}
