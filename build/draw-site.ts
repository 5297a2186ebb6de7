import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildRecord } from '../server/build-record.ts';
import type { FormAssets } from '../server/build-record.ts';
import { contentMark } from '../server/publish/content-mark.ts';
import type * as Pages from '../src/entry-server.tsx';
import type { SiteContent } from '../src/schema/site-content.ts';
import { contentChanges, contentDay } from '../src/site/content-day.ts';
import { madridDay } from '../src/site/days.ts';
import { siteUrlMark } from '../src/site/document.ts';
import { llmsText } from '../src/site/llms.ts';
import { placedHeadProblems } from './content/head-places.ts';
import { writeReadings, type Readings } from './content/kept-readings.ts';
import { ContentError } from './content/problem.ts';
import { documentAssets, type DocumentParts, type Drawing } from './drawing.ts';
import type { DrawnBefore } from './drawn-before.ts';
import { editionsRecord } from './editions-record.ts';
import { headProblems } from './head-problems.ts';
import { pageDates, withChanges, type PageDates } from './page-dates.ts';
import { pictureCatalogue } from './picture-catalogue.ts';
import type { Pictures } from './pictures.ts';
import { prerenderPages } from './prerender.ts';
import { siteFacts, sitePages } from './site-facts.ts';
import { cardNames, type NamedCard } from './social-pictures.ts';
import type { PrintParts } from './syllabus/print-parts.ts';

export type SiteParts = {
  /** The folder from which `content` was read, for the places of problems. */
  source: string;
  content: SiteContent;
  pictures: Pictures;
  /** `parts.build` is the name of the content. */
  parts: DocumentParts;
  print: PrintParts;
  formAssets: FormAssets;
  /** Name of the build whose code draws. */
  base: string;
  quick: boolean;
  /** The recorded days on which pages last changed. */
  dates: readonly PageDates[];
  /** Finds files of earlier contents that can be reused. */
  before: DrawnBefore;
  /** Results of parsing the content's files, saved for the next drawing. */
  readings: Readings;
};

/**
 * Draws the content into `folder`: the pages, the files that belong to them, and the records for the server.
 * @returns the social pictures that pages refer to
 * @throws ContentError for titles and descriptions unfit for search engines
 */
export async function drawSite(folder: string, pages: typeof Pages, site: SiteParts): Promise<NamedCard[]> {
  const { content, pictures, parts, print, base, before } = site;
  const today = contentDay(content, new Date());
  const { drawn, ...made } = await prerenderPages(folder, pages, {
    content,
    today,
    pictures: pictureCatalogue(pictures),
    assets: documentAssets(parts),
    print,
    before,
  });
  const heads = await placedHeadProblems(headProblems(drawn), site.source);
  if (heads.length > 0) throw new ContentError(heads);
  const dates = pageDates(drawn, site.dates, madridDay(new Date()));
  const cards = await cardNames(made.cards, pictures);
  const record: BuildRecord = {
    base,
    facts: siteFacts(
      content,
      parts.build,
      withChanges(sitePages(pages.existingPages(content)), drawn, dates),
      llmsText(siteUrlMark, content.centre.name, drawn),
    ),
    contentMark: await contentMark(site.source),
    formAssets: site.formAssets,
    drawnOn: today,
    changes: contentChanges(content),
    quick: site.quick,
    pages: made.pages,
  };
  const drawing: Drawing = {
    base,
    content,
    pictures: pictures.sets,
    parts,
    print,
    cards: Object.fromEntries(cards.map(({ path, name }) => [path, name])),
    syllabuses: made.syllabuses,
    marks: made.marks,
  };
  const server = join(folder, 'server');
  await mkdir(server, { recursive: true });
  await writeFile(join(server, 'site.json'), JSON.stringify(record));
  await writeFile(join(server, 'drawing.json'), JSON.stringify(drawing));
  await writeReadings(folder, base, site.readings);
  await writeFile(join(server, 'page-dates.json'), `${JSON.stringify(dates, null, 2)}\n`);
  await writeFile(join(folder, 'editions.json'), JSON.stringify(editionsRecord(content)));
  return cards;
}
