import { resolve } from 'node:path';
import { readBuildRecord, type BuildRecord } from '../build-record.ts';
import { isContentId, pointedContent, publishedFolder } from './published-folder.ts';

/** The content that a site shows, and its folder. */
export type ShownContent = {
  from: string;
  record: BuildRecord;
  /** Why the content published last is not shown, in words for the site's operator; otherwise null. */
  refused: string | null;
};

/**
 * The content that a build shows: the one published last, if this build has drawn it and it can be read; otherwise the
 * build's own.
 * @throws Error if there is no build
 */
export async function shownContent({ dist, dataDir }: { dist: string; dataDir: string }): Promise<ShownContent> {
  const own = { from: dist, record: await readBuildRecord(dist) };
  const found = await publishedContent(dataDir, own.record.base);
  if (found === null) return { ...own, refused: null };
  return 'refused' in found ? { ...own, ...found } : { ...found, refused: null };
}

/**
 * The content that the site in the working directory shows: build `dist`, and `DATA_DIR` as for the server.
 * @throws Error if there is no build
 */
export function contentHere(): Promise<ShownContent> {
  return shownContent({ dist: resolve('dist'), dataDir: resolve(process.env['DATA_DIR'] || 'data') });
}

/**
 * The content published last, or the reason why it is refused; null if the build's own is to be shown.
 * @param base the build that must have drawn it
 */
export async function publishedContent(
  dataDir: string,
  base: string,
): Promise<Omit<ShownContent, 'refused'> | { refused: string } | null> {
  const id = pointedContent(dataDir);
  if (id === '') return null;
  if (!isContentId(id))
    return { refused: `DATA_DIR/published/current names no content: ${JSON.stringify(id.slice(0, 40))}` };
  const from = publishedFolder(dataDir, id);
  const record = await readBuildRecord(from).catch(() => null);
  if (record?.facts.build !== id) return { refused: `the published content ${id} is missing or damaged` };
  if (record.base !== base) return { refused: `the published content ${id} was drawn with another build` };
  return { from, record };
}
