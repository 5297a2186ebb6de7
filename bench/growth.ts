/**
 * Draws the site from the last build: as it is, with ten times the articles, with ten times the courses, and with both:
 * `node bench/growth.ts`. It fails when a page that lists none of them gets other bytes, or costs much more time in the
 * larger site. It also fails when the larger site takes longer than a minute.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadContent } from '../build/content/load-content.ts';
import { pictureCatalogue } from '../build/picture-catalogue.ts';
import { readPictures } from '../build/pictures.ts';
import type * as Pages from '../src/entry-server.tsx';
import { languages } from '../src/i18n/language.ts';
import type { SiteContent } from '../src/schema/site-content.ts';
import { contentDay } from '../src/site/content-day.ts';
import type { DocumentAssets } from '../src/site/document.ts';

const times = 10;
/** Milliseconds that drawing the larger site may take. */
const limit = 60_000;
/** A page of the larger site may cost this many times as much as one of today's site. */
const tolerance = 2;

const pages = (await import(pathToFileURL(resolve('dist', 'server', 'pages.js')).href)) as typeof Pages;
const content = await loadContent(resolve('content'));
const today = contentDay(content, new Date());
const pictures = pictureCatalogue(await readPictures(content.pictures));
const assets: DocumentAssets = {
  build: 'growth',
  themeColor: '',
  inlineScript: '',
  consentScript: '',
  script: '',
  sheet: '',
  criticalStyles: () => null,
  modules: () => [],
};

/** As many entries again and again, under other names. */
function grown<T>(record: Readonly<Record<string, T>>, copyOf: (value: T, id: string) => T): Record<string, T> {
  const copies = Object.entries(record).flatMap(([id, value]) =>
    Array.from({ length: times - 1 }, (_, copy) => [`${id}-${copy}`, copyOf(value, `${id}-${copy}`)] as const),
  );
  return { ...record, ...Object.fromEntries(copies) };
}

async function draw(site: SiteContent): Promise<{ html: Map<string, string>; ms: number }> {
  const html = new Map<string, string>();
  const start = performance.now();
  for (const { page, params } of pages.existingPages(site)) {
    for (const language of languages) {
      const request = { page, params, language, content: site, today, pictures, build: 'growth', siteUrl: '' };
      html.set(`${page} ${Object.values(params).join()} ${language}`, (await pages.drawPage(request, assets)).html);
    }
  }
  return { html, ms: performance.now() - start };
}

// The copies of an article are older than all others: lists of the newest stay the same.
const date = '2001-01-01';
const articles = grown(content.articles, ({ es, en }, id) => ({ es: { ...es, id, date }, en: { ...en, id, date } }));
const courses = grown(content.courses, (course) => course);

await draw(content);
const now = await draw(content);
const then = await draw({ ...content, articles, courses });
const [before, after] = [now.ms / now.html.size, then.ms / then.html.size];
console.log(`${now.html.size} documents in ${Math.round(now.ms)} ms, ${then.html.size} in ${Math.round(then.ms)} ms`);
console.log(`${before.toFixed(1)} ms a document, ${after.toFixed(1)} ms in the larger site`);
if (after > before * tolerance || then.ms > limit) {
  console.error('The larger site takes too long.');
  process.exitCode = 1;
}

// Lists the pages that may change: the blog has all articles and counts them by topic, an article leads to related
// ones.
await comparePages('articles', { ...content, articles }, /^(?:blog|article) /);
// The catalogue has all courses, a campus those that are given there, the home page the certified ones in its carousel.
await comparePages('courses', { ...content, courses }, /^(?:courses|madrid|canarias|home) /);

async function comparePages(what: string, site: SiteContent, lists: RegExp): Promise<void> {
  const { html } = await draw(site);
  const changed = [...now.html].filter(([name, text]) => html.get(name) !== text).map(([name]) => name);
  console.log(`more ${what} change ${changed.length} of ${now.html.size} documents`);
  const surprising = changed.filter((name) => !lists.test(name));
  if (surprising.length === 0) return;
  console.error(`More ${what} change pages that list none:`, surprising.join(', '));
  process.exitCode = 1;
}
