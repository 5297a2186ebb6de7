import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { otherBuildExit } from '../server/redraw/redrawn-folder.ts';
import * as pages from '../src/entry-server.tsx';
import { documentAssets, isOfBuild, readDrawing } from './drawing.ts';
import { drawnBefore } from './drawn-before.ts';
import { pictureCatalogue } from './picture-catalogue.ts';
import { prerenderPages } from './prerender.ts';
import { putInPlace } from './put-in-place.ts';

/** Age in milliseconds after which folders of other days and builds are deleted: no server reads them any more. */
const old = 3_600_000;

/**
 * Draws all pages for another day; the folder appears when it is complete.
 * @param from folder of the content named `id`: that of the build, or of a published content
 */
export async function redraw(dist: string, from: string, folder: string, id: string, day: string): Promise<void> {
  const drawing = await readDrawing(from);
  const { content, pictures, parts, print } = drawing;
  // After the publication of a newer build or content, the running server could not use these pages.
  if (parts.build !== id || !(await isOfBuild(drawing, dist))) process.exit(otherBuildExit);
  // Open pages compare this name with their own, to notice that their content is of another day.
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
