/**
 * Draws the site with the last build's code: unchanged, with ten times the articles, with ten times the courses, and
 * with both. Run `node bench/growth.ts` by hand after changes of lists (last on 2026-11-25). It fails if a page without
 * such lists changes, or if pages without lists take much more time in the larger site.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadContent } from '../build/content/load-content.ts';
import { readPictures } from '../build/pictures.ts';
import type { Views } from '../server/views/views.ts';
import { languages } from '../src/i18n/language.ts';
import type { SiteContent } from '../src/schema/site-content.ts';
import { contentDay } from '../src/site/content-day.ts';
import type { DocumentAssets } from '../src/site/document.ts';
import { pictureCatalogue } from '../src/site/picture-catalogue.ts';

const times = 10;
/** Largest factor by which a page without lists may take longer in the larger site. */
const tolerance = 1.3;

/** Matches pages that list articles: the blog lists all and counts them by topic; an article lists related ones. */
const listsArticles = /^(?:blog|article) /;
/**
 * Matches pages that list courses. The catalogue, the calendar and the comparison list all; a campus lists its own, and
 * the home page those with a certificate. A course's own page links to a comparison with three others of its kind.
 */
const listsCourses =
  /^(?:courses|calendar|compare|madrid|canarias|home|completeRating|fullRating|block[12]|callPreparation|selectionProcess) /;

const views = (await import(pathToFileURL(resolve('dist', 'server', 'views.js')).href)) as Views;
const content = await loadContent(resolve('content'));
const today = contentDay(content, new Date());
const pictures = pictureCatalogue(await readPictures(content.pictures));
const assets: DocumentAssets = {
  themeColor: '',
  inlineScript: '',
  script: '',
  styles: () => '',
};

/** Multiplies the entries of a record, with new keys. */
function grown<T>(record: Readonly<Record<string, T>>, copyOf: (value: T, id: string) => T): Record<string, T> {
  const copies = Object.entries(record).flatMap(([id, value]) =>
    Array.from({ length: times - 1 }, (_, copy) => [`${id}-${copy}`, copyOf(value, `${id}-${copy}`)] as const),
  );
  return { ...record, ...Object.fromEntries(copies) };
}

type Drawn = { html: Map<string, string>; ms: Map<string, number> };

function draw(site: SiteContent): Drawn {
  const drawn: Drawn = { html: new Map(), ms: new Map() };
  for (const { page, params } of views.existingPages(site)) {
    for (const language of languages) {
      const request = {
        page,
        params,
        language,
        content: site,
        today,
        pictures,
        syllabuses: {},
        siteUrl: '',
      };
      const name = `${page} ${Object.values(params).join()} ${language}`;
      const start = process.threadCpuUsage();
      drawn.html.set(name, views.renderPage(request, assets).html);
      const { user, system } = process.threadCpuUsage(start);
      drawn.ms.set(name, (user + system) / 1000);
    }
  }
  return drawn;
}

/** Milliseconds for drawing a page that lists neither articles nor courses; the median. */
function plainPage({ ms }: Drawn): number {
  const all = [...ms].filter(([name]) => !listsArticles.test(name) && !listsCourses.test(name)).map(([, one]) => one);
  return all.toSorted((one, other) => one - other)[all.length >> 1] ?? 0;
}

// Copies of an article are older than all originals, so that lists of the newest articles do not change.
const date = '2001-01-01';
const articles = grown(content.articles, ({ es, en }, id) => ({ es: { ...es, id, date }, en: { ...en, id, date } }));
const courses = grown(content.courses, (course) => course);

draw(content);
const now = draw(content);
const then = draw({ ...content, articles, courses });
const [before, after] = [plainPage(now), plainPage(then)];
console.log(`${now.html.size} documents, ${then.html.size} in the larger site`);
console.log(`a page without lists: ${before.toFixed(1)} ms, ${after.toFixed(1)} in the larger site`);
if (after > before * tolerance) {
  console.error('Pages without lists take too long in the larger site.');
  process.exitCode = 1;
}

comparePages('articles', { ...content, articles }, listsArticles);
comparePages('courses', { ...content, courses }, listsCourses);

function comparePages(what: string, site: SiteContent, lists: RegExp): void {
  const { html } = draw(site);
  const changed = [...now.html].filter(([name, text]) => html.get(name) !== text).map(([name]) => name);
  console.log(`more ${what} change ${changed.length} of ${now.html.size} documents`);
  const surprising = changed.filter((name) => !lists.test(name));
  if (surprising.length === 0) return;
  console.error(`More ${what} change pages that list none:`, surprising.join(', '));
  process.exitCode = 1;
}
