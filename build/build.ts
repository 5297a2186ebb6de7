import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { BuildRecord } from '../server/site-build.ts';
import type * as Pages from '../src/entry-server.tsx';
import { contentChanges, contentDay } from '../src/site/content-day.ts';
import { themeColor } from './theme-color.ts';
import { documentAssets, type Drawing } from './drawing.ts';
import { bundleApart } from './bundle-apart.ts';
import { compressFolder } from './compress.ts';
import { editionsRecord } from './editions-record.ts';
import { placedHeadProblems } from './content/head-places.ts';
import { loadContent } from './content/load-content.ts';
import { ContentError } from './content/problem.ts';
import { pictureCatalogue } from './picture-catalogue.ts';
import { buildPictures, missingPictures, readPictures } from './pictures.ts';
import { prerenderPages } from './prerender.ts';
import { copyPressDocuments } from './press-documents.ts';
import { pageDates, readPageDates, withChanges } from './page-dates.ts';
import { siteUrlMark } from '../src/site/document.ts';
import { llmsText } from '../src/site/llms.ts';
import { madridDay } from '../src/site/days.ts';
import { headProblems } from './head-problems.ts';
import { buildIcons } from './icons.ts';
import { buildSocialPictures } from './social-pictures.ts';
import { showProgress } from './progress.ts';
import { readPrintParts } from './syllabus/print-parts.ts';
import { publishBuild } from './publish-build.ts';
import { siteFacts, sitePages } from './site-facts.ts';

/** The site is built beside the one that a running server serves, and takes its place when it is complete. */
const served = resolve('dist');
const folder = join(served, 'next');

/** `--quick`: pictures that have not been encoded before are encoded quickly, for a first look at the site. */
const { quick } = parseArgs({ options: { quick: { type: 'boolean', default: false } } }).values;

/** Seconds that one file of a picture takes, on two processors. */
const secondsPerFile = quick ? 0.02 : 0.15;

/** Builds the whole site into `dist`: browser code, server code, pages. A failure leaves the last build as it was. */
async function buildSite(): Promise<void> {
  const content = await loadContent(resolve('content'));
  const pictures = await readPictures(content.pictures, { quick });
  const progress = showProgress({
    'bundling the code': 10,
    'drawing the pages': 4,
    'encoding the pictures': (await missingPictures(pictures)) * secondsPerFile,
    'drawing the pictures for social networks': 4,
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
    // The code that draws documents: a change of it gives the build another name, also for pages redrawn later.
    .update(await readFile(join(folder, 'server', 'redraw.js')))
    .digest('base64url')
    .slice(0, 12);
  const parts = { ...site, build, themeColor: themeColor(), inlineScript };
  const today = contentDay(content, new Date());
  const prerendered = await prerenderPages(
    folder,
    pages,
    content,
    today,
    pictureCatalogue(pictures),
    documentAssets(parts),
    print,
  );
  const heads = await placedHeadProblems(headProblems(prerendered.drawn));
  if (heads.length > 0) throw new ContentError(heads);
  const dates = pageDates(prerendered.drawn, await readPageDates(), madridDay(new Date()));
  const record: BuildRecord = {
    facts: siteFacts(
      content,
      build,
      withChanges(sitePages(pages.existingPages(content)), prerendered.drawn, dates),
      llmsText(siteUrlMark, content.centre.name, prerendered.drawn),
    ),
    formAssets,
    drawnOn: today,
    changes: contentChanges(content),
    quick,
    pages: prerendered.pages,
  };
  await writeFile(join(folder, 'server', 'site.json'), JSON.stringify(record));
  const drawing: Drawing = { content, pictures: pictures.sets, parts, print };
  await writeFile(join(folder, 'server', 'drawing.json'), JSON.stringify(drawing));
  await writeFile(join(folder, 'server', 'page-dates.json'), `${JSON.stringify(dates, null, 2)}\n`);
  await writeFile(join(folder, 'editions.json'), JSON.stringify(editionsRecord(content)));
  progress.at('encoding the pictures');
  await buildPictures(pictures, join(folder, 'client', 'assets', 'pictures'), (share) =>
    progress.at('encoding the pictures', share),
  );
  progress.at('drawing the pictures for social networks');
  await buildSocialPictures(prerendered.cards, pictures, join(folder, 'client'), { quick });
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
