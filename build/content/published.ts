import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { languages } from '../../src/i18n/language.ts';
import type { CompiledArticle } from '../../src/schema/compiled-article.ts';
import type { SiteContent } from '../../src/schema/site-content.ts';
import { pathTo } from '../../src/site/links.ts';
import { routeIds, routePath } from '../../src/site/routes.ts';
import { hasPage } from '../../src/pages/course-parts/course-of.ts';
import { syllabusPath } from '../../src/site/syllabus-paths.ts';
import { allEditions } from '../../src/site/course-editions.ts';
import type { Edition } from '../../src/schema/editions.ts';

const announced = z.object({ says: z.string(), sequence: z.int() });

const published = z.strictObject({
  /** All addresses of pages and printed syllabuses, including former ones. */
  addresses: z.array(z.string()),
  /** Calendar entries of editions, by id: a changed entry needs a higher `sequence` (RFC 5545, 3.8.7.4). */
  editions: z.record(z.string(), announced),
  /** Names of the campuses, by id and language. */
  campuses: z.record(z.string(), z.record(z.string(), z.string())),
});

/** Facts on which visitors, search engines and calendars rely: a change of one must not go unnoticed. */
export type Published = z.infer<typeof published>;

/**
 * The file with these facts, below `content/`. `npm run content:published` writes it; it is committed with the content.
 */
export const publishedFile = 'published.json';

/** Reads the published facts; empty if there is no file. */
export async function readPublished(folder: string): Promise<Published> {
  const source = await readFile(join(folder, publishedFile), 'utf8').catch(() => null);
  return source === null ? { addresses: [], editions: {}, campuses: {} } : published.parse(JSON.parse(source));
}

type Contents = Pick<SiteContent, 'articles' | 'courses' | 'campuses'>;

/** The facts that the content publishes now, in the order of the file. */
export function publishedBy(content: Contents): Published {
  return {
    addresses: addressesOf(content).toSorted(),
    editions: Object.fromEntries(
      allEditions(content)
        .toSorted((one, other) => one.id.localeCompare(other.id))
        .map((edition) => [edition.id, { says: calendarFacts(edition), sequence: edition.sequence ?? 0 }]),
    ),
    campuses: Object.fromEntries(Object.entries(content.campuses).map(([id, { name }]) => [id, name])),
  };
}

/** The text of the file after publishing the content; former addresses are kept. */
export function publishedRecord(before: Published, content: Contents): string {
  const now = publishedBy(content);
  const addresses = [...new Set([...before.addresses, ...now.addresses])].toSorted();
  return `${JSON.stringify({ ...now, addresses }, null, 2)}\n`;
}

function addressesOf({ articles, courses }: Pick<Contents, 'articles' | 'courses'>): string[] {
  // An article that cannot be read is null, and is reported elsewhere.
  const read: Readonly<Record<string, { es: Pick<CompiledArticle, 'draft'> | null }>> = articles;
  const slugs = Object.keys(read).filter((slug) => !read[slug]?.es?.draft);
  const paths = routeIds.flatMap((route) =>
    languages.flatMap((language) => {
      if (!routePath(route, language).includes(':')) return pathTo(route, language);
      return route === 'article' ? slugs.map((slug) => pathTo(route, language, { slug })) : [];
    }),
  );
  return [...new Set([...paths, ...syllabusesOf(courses)])];
}

function syllabusesOf(courses: Contents['courses']): string[] {
  return Object.entries(courses).flatMap(([id, course]) =>
    hasPage(course) ? languages.map((language) => syllabusPath(id, language)) : [],
  );
}

/** The calendar entry of an edition as text: dates, place and cancellation. */
function calendarFacts({ start, end, campus, cancelled }: Edition): string {
  return JSON.stringify({ start, end, campus, cancelled });
}
