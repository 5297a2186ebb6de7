import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { siteUrlMark } from '../../src/site/document.ts';
import { withoutUnmetParts, type Condition } from '../../src/site/services.ts';
import { differ, redrawnDays, redrawnFolder } from './redrawn-folder.ts';

/**
 * Documents and data by their names in the record, with the site's origin filled in, and the day for which they were
 * drawn.
 */
export type DrawnPages = { day: string; pages: ReadonlyMap<string, Buffer> };

/** The parts of a build's record about pages. `pages` has their file names, which stay the same when redrawn. */
type BuiltPages = {
  facts: { build: string };
  drawnOn: string;
  changes: readonly string[];
  pages: Readonly<Record<string, string>>;
};

/** The folders that pages are read from, and drawn again into. */
export type PagePlaces = {
  /** The build's folder. */
  dist: string;
  /** Folder of pages drawn again, and of published content. */
  dataDir: string;
  /** Folder of the pages: the build, or a published content. */
  from: string;
};

/** The server's settings that pages depend on. */
export type PageSettings = {
  /** Origin for the addresses in pages. */
  siteUrl: string;
  /** The conditions that are met; parts of pages with other conditions are removed. */
  held: ReadonlySet<Condition>;
};

/**
 * Reads the pages that are up to date on a day: those of the folder, or those drawn again. If both are out of date, it
 * reads those of the folder.
 * @throws Error if a file is missing
 */
export async function readDrawnPages(
  { from, dataDir }: Pick<PagePlaces, 'from' | 'dataDir'>,
  { facts: { build }, drawnOn, changes, pages }: BuiltPages,
  { siteUrl, held }: PageSettings,
  today: string,
): Promise<DrawnPages> {
  const isTrue = (day: string) => !differ(changes, day, today);
  const redrawn = isTrue(drawnOn) ? undefined : redrawnDays(dataDir, build).find(isTrue);
  const folder = redrawn === undefined ? from : redrawnFolder(dataDir, build, redrawn);
  const found = new Map<string, Buffer>();
  const origin = Buffer.from(siteUrl);
  // Files are read one by one and synchronously, as buffers: reading all at once, or in the thread pool, would need
  // several times the memory. The server handles requests between files.
  for (const [name, file] of Object.entries(pages)) {
    found.set(name, withHeldParts(withOrigin(readFileSync(join(folder, file)), origin), held));
    await pause();
  }
  return { day: redrawn ?? drawnOn, pages: found };
}

/** Removes parts with unmet conditions. Latin-1 maps every byte to a character and back; the marks are ASCII. */
function withHeldParts(text: Buffer, held: ReadonlySet<Condition>): Buffer {
  if (!text.includes('<!--when:')) return text;
  return Buffer.from(withoutUnmetParts(text.toString('latin1'), held), 'latin1');
}

function withOrigin(text: Buffer, origin: Buffer): Buffer {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = text.indexOf(siteUrlMark); at >= 0; at = text.indexOf(siteUrlMark, from)) {
    parts.push(text.subarray(from, at), origin);
    from = at + siteUrlMark.length;
  }
  return Buffer.concat([...parts, text.subarray(from)]);
}
