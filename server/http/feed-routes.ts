import type { FastifyInstance } from 'fastify';
import type { FeedArticle } from '../../src/site/feed-article.ts';
import { feeds, feedXml } from '../../src/site/feed.ts';
import { compressible, sendCompressed } from './compressed.ts';

export type FeedRoutesOptions = {
  /** Origin of the site, without a slash at its end. */
  siteUrl: string;
  siteName: string;
  /** Newest first. */
  articles: readonly FeedArticle[];
};

/** The blog's feeds, one per format and language, at addresses of their own: the visitor's language does not matter to them. */
export async function feedRoutes(app: FastifyInstance, facts: FeedRoutesOptions): Promise<void> {
  for (const { format, language, path, type } of feeds) {
    const body = compressible(feedXml(format, { ...facts, language }));
    app.get(path, async (request, reply) => {
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=3600');
      return sendCompressed(request, reply, body);
    });
  }
}
