import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readBuildRecord, readContentRecord, type BuildRecord, type ContentRecord } from '../server/build-record.ts';
import type { DrawingMessage, DrawingProblem } from '../server/publish/draw-content.ts';
import { keptContents, pointedContent, publishedFolder, publishedFolders } from '../server/publish/published-folder.ts';
import type { Views } from '../server/views/views.ts';
import type { SiteContent } from '../src/schema/site-content.ts';
import { codeOf } from './content/head-places.ts';
import { earlierReadings, keptReadings } from './content/kept-readings.ts';
import { contentToShow, readContent } from './content/load-content.ts';
import { ContentError } from './content/problem.ts';
import { publishedFile, publishedRecord, readPublished } from './content/published.ts';
import { drawSite, PageError } from './draw-site.ts';
import { encodeOtherPictures } from './other-pictures.ts';
import { readPageDates, type PageDates } from './page-dates.ts';
import { readPictures, type Pictures } from './pictures.ts';
import { copyPressDocuments } from './press-documents.ts';
import { putInPlace } from './put-in-place.ts';
import { placeSocialPictures, type NamedCard } from './social-pictures.ts';
import type { PrintParts } from './syllabus/print-parts.ts';

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
  const build = await readBuildRecord(dist);
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
  const id = await nameOf(build, content, pictures, source);
  const folder = publishedFolder(dataDir, id);
  if (!existsSync(folder)) {
    tell({ step: 'draw' });
    await deleteOld(dataDir);
    const earlier = await earlierContents(others.slice(0, 1 + kept));
    const draft = join(publishedFolders(dataDir), `.${id}.${process.pid}`);
    await mkdir(draft, { recursive: true });
    const client = join(draft, 'client');
    const { parts, base, formAssets, quick } = build;
    const views = (await import(pathToFileURL(join(dist, 'server', 'views.js')).href)) as Views;
    const print = JSON.parse(await readFile(join(dist, 'server', 'print.json'), 'utf8')) as PrintParts;
    const cards = await drawSite(draft, views, {
      source,
      content,
      pictures,
      parts,
      name: id,
      print,
      formAssets,
      base,
      quick,
      dates: [await readPageDates(join(source, 'page-dates.json')), ...(await datesOf(others))],
      readings,
    });
    await encodeOtherPictures(pictures, others, client);
    await placeSocialPictures(cards, client, { heldFile: drawnCards(earlier), print, quick });
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

/** The id of a content: a hash of the build, and of the shown content with its pictures and press documents. */
async function nameOf(
  { base }: Pick<BuildRecord, 'base'>,
  content: SiteContent,
  { sets }: Pictures,
  source: string,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([base, content, sets]));
  for (const item of content.press.items)
    if (item.type === 'pdf') hash.update(await readFile(join(source, 'press', item.filePath)));
  return hash.digest('base64url').slice(0, 16);
}

/** The recorded days of changes: those of published contents, newest first, then the build's. */
async function datesOf([dist = '', ...others]: readonly string[]): Promise<PageDates[]> {
  return Promise.all([...others, dist].map((folder) => readPageDates(join(folder, 'server', 'page-dates.json'))));
}

type EarlierContent = { folder: string } & Pick<ContentRecord, 'cards'>;

/** Earlier contents whose social pictures may be reused: published ones, newest first, then the build's. */
async function earlierContents([dist = '', ...others]: readonly string[]): Promise<EarlierContent[]> {
  const read = [...others, dist].map(async (folder) => {
    const record = await readContentRecord(folder).catch(() => null);
    return record ? [{ folder, cards: record.cards }] : [];
  });
  return (await Promise.all(read)).flat();
}

/** Finds social pictures that the build or a published content already has. */
function drawnCards(earlier: readonly EarlierContent[]): (card: NamedCard) => string | null {
  return ({ path, name }) => {
    const found = earlier.find(({ cards }) => cards[path] === name);
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
