import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Views } from '../server/views/views.ts';
import { themeColor } from './theme-color.ts';
import { drawSite } from './draw-site.ts';
import { bundleApart } from './bundle-apart.ts';
import { compressFolder } from './compress.ts';
import { keptReadings, type Readings } from './content/kept-readings.ts';
import { loadContent } from './content/load-content.ts';
import { ContentError } from './content/problem.ts';
import { buildPictures, readPictures } from './pictures.ts';
import { copyPressDocuments } from './press-documents.ts';
import { readPageDates } from './page-dates.ts';
import { buildIcons } from './icons.ts';
import { cachedCard, placeSocialPictures } from './social-pictures.ts';
import { readPrintParts } from './syllabus/print-parts.ts';
import { publishBuild } from './publish-build.ts';

// React's production mode renders a third faster.
process.env['NODE_ENV'] ??= 'production';

/** The site is built in `folder`, inside the folder of a running server, and then replaces the server's files. */
const served = resolve('dist');
const folder = join(served, 'next');

/** `--quick`: pictures that are not in the cache are served in full size. */
const { quick } = parseArgs({ options: { quick: { type: 'boolean', default: false } } }).values;

/** Says which step of the build begins. */
const say = (step: string) => console.log(`${step}…`);

/** Builds the site into `dist`: browser code, server code, records of the content. The last build stays until `publishBuild`. */
async function buildSite(): Promise<void> {
  const readings: Readings = {};
  const content = await loadContent(resolve('content'), { kept: keptReadings(readings) });
  const pictures = await readPictures(content.pictures, { quick });
  await rm(folder, { recursive: true, force: true });

  say('Bundling the code');
  const { site, formAssets, inlineScript } = await bundleApart(folder);
  await copyPressDocuments(resolve('content', 'press'), join(folder, 'client'), content.press);

  say('Drawing every page once');
  const views = (await import(pathToFileURL(join(folder, 'server', 'views.js')).href)) as Views;
  const print = readPrintParts();
  await writeFile(join(folder, 'server', 'print.json'), JSON.stringify(print));
  const base = createHash('sha256')
    .update(JSON.stringify([site, formAssets, content, print]))
    // The code that draws pages is part of the hash, because published content is drawn by it.
    .update(await readFile(join(folder, 'server', 'views.js')))
    .update(await readFile(join(folder, 'server', 'draw.js')))
    .digest('base64url')
    .slice(0, 12);
  const cards = await drawSite(folder, views, {
    source: resolve('content'),
    content,
    pictures,
    parts: { ...site, themeColor: themeColor(), inlineScript },
    name: base,
    print,
    formAssets,
    base,
    quick,
    dates: [await readPageDates()],
    readings,
  });
  say('Encoding the pictures');
  await buildPictures(pictures, join(folder, 'client', 'assets', 'pictures'));
  say('Drawing the pictures for social networks');
  await placeSocialPictures(cards, join(folder, 'client'), { heldFile: cachedCard, print, quick });
  await buildIcons(join(folder, 'client'), content.centre.name);
  say('Compressing the files');
  await compressFolder(join(folder, 'client'));
  await publishBuild(folder, served);
  console.log('The site is built.');
}

try {
  await buildSite();
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exit(1);
}
