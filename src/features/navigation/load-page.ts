import type { RouteParams } from '../../site/links.ts';
import { dataPath, screenOf, type PageData, type PageId } from '../../site/page-data.ts';
import type { PageSource, ScreenComponent } from './screen-component.ts';
import { loadSections } from './lazy-section.tsx';
import { withRetries } from './retry.ts';

/** A page ready to be shown. */
export type LoadedPage = { data: PageData; Screen: ScreenComponent };

/** Thrown when the server has another build than this document. */
export class NewBuildError extends Error {
  readonly build: string;

  constructor(build: string) {
    super('The server has another build.');
    this.build = build;
  }
}

/** How long a page's data count as fresh, in milliseconds: the specification's time for the blog. */
const freshFor = 5 * 60_000;

/**
 * Loads a page's data and its component in parallel. An article that does not exist gives the screen for unknown
 * addresses.
 * @param whole whether all sections are loaded too: after Back a page must have its former height
 * @throws NewBuildError when the data come from another build: the browser then has to load that build's document
 */
export async function loadPage(
  source: PageSource,
  page: PageId,
  params: RouteParams,
  whole = false,
): Promise<LoadedPage> {
  const [data, Screen] = await Promise.all([
    // The request for an article is retried once, other requests as often as `loadDataAt` does by default.
    loadDataAt(source, dataPath(page, source.language, params), page === 'article' ? { retries: 1 } : {}),
    source.loadScreen(screenOf(page)),
  ]);
  if (data.page !== page) return loadPage(source, data.page, data.params, whole);
  if (whole) await loadSections();
  return { data, Screen };
}

/**
 * Loads the data behind a path of `dataPath`, or takes them from memory. Failures are retried; a final failure is
 * forgotten, so that the next call tries again.
 */
export function loadDataAt(
  source: PageSource,
  path: string,
  { retries = 3 }: { retries?: number } = {},
): Promise<PageData> {
  const known = source.memory.get(path);
  if (known && Date.now() - known.askedAt < freshFor) return known.data;
  const loading = withRetries(() => readPage(source, path), {
    retries,
    isFinal: (error) => error instanceof NewBuildError,
  });
  source.memory.set(path, { data: loading, askedAt: Date.now() });
  loading.catch(() => source.memory.delete(path));
  return loading;
}

/** Loads the page of a link in advance. After a failure, the click tries again. */
export function prefetchPage(source: PageSource, page: PageId, params: RouteParams): void {
  loadPage(source, page, params).catch(() => undefined);
}

async function readPage(source: PageSource, path: string): Promise<PageData> {
  const response = await fetch(path);
  // An address that stopped existing answers 404 with the data of the screen for unknown addresses.
  if (!response.ok && response.status !== 404) throw new Error(`${path} answered ${response.status}.`);
  const data = (await response.json()) as PageData;
  if (data.build !== source.build) throw new NewBuildError(data.build);
  return data;
}
