import { loadPageData } from '../navigation/load-page.ts';
import type { PageSource } from '../navigation/screen-component.ts';
import type { ArticlePageData, BlogPageData } from './article.ts';
import type { BlogSource } from './blog-source.ts';
import { newestFirst } from '../../site/newest-first.ts';
import { rankRelated } from './rank-related.ts';

/** How long each call takes at least, in milliseconds: as long as a source over the network would, so that its states are seen and tested. */
export const simulatedDelays = { list: 300, get: 200, related: 300 } as const;

/** The articles that are built into the site: each arrives in the data of its own page, all summaries in the list's. */
export function builtInBlogSource(pages: PageSource): BlogSource {
  async function summaries() {
    const { content } = await loadPageData(pages, 'blog', {}, { retries: 0 });
    return newestFirst((content as BlogPageData).articles);
  }
  return {
    list: () => noSooner(simulatedDelays.list, summaries()),
    get: (id) => noSooner(simulatedDelays.get, readArticle(pages, id)),
    related: (id, count) =>
      noSooner(
        simulatedDelays.related,
        summaries().then((all) => rankRelated(all, id, count)),
      ),
  };
}

async function readArticle(pages: PageSource, id: string) {
  const { page, content } = await loadPageData(pages, 'article', { slug: id }, { retries: 0 });
  return page === 'article' ? (content as ArticlePageData).article : null;
}

/** Settles with `answer`, after so many milliseconds at the earliest. */
async function noSooner<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([answer, new Promise((resolve) => setTimeout(resolve, milliseconds))]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
