import type { FeedArticle } from '../../src/site/feed-article.ts';
import { feeds, feedXml } from '../../src/site/feed.ts';
import { robotsText, sitemapXml, type SitePage } from '../../src/site/sitemap.ts';
import { indexNowKeyPath } from '../indexnow/indexnow-request.ts';
import { llmsOrigin } from '../../src/site/llms.ts';
import { createAnswer, type Answer } from './answer.ts';
import { fileHeaders } from './security-headers.ts';

export type TextAnswersOptions = {
  /** Origin of the site, without a slash at its end. */
  siteUrl: string;
  siteName: string;
  /** Newest first. */
  articles: readonly FeedArticle[];
  /** All pages of the site. */
  pages: readonly SitePage[];
  /** The text for language models, with `llmsOrigin` for the site's origin. */
  llms: string;
  /** The site's IndexNow key; null without one. */
  indexNowKey: string | null;
};

/**
 * Responses for programs, by path: robots.txt, llms.txt, the sitemap, the IndexNow key, and the blog's feeds in each
 * format and language.
 */
export function textAnswers({ pages, llms, indexNowKey, ...facts }: TextAnswersOptions): Map<string, Answer> {
  return new Map([
    ['/robots.txt', textAnswer('text/plain', robotsText(facts.siteUrl))],
    ['/llms.txt', textAnswer('text/plain', llms.replaceAll(llmsOrigin, facts.siteUrl))],
    ...(indexNowKey ? [[indexNowKeyPath(indexNowKey), textAnswer('text/plain', indexNowKey)] as const] : []),
    ['/sitemap.xml', textAnswer('application/xml', sitemapXml(facts.siteUrl, pages))],
    ...feeds.map(
      ({ format, language, path, type }) => [path, textAnswer(type, feedXml(format, { ...facts, language }))] as const,
    ),
  ]);
}

function textAnswer(type: string, text: string): Answer {
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'public, max-age=3600',
    ...fileHeaders,
  };
  return createAnswer({ headers, body: Buffer.from(text) });
}
