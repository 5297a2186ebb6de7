import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '../../i18n/language.ts';
import { loadScreen, type ScreenComponent } from '../../pages/screens.ts';
import type { RouteParams } from '../../site/links.ts';
import { dataPath, screenOf, type PageData, type PageId } from '../../site/page-data.ts';

/** A page ready to be shown. */
export type LoadedPage = { data: PageData; Screen: ScreenComponent };

/** Raised when the server has been given a newer build than the one this document runs. */
export class NewBuildError extends Error {}

/** Where a page of the document's language and build is read from. */
export type PageSource = { client: QueryClient; language: Language; build: string };

/**
 * Loads a page's data and its component, both at once. An article that does not exist is the screen for unknown addresses.
 * @throws NewBuildError when the data come from another build: its document has to be loaded instead
 */
export async function loadPage(source: PageSource, page: PageId, params: RouteParams): Promise<LoadedPage> {
  // An article is tried once more, anything else as often as the rest (specification, section 7).
  const options = page === 'article' ? { retries: 1 } : {};
  const [data, Screen] = await Promise.all([loadPageData(source, page, params, options), loadScreen(screenOf(page))]);
  if (data.page !== page) return loadPage(source, data.page, data.params);
  return { data, Screen };
}

/** Loads a page's data alone, or takes what is in memory. `retries` replaces the general number. */
export function loadPageData(
  source: PageSource,
  page: PageId,
  params: RouteParams,
  options: { retries?: number } = {},
): Promise<PageData> {
  return source.client.fetchQuery({
    queryKey: ['page', source.language, page, params],
    queryFn: ({ signal }) => readPage(source, page, params, signal),
    staleTime: Infinity,
    retry: (failures, error) => failures < (options.retries ?? 3) && !(error instanceof NewBuildError),
  });
}

/** Fetches ahead what a link leads to, and what its screen will ask for; what fails is tried again by the click. */
export function prefetchPage(source: PageSource, page: PageId, params: RouteParams): void {
  loadPage(source, page, params).then(
    ({ data, Screen }) => Screen.prefetch?.(source, data.params),
    () => undefined,
  );
}

async function readPage(source: PageSource, page: PageId, params: RouteParams, signal: AbortSignal): Promise<PageData> {
  const response = await fetch(dataPath(page, source.language, params), { signal });
  // An address that stopped existing answers 404 with the data of the screen for unknown addresses.
  if (!response.ok && response.status !== 404) throw new Error(`The data of "${page}" answered ${response.status}.`);
  const data = (await response.json()) as PageData;
  if (data.build !== source.build) throw new NewBuildError();
  return data;
}
