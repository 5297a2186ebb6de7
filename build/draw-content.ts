import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuildRecord } from '../server/build-record.ts';
import type { DrawingMessage, DrawingProblem } from '../server/publish/draw-content.ts';
import { keptContents, pointedContent, publishedFolder, publishedFolders } from '../server/publish/published-folder.ts';
import * as pages from '../src/entry-server.tsx';
import type { SiteContent } from '../src/schema/site-content.ts';
import { contentChanges, contentDay } from '../src/site/content-day.ts';
import { codeOf } from './content/head-places.ts';
import { earlierReadings, keptReadings } from './content/kept-readings.ts';
import { contentToShow, readContent } from './content/load-content.ts';
import { ContentError } from './content/problem.ts';
import { publishedFile, publishedRecord, readPublished } from './content/published.ts';
import { drawnBefore } from './drawn-before.ts';
import { readDrawing, type Drawing } from './drawing.ts';
import { drawSite } from './draw-site.ts';
import { encodeOtherPictures } from './other-pictures.ts';
import { readPageDates, type PageDates } from './page-dates.ts';
import { readPictures, type Pictures } from './pictures.ts';
import { copyPressDocuments } from './press-documents.ts';
import { PageError } from './prerender.ts';
import { putInPlace } from './put-in-place.ts';
import { placeSocialPictures, type NamedCard } from './social-pictures.ts';

/** Number of published contents kept besides the newest, for visitors who have them open, and for going back. */
const kept = 2;

/** Ages in milliseconds after which other contents, and drafts of killed processes, are deleted. */
const [oldAge, oldDraft] = [24 * 3_600_000, 3_600_000];

const tell = (message: DrawingMessage) => process.send?.(message);

/** Draws the site of other content with the build's code, and sends the outcome as a message. */
export async function drawContent(dist: string, dataDir: string, source: string): Promise<void> {
  tell(await draw(dist, dataDir, source).catch((error: unknown) => ({ problems: problemsOf(error) })));
}

async function draw(dist: string, dataDir: string, source: string): Promise<DrawingMessage> {
  tell({ step: 'check' });
  const [build, drawing] = [await readBuildRecord(dist), await readDrawing(dist)];
  const others = [dist, ...keptContents(dataDir).map((other) => publishedFolder(dataDir, other))];
  const readings = await earlierReadings([...others.slice(1), dist], build.base);
  const whole = await readContent(source, { kept: keptReadings(readings) });
  const content = contentToShow(whole);
  const pictures = await readPictures(content.pictures, {
    masters: join(source, 'pictures'),
    // A quick build has no cache; its own folder has the pictures under the same names.
    cache: join(dist, 'client', 'assets', 'pictures'),
    quick: build.quick,
  });
  const id = await nameOf(drawing, content, pictures, source);
  const folder = publishedFolder(dataDir, id);
  if (!existsSync(folder)) {
    tell({ step: 'draw' });
    await deleteOld(dataDir);
    const earlier = await earlierDrawings(others.slice(0, 1 + kept), drawing);
    const draft = join(publishedFolders(dataDir), `.${id}.${process.pid}`);
    await mkdir(draft, { recursive: true });
    const client = join(draft, 'client');
    const { parts, print, base } = drawing;
    const cards = await drawSite(draft, pages, {
      source,
      content,
      pictures,
      parts: { ...parts, build: id },
      print,
      formAssets: build.formAssets,
      base,
      quick: build.quick,
      dates: [await readPageDates(join(source, 'page-dates.json')), ...(await datesOf(others))],
      before: drawnBefore(base, earlier),
      readings,
    });
    await encodeOtherPictures(pictures, others, client);
    await placeSocialPictures(cards, client, { heldFile: drawnCards(earlier), print, quick: build.quick });
    await copyPressDocuments(join(source, 'press'), client, content.press);
    await putInPlace(draft, folder);
  }
  return {
    id,
    records: {
      'page-dates.json': await readFile(join(folder, 'server', 'page-dates.json'), 'utf8'),
      [publishedFile]: publishedRecord(await readPublished(source), whole),
    },
  };
}

/**
 * The id of a content: a hash of the build, the shown content with its pictures and press documents, and the last day
 * on which dates changed the pages.
 */
async function nameOf({ base }: Drawing, content: SiteContent, { sets }: Pictures, source: string): Promise<string> {
  const today = contentDay(content, new Date());
  const since = contentChanges(content).findLast((day) => day <= today);
  const hash = createHash('sha256').update(JSON.stringify([base, content, sets, since]));
  for (const item of content.press.items)
    if (item.type === 'pdf') hash.update(await readFile(join(source, 'press', item.filePath)));
  return hash.digest('base64url').slice(0, 16);
}

/** The recorded days of changes: those of published contents, newest first, then the build's. */
async function datesOf([dist = '', ...others]: readonly string[]): Promise<PageDates[]> {
  return Promise.all([...others, dist].map((folder) => readPageDates(join(folder, 'server', 'page-dates.json'))));
}

type EarlierDrawing = { folder: string; drawing: Drawing };

/** Earlier drawings whose files may be reused: those of published contents, newest first, then the build's. */
async function earlierDrawings([dist = '', ...others]: readonly string[], own: Drawing): Promise<EarlierDrawing[]> {
  const read = others.map(async (folder) => {
    const drawing = await readDrawing(folder).catch(() => null);
    return drawing ? [{ folder, drawing }] : [];
  });
  return [...(await Promise.all(read)).flat(), { folder: dist, drawing: own }];
}

/** Finds social pictures that the build or a published content already has. */
function drawnCards(earlier: readonly EarlierDrawing[]): (card: NamedCard) => string | null {
  return ({ path, name }) => {
    const found = earlier.find(({ drawing }) => drawing.cards[path] === name);
    return found ? join(found.folder, 'client', path) : null;
  };
}

async function deleteOld(dataDir: string): Promise<void> {
  const keep = new Set(['current', pointedContent(dataDir), ...keptContents(dataDir).slice(0, kept)]);
  for (const name of await readdir(publishedFolders(dataDir)).catch(() => [])) {
    const folder = publishedFolder(dataDir, name);
    const made = await stat(folder).catch(() => null);
    const age = name.startsWith('.') ? oldDraft : oldAge;
    if (!keep.has(name) && made && Date.now() - made.mtimeMs > age) await rm(folder, { recursive: true, force: true });
  }
}

/** The problems of the content; other errors are thrown again. */
function problemsOf(error: unknown): readonly DrawingProblem[] {
  if (error instanceof ContentError) return error.problems;
  if (error instanceof PageError) return [{ ...codeOf(error.page), message: error.message }];
  throw error;
}
