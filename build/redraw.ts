import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { otherBuildExit } from '../server/redraw/redrawn-folder.ts';
import * as pages from '../src/entry-server.tsx';
import { documentAssets, type Drawing } from './drawing.ts';
import { pictureCatalogue } from './picture-catalogue.ts';
import { prerenderPages } from './prerender.ts';

// Draws all pages as they are on another day, from the build's files. The server runs this as a process of its own:
// `node dist/server/redraw.js <dist> <folder> <build> <day>`. The folder appears when it is complete.

/**
 * Age after which folders of other days and builds are deleted, in milliseconds: no server is reading them any more.
 */
const old = 3_600_000;

async function redraw(dist: string, folder: string, build: string, day: string): Promise<void> {
  const { content, pictures, parts, print } = JSON.parse(
    await readFile(join(dist, 'server', 'drawing.json'), 'utf8'),
  ) as Drawing;
  // A newer build has been published meanwhile: the running server cannot use its pages.
  if (parts.build !== build) process.exit(otherBuildExit);
  // Open pages recognise by the build that their content is of another day.
  const assets = { ...documentAssets(parts), build: `${build}.${day}` };
  const catalogue = pictureCatalogue({ manifest: content.pictures, sets: pictures });
  const draft = `${folder}.${process.pid}`;
  await prerenderPages(draft, pages, content, day, catalogue, assets, print);
  // Synced to the disk before the folder is renamed: after a power cut pages are whole or missing.
  spawnSync('sync', ['-f', draft]);
  await rename(draft, folder).catch(async (error: unknown) => {
    // Another process was faster; the same day gives the same bytes.
    if (!existsSync(folder)) throw error;
    await rm(draft, { recursive: true });
  });
  await deleteOld(dirname(folder), folder);
}

async function deleteOld(among: string, kept: string): Promise<void> {
  for (const folder of (await readdir(among)).map((name) => join(among, name))) {
    const made = await stat(folder).catch(() => null);
    if (folder !== kept && made && Date.now() - made.mtimeMs > old) await rm(folder, { recursive: true, force: true });
  }
}

const [dist = '', folder = '', build = '', day = ''] = process.argv.slice(2);
await redraw(dist, folder, build, day);
