import type { FastifyInstance } from 'fastify';
import { languages } from '../../src/i18n/language.ts';
import { atomFeed, feedPath, type FeedArticle } from '../../src/site/feed.ts';
import { compressible, sendCompressed } from './compressed.ts';

export type FeedRoutesOptions = {
  /** Origin of the site, without a slash at its end. */
  siteUrl: string;
  siteName: string;
  /** Newest first. */
  articles: readonly FeedArticle[];
};

/** The blog's feeds, one per language, at addresses of their own: the visitor's language does not matter to them. */
export async function feedRoutes(app: FastifyInstance, facts: FeedRoutesOptions): Promise<void> {
  for (const language of languages) {
    const body = compressible(atomFeed({ ...facts, language }));
    app.get(feedPath(language), async (request, reply) => {
      reply.type('application/atom+xml; charset=utf-8').header('cache-control', 'public, max-age=3600');
      return sendCompressed(request, reply, body);
    });
  }
}
