import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { otherBuildExit, redrawnFolder, redrawnFile, type RedrawnRecord } from '../server/redraw/redrawn-record.ts';
import * as pages from '../src/entry-server.tsx';
import { documentAssets, type Drawing } from './drawing.ts';
import { pictureCatalogue } from './picture-catalogue.ts';
import { prerenderPages } from './prerender.ts';

// Draws all pages as they are on another day, from what the build left, beside the pages of the build. The server runs
// this as a process of its own: `node dist/server/redraw.js <dist> <build> <day>`.

async function redraw(dist: string, build: string, day: string): Promise<void> {
  const { content, pictures, parts } = JSON.parse(
    await readFile(join(dist, 'server', 'drawing.json'), 'utf8'),
  ) as Drawing;
  // A newer build has been published meanwhile: its pages are not for the server that asks.
  if (parts.build !== build) process.exit(otherBuildExit);
  const name = `${day}-${process.pid}`;
  const folder = join(dist, redrawnFolder, name);
  // Pages that are open in browsers tell by the build that what they hold is of another day.
  const assets = { ...documentAssets(parts), build: `${build}.${day}` };
  const catalogue = pictureCatalogue({ manifest: content.pictures, sets: pictures });
  const drawn = await prerenderPages(folder, pages, content, day, catalogue, assets);
  const files = Object.entries(drawn.pages).map(([page, file]) => [page, join(redrawnFolder, name, file)] as const);
  const record: RedrawnRecord = { build, day, pages: Object.fromEntries(files) };
  const current = join(dist, redrawnFolder, redrawnFile);
  await writeFile(`${current}.${process.pid}`, JSON.stringify(record));
  await rename(`${current}.${process.pid}`, current);
  for (const other of await readdir(join(dist, redrawnFolder))) {
    if (other !== name && other !== redrawnFile) await rm(join(dist, redrawnFolder, other), { recursive: true });
  }
}

const [dist = 'dist', build = '', day = ''] = process.argv.slice(2);
await redraw(resolve(dist), build, day);
