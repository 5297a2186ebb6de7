import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { siteUrlMark } from '../../src/site/document.ts';
import { redrawnFile, redrawnFolder, type RedrawnRecord } from './redrawn-record.ts';

/** Documents and data by the names of the record, with the site's own origin in them, and the day that they show. */
export type DrawnPages = { day: string; pages: ReadonlyMap<string, Buffer> };

/** What the build's own record says of its pages. */
type BuiltPages = { facts: { build: string }; drawnOn: string; pages: Readonly<Record<string, string>> };

/**
 * Reads the pages of a build in `folder`: those that were drawn again last, or those of the build itself.
 * @throws Error when a file is missing, as while newer ones take its place
 */
export async function readDrawnPages(folder: string, record: BuiltPages, siteUrl: string): Promise<DrawnPages> {
  const redrawn = await readRedrawn(folder, record);
  const found = new Map<string, Buffer>();
  const origin = Buffer.from(siteUrl);
  // One after the other, and never as strings: all of them at once would leave a heap several times their size. Not in
  // the thread pool, whose threads each keep memory of their own for good; requests are answered between them.
  for (const [name, file] of Object.entries((redrawn ?? record).pages)) {
    found.set(name, withOrigin(readFileSync(join(folder, file)), origin));
    await pause();
  }
  return { day: redrawn?.day ?? record.drawnOn, pages: found };
}

/** Pages of this build that show a later day than the build's own; null where there are none. */
async function readRedrawn(folder: string, { facts, drawnOn }: BuiltPages): Promise<RedrawnRecord | null> {
  const text = await readFile(join(folder, redrawnFolder, redrawnFile), 'utf8').catch(() => null);
  if (text === null) return null;
  const redrawn = JSON.parse(text) as RedrawnRecord;
  return redrawn.build === facts.build && redrawn.day > drawnOn ? redrawn : null;
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
