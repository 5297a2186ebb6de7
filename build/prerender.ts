import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BuildRecord } from '../server/build-record.ts';
import { pageName } from '../server/site-build.ts';
import type * as Pages from '../src/entry-server.tsx';
import type { DrawnPage } from '../src/entry-server.tsx';
import { languages, type Language } from '../src/i18n/language.ts';
import type { PageRequest } from '../src/pages/page-content.ts';
import type { PlacedSocialCard } from '../src/pages/social-card.ts';
import type { PictureCatalogue } from '../src/schema/picture.ts';
import type { SiteContent } from '../src/schema/site-content.ts';
import { siteUrlMark, type DocumentAssets } from '../src/site/document.ts';
import { dataPath, type PageData, type PageId } from '../src/site/page-data.ts';
import { fromKeys } from '../src/i18n/from-keys.ts';
import { termsPath, termTexts } from '../src/site/glossary-terms.ts';
import { examBank, examBankPath } from '../src/site/exam-bank-file.ts';
import { readbackPath, readbackTexts } from '../src/site/readback-texts.ts';
import { buildSearchIndex, searchIndexPath } from '../src/site/search/search-index.ts';
import type { DrawnBefore, Marks } from './drawn-before.ts';
import { markOf } from './mark-of.ts';
import { searchTopicsIn } from './search/search-topics.ts';
import { searchDocuments, type DrawnForSearch } from './search/search-documents.ts';
import type { PrintParts } from './syllabus/print-parts.ts';
import { drawSyllabuses, sizesOf, type SyllabusSizes } from './syllabus/syllabuses.ts';

/** Thrown if a page cannot be drawn from its content. */
export class PageError extends Error {
  readonly page: PageId;

  constructor(page: PageId, language: Language, cause: unknown) {
    super(`${language}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'PageError';
    this.page = page;
  }
}

type PrerenderedPages = {
  /** Files by the name under which the server looks for them. */
  pages: BuildRecord['pages'];
  /** The content of the social pictures. */
  cards: PlacedSocialCard[];
  drawn: PageData[];
  syllabuses: SyllabusSizes;
  marks: Marks;
};

type PrerenderOptions = {
  content: SiteContent;
  /** The day for which pages are drawn, see `contentDay`. */
  today: string;
  pictures: PictureCatalogue;
  assets: DocumentAssets;
  print: PrintParts;
  /** Finds files that can be reused. */
  before: DrawnBefore;
};

/** Draws every page in every language into `folder`, as document and data, and the syllabuses that pages offer. */
export async function prerenderPages(
  folder: string,
  pages: typeof Pages,
  { content, today, pictures, assets, print, before }: PrerenderOptions,
): Promise<PrerenderedPages> {
  const record: BuildRecord['pages'] = {};
  const cards: PlacedSocialCard[] = [];
  const allData: PageData[] = [];
  const forSearch = fromKeys(languages, (): DrawnForSearch[] => []);
  async function write(name: string, text: string | Buffer): Promise<void> {
    record[name] = join('pages', name);
    const file = join(folder, 'pages', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  async function drawn(name: string, request: PageRequest): Promise<DrawnPage> {
    const { madeOf, draw, ...made } = pages.pageToDraw(request, assets);
    const mark = (marks[name] = markOf(madeOf));
    const held = await before(name, mark);
    return { ...made, html: held ? withBuild(held.bytes.toString(), held.build, assets.build) : await draw() };
  }
  const { files, marks } = await drawSyllabuses(content, today, print, before);
  for (const [path, file] of files) await write(path, file);
  const syllabuses = sizesOf(files);
  for (const { page, params } of pages.existingPages(content)) {
    for (const language of languages) {
      const known = { content, today, pictures, syllabuses, build: assets.build, siteUrl: siteUrlMark };
      const request = { page, params, language, ...known };
      const name = pageName(page, language, params);
      const { html, data, social } = await drawn(name, request).catch((error: unknown) => {
        throw new PageError(page, language, error);
      });
      allData.push(data);
      forSearch[language].push({ html, data });
      if (social) cards.push(social);
      await write(name, html);
      await write(dataPath(page, language, params), JSON.stringify(data));
    }
  }
  for (const language of languages) {
    const documents = searchDocuments(forSearch[language], content, language);
    await write(
      searchIndexPath(language),
      JSON.stringify(buildSearchIndex(documents, language, searchTopicsIn(content, language, today))),
    );
    await write(termsPath(language), JSON.stringify(termTexts(content, language)));
  }
  await write(readbackPath, JSON.stringify(readbackTexts(content)));
  await write(examBankPath, JSON.stringify(examBank(content)));
  await write('/data/build.json', JSON.stringify({ build: assets.build }));
  return { pages: record, cards, drawn: allData, syllabuses, marks };
}

/** Replaces the name of the content (`data-build`) in a reused document, which was drawn for another content. */
function withBuild(html: string, former: string, build: string): string {
  return html.replace(` data-build="${former}"`, ` data-build="${build}"`);
}
