import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type * as Pages from '../src/entry-server.tsx';
import { themeColor } from './theme-color.ts';
import { drawSite } from './draw-site.ts';
import { nothingBefore } from './drawn-before.ts';
import { bundleApart } from './bundle-apart.ts';
import { compressFolder } from './compress.ts';
import { keptReadings, type Readings } from './content/kept-readings.ts';
import { loadContent } from './content/load-content.ts';
import { ContentError } from './content/problem.ts';
import { buildPictures, missingPictures, readPictures } from './pictures.ts';
import { copyPressDocuments } from './press-documents.ts';
import { readPageDates } from './page-dates.ts';
import { buildIcons } from './icons.ts';
import { cachedCard, placeSocialPictures } from './social-pictures.ts';
import { showProgress } from './progress.ts';
import { readPrintParts } from './syllabus/print-parts.ts';
import { publishBuild } from './publish-build.ts';

// React's production mode renders a third faster.
process.env['NODE_ENV'] ??= 'production';

/** The site is built in `folder`, inside the folder of a running server, and then replaces the server's files. */
const served = resolve('dist');
const folder = join(served, 'next');

/** `--quick`: pictures that are not in the cache are served in full size. */
const { quick } = parseArgs({ options: { quick: { type: 'boolean', default: false } } }).values;

/** Seconds for encoding one file, on two processors. */
const secondsPerFile = quick ? 0.002 : 0.15;

/** Builds the site into `dist`: browser code, server code, pages. The last build is unchanged until `publishBuild`. */
async function buildSite(): Promise<void> {
  const readings: Readings = {};
  const content = await loadContent(resolve('content'), { kept: keptReadings(readings) });
  const pictures = await readPictures(content.pictures, { quick });
  const progress = showProgress({
    'bundling the code': 4,
    'drawing the pages': 5,
    'encoding the pictures': (await missingPictures(pictures)) * secondsPerFile,
    'drawing the pictures for social networks': quick ? 0 : 4,
    'compressing the files': 1,
  });
  await rm(folder, { recursive: true, force: true });

  progress.at('bundling the code');
  const { site, formAssets, inlineScript } = await bundleApart(folder);
  await copyPressDocuments(resolve('content', 'press'), join(folder, 'client'), content.press);

  progress.at('drawing the pages');
  const pages = (await import(pathToFileURL(join(folder, 'server', 'pages.js')).href)) as typeof Pages;
  const print = readPrintParts();
  const build = createHash('sha256')
    .update(JSON.stringify([site.script, site.sheet, formAssets, content, pictures.sets, print]))
    // The code that draws documents is part of the hash, because pages drawn again later depend on it too.
    .update(await readFile(join(folder, 'server', 'draw.js')))
    .digest('base64url')
    .slice(0, 12);
  const cards = await drawSite(folder, pages, {
    source: resolve('content'),
    content,
    pictures,
    parts: { ...site, build, themeColor: themeColor(), inlineScript },
    print,
    formAssets,
    base: build,
    quick,
    dates: [await readPageDates()],
    before: nothingBefore,
    readings,
  });
  progress.at('encoding the pictures');
  await buildPictures(pictures, join(folder, 'client', 'assets', 'pictures'), (share) =>
    progress.at('encoding the pictures', share),
  );
  progress.at('drawing the pictures for social networks');
  await placeSocialPictures(cards, join(folder, 'client'), { heldFile: cachedCard, print, quick });
  await buildIcons(join(folder, 'client'), content.centre.name);
  progress.at('compressing the files');
  await compressFolder(join(folder, 'client'));
  await publishBuild(folder, served);
  progress.end('The site is built');
}

try {
  await buildSite();
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exit(1);
}
