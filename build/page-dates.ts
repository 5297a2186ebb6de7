import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fromKeys } from '../src/i18n/from-keys.ts';
import { languages, type Language } from '../src/i18n/language.ts';
import { pageName, type PageData } from '../src/site/page-data.ts';
import type { SitePage } from '../src/site/sitemap.ts';

/** A hash of a page's words in one language, and the day of the first build with these words. */
type PageDate = { text: string; day: string };

/** The dates of pages, by the page's name in the build, which contains the language. */
export type PageDates = Record<string, PageDate>;

/** The recorded dates: `npm run content:dates` writes this file, which is committed with the content. */
export const pageDatesFile = 'content/page-dates.json';

/** Reads recorded dates; none if the file is missing. */
export async function readPageDates(file = pageDatesFile): Promise<PageDates> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text) as PageDates;
}

/**
 * The day on which each page last changed: the recorded one if its words are the same, otherwise today. Names of files
 * are not compared, because they may change while the words stay the same.
 * @param known recorded dates; the first with the same words counts
 * @param today `YYYY-MM-DD`
 */
export function pageDates(drawn: readonly PageData[], known: readonly PageDates[], today: string): PageDates {
  return Object.fromEntries(
    drawn.map(({ page, language, params, head, content }) => {
      const name = pageName(page, language, params);
      const words = JSON.stringify([head.title, head.description, content], withoutFiles);
      const text = createHash('sha256').update(words).digest('base64url').slice(0, 16);
      const before = known.map((dates) => dates[name]).find((date) => date?.text === text);
      return [name, before ?? { text, day: today }] as const;
    }),
  );
}

function withoutFiles(_: string, value: unknown): unknown {
  return typeof value === 'string' && value.includes('/assets/') ? '' : value;
}

/** Adds to pages of the sitemap the day on which their content last changed, and the pictures in it. */
export function withChanges(pages: readonly SitePage[], drawn: readonly PageData[], dates: PageDates): SitePage[] {
  const contents = new Map(
    drawn.map(({ page, language, params, content }) => [pageName(page, language, params), JSON.stringify(content)]),
  );
  return pages.map((page) => {
    const name = (language: Language) => pageName(page.route, language, page.params);
    return {
      ...page,
      modified: fromKeys(languages, (language) => dates[name(language)]?.day ?? ''),
      pictures: fromKeys(languages, (language) => {
        const found = (contents.get(name(language)) ?? '').matchAll(/"src":"(\/assets\/pictures\/[^"]+)"/g);
        return [...new Set([...found].map(([, path = '']) => path))];
      }),
    };
  });
}
