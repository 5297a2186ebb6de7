import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { siteUrlMark } from '../../src/site/document.ts';
import { withoutUnmetParts, type Condition } from '../../src/site/services.ts';
import { differ, redrawnDays, redrawnFolder } from './redrawn-folder.ts';

/** Documents and data by the names of the record, with the site's own origin in them, and the day that they show. */
export type DrawnPages = { day: string; pages: ReadonlyMap<string, Buffer> };

/** The build's own record of its pages; `pages` names their files, which redrawn pages share. */
type BuiltPages = {
  facts: { build: string };
  drawnOn: string;
  changes: readonly string[];
  pages: Readonly<Record<string, string>>;
};

/** The folders from which pages are read, and with which they are drawn again. */
export type PagePlaces = {
  /** The build's folder. */
  dist: string;
  /** Holds pages that were drawn again, and published content. */
  dataDir: string;
  /** The folder of the pages: the build's, or that of a published content. */
  from: string;
};

/** Settings of the server that pages are written with. */
export type PageSettings = {
  /** Origin that addresses are written with. */
  siteUrl: string;
  /** Conditions of parts of pages that are met; other parts are left out. */
  held: ReadonlySet<Condition>;
};

/**
 * Reads the pages that are true on a day, from the folder or from the pages that were drawn again. Where both are
 * outdated, it takes those of the folder.
 * @throws Error when a file is missing
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
  // Files are read one after the other, and never as strings: all of them at once would leave a heap several times
  // their size. They are not read in the thread pool, as each of its threads keeps its memory. The server answers
  // requests between files.
  for (const [name, file] of Object.entries(pages)) {
    found.set(name, withHeldParts(withOrigin(readFileSync(join(folder, file)), origin), held));
    await pause();
  }
  return { day: redrawn ?? drawnOn, pages: found };
}

/** Bytes are read as Latin-1, which gives them back unchanged: marks are ASCII. */
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
