import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { otherBuildExit } from '../server/redraw/redrawn-folder.ts';
import * as pages from '../src/entry-server.tsx';
import { documentAssets, isOfBuild, readDrawing } from './drawing.ts';
import { drawnBefore } from './drawn-before.ts';
import { pictureCatalogue } from './picture-catalogue.ts';
import { prerenderPages } from './prerender.ts';
import { putInPlace } from './put-in-place.ts';

/**
 * Age after which folders of other days and builds are deleted, in milliseconds: no server is reading them any more.
 */
const old = 3_600_000;

/**
 * Draws all pages as they are on another day; the folder appears when it is complete.
 * @param from holds the content called `id`: the build's folder, or that of a published content
 */
export async function redraw(dist: string, from: string, folder: string, id: string, day: string): Promise<void> {
  const drawing = await readDrawing(from);
  const { content, pictures, parts, print } = drawing;
  // A newer build is in place: the running server cannot use its pages.
  if (parts.build !== id || !(await isOfBuild(drawing, dist))) process.exit(otherBuildExit);
  // Open pages see by the name of the build that their content is of another day.
  const assets = { ...documentAssets(parts), build: `${id}.${day}` };
  const draft = `${folder}.${process.pid}`;
  await prerenderPages(draft, pages, {
    content,
    today: day,
    pictures: pictureCatalogue({ manifest: content.pictures, sets: pictures }),
    assets,
    print,
    before: drawnBefore(drawing.base, [{ folder: from, drawing }]),
  });
  await putInPlace(draft, folder);
  await deleteOld(dirname(folder), folder);
}

async function deleteOld(among: string, kept: string): Promise<void> {
  for (const folder of (await readdir(among)).map((name) => join(among, name))) {
    const made = await stat(folder).catch(() => null);
    if (folder !== kept && made && Date.now() - made.mtimeMs > old) await rm(folder, { recursive: true, force: true });
  }
}
