import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BuildRecord, ContentRecord } from '../server/build-record.ts';
import { contentMark } from '../server/publish/content-mark.ts';
import type { Views } from '../server/views/views.ts';
import { languages, type Language } from '../src/i18n/language.ts';
import type { SiteContent } from '../src/schema/site-content.ts';
import { contentDay } from '../src/site/content-day.ts';
import { madridDay } from '../src/site/days.ts';
import { examBank, examBankPath } from '../src/tools/mock-exam/exam-bank-file.ts';
import { termsPath, termTexts } from '../src/site/glossary-terms.ts';
import { llmsOrigin, llmsText } from '../src/site/llms.ts';
import type { PageId } from '../src/site/page-data.ts';
import { pictureCatalogue } from '../src/site/picture-catalogue.ts';
import { readbackPath, readbackTexts } from '../src/site/readback-texts.ts';
import { buildSearchIndex, searchIndexPath } from '../src/site/search/search-index.ts';
import { placedHeadProblems } from './content/head-places.ts';
import { writeReadings, type Readings } from './content/kept-readings.ts';
import { ContentError } from './content/problem.ts';
import { editionsRecord } from './editions-record.ts';
import { headProblems } from './head-problems.ts';
import { pageDates, withChanges, type PageDates } from './page-dates.ts';
import type { Pictures } from './pictures.ts';
import { searchDocuments } from './search/search-documents.ts';
import { searchTopicsIn } from './search/search-topics.ts';
import { siteFacts, sitePages } from './site-facts.ts';
import { cardNames, type NamedCard } from './social-pictures.ts';
import type { PrintParts } from './syllabus/print-parts.ts';
import { syllabusSizes } from './syllabus/syllabuses.ts';

/** Thrown if a page cannot be drawn from its content. */
export class PageError extends Error {
  readonly page: PageId;

  constructor(page: PageId, language: Language, cause: unknown) {
    super(`${language}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'PageError';
    this.page = page;
  }
}

export type SiteParts = Pick<BuildRecord, 'base' | 'formAssets' | 'parts' | 'quick'> & {
  /** The folder from which `content` was read, for the places of problems. */
  source: string;
  content: SiteContent;
  pictures: Pictures;
  /** The name of the content. */
  name: string;
  print: PrintParts;
  /** The recorded days on which pages last changed. */
  dates: readonly PageDates[];
  /** Results of parsing the content's files, saved for the next drawing. */
  readings: Readings;
};

/**
 * Draws every page once in each language, to find what cannot be drawn and what the search finds, and writes the
 * records from which the server draws pages on request.
 * @returns the social pictures that pages refer to
 * @throws ContentError for titles and descriptions unfit for search engines
 * @throws PageError for a page that cannot be drawn
 */
export async function drawSite(folder: string, views: Views, site: SiteParts): Promise<NamedCard[]> {
  const { content, pictures, parts, base, name, formAssets, quick } = site;
  const today = contentDay(content, new Date());
  const syllabuses = await syllabusSizes(content, today, site);
  const existing = views.existingPages(content);
  const known = { content, today, syllabuses, siteUrl: llmsOrigin, pictures: pictureCatalogue(pictures) };
  const assets = { ...parts, styles: () => '' };
  const pages = existing.flatMap(({ page, params }) =>
    languages.map((language) => {
      try {
        return views.renderPage({ ...known, page, params, language }, assets);
      } catch (error) {
        throw new PageError(page, language, error);
      }
    }),
  );
  const drawn = pages.map(({ data }) => data);
  const heads = await placedHeadProblems(headProblems(drawn), site.source);
  if (heads.length > 0) throw new ContentError(heads);
  for (const language of languages) {
    const own = pages.filter(({ data }) => data.language === language);
    const index = buildSearchIndex(
      searchDocuments(own, content, language),
      language,
      searchTopicsIn(content, language, today),
    );
    await write(join(folder, 'client', searchIndexPath(language)), JSON.stringify(index));
    await write(join(folder, 'client', termsPath(language)), JSON.stringify(termTexts(content, language)));
  }
  await write(join(folder, 'client', 'data', 'build.json'), JSON.stringify({ build: name }));
  await write(join(folder, 'client', readbackPath), JSON.stringify(readbackTexts(content)));
  await write(join(folder, 'client', examBankPath), JSON.stringify(examBank(content)));
  const dates = pageDates(drawn, site.dates, madridDay(new Date()));
  const cards = await cardNames(
    pages.flatMap(({ social }) => social ?? []),
    pictures,
  );
  const facts = siteFacts(
    content,
    name,
    withChanges(sitePages(existing), drawn, dates),
    llmsText(content.centre.name, drawn),
  );
  const record: BuildRecord = { base, facts, contentMark: await contentMark(site.source), formAssets, parts, quick };
  const contentRecord: ContentRecord = {
    content,
    pictures: pictures.sets,
    syllabuses,
    cards: Object.fromEntries(cards.map((card) => [card.path, card.name])),
  };
  await write(join(folder, 'server', 'site.json'), JSON.stringify(record));
  await write(join(folder, 'server', 'content.json'), JSON.stringify(contentRecord));
  await writeReadings(folder, base, site.readings);
  await write(join(folder, 'server', 'page-dates.json'), `${JSON.stringify(dates, null, 2)}\n`);
  await write(join(folder, 'editions.json'), JSON.stringify(editionsRecord(content)));
  return cards;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
