import { setImmediate as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { languages } from '../../src/i18n/language.ts';
import { pageName } from '../../src/site/page-data.ts';
import type { PageQuestion, SiteBuild } from '../site-build.ts';
import { bodyOf, type KeptResponse } from './response.ts';

export type PageCacheOptions = {
  site: Pick<SiteBuild, 'mode' | 'draw' | 'day' | 'pages'>;
  /** Makes the response of a drawn document. */
  responseOf: (html: string, question: PageQuestion) => KeptResponse;
  log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  countFailure: () => void;
};

/**
 * Keeps the documents that are the same for all visitors of a kind, until the day changes. A page that cannot be drawn
 * on a new day keeps its last good document.
 */
export function createPageCache({ site, responseOf, log, countFailure }: PageCacheOptions) {
  let day = site.day();
  let fresh = new Map<string, KeptResponse>();
  let former = new Map<string, KeptResponse>();

  /**
   * The response with a page; null if there is no such page.
   * @throws Error if it cannot be drawn and never could
   */
  async function get(question: PageQuestion): Promise<KeptResponse | null> {
    if (site.day() !== day)
      [day, former, fresh] = [site.day(), new Map([...former, ...fresh]), new Map<string, KeptResponse>()];
    const { page, language, params, visitor } = question;
    const key = `${pageName(page, language, params)} ${visitor}`;
    const known = fresh.get(key);
    if (known) return known;
    try {
      const html = await site.draw(question);
      const response = html === null ? null : responseOf(html, question);
      if (response && site.mode === 'production') fresh.set(key, response);
      former.delete(key);
      return response;
    } catch (error) {
      countFailure();
      log.error({ err: error, page, language }, 'a page could not be drawn');
      const last = former.get(key);
      if (last) return last;
      throw error;
    }
  }

  /** Draws the pages for visitors in Spain ahead, one after the other, and lets requests in between. */
  async function warm(): Promise<void> {
    const start = performance.now();
    for (const language of languages)
      for (const { page, params } of site.pages) {
        if (page === 'notFound') continue;
        const response = await get({ page, params, language, visitor: 'spain' }).catch(() => null);
        if (response?.compressible) await bodyOf(response, 'br');
        await pause();
      }
    log.info({ pages: fresh.size, ms: Math.round(performance.now() - start) }, 'the pages are drawn');
  }

  return { get, warm };
}
