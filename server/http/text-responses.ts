import type { FeedArticle } from '../../src/site/feed-article.ts';
import { atomFeed, feedPaths, feedType } from '../../src/site/feed.ts';
import { robotsText, sitemapXml, type SitePage } from '../../src/site/sitemap.ts';
import { llmsOrigin } from '../../src/site/llms.ts';
import { createResponse, type Headers, type KeptResponse } from './response.ts';
import { fileHeaders } from './security-headers.ts';
import { languages } from '../../src/i18n/language.ts';
import { courseCalendarPath, editionCalendarPath } from '../../src/site/calendar-paths.ts';
import type { CalendarEvent, CourseCalendars } from '../../src/site/course-calendar.ts';
import { calendarText } from './calendar-text.ts';

/** How long browsers keep a text, in seconds; also the refresh interval of a subscribed calendar. */
const textLifetime = 3600;

export type TextResponsesOptions = {
  /** Origin of the site, without a slash at its end. */
  siteUrl: string;
  siteName: string;
  email: string;
  /** The present time: `security.txt` is valid for a year from it. */
  now?: Date;
  /** Newest first. */
  articles: readonly FeedArticle[];
  pages: readonly SitePage[];
  /** The text for language models, with `llmsOrigin` for the site's origin. */
  llms: string;
};

/**
 * Responses for programs, by path: robots.txt, llms.txt, security.txt, the sitemap, and the blog's feed in each
 * language.
 */
export function textResponses({ pages, llms, ...facts }: TextResponsesOptions): Map<string, KeptResponse> {
  return new Map([
    ['/robots.txt', textResponse('text/plain', robotsText(facts.siteUrl))],
    ['/llms.txt', textResponse('text/plain', llms.replaceAll(llmsOrigin, facts.siteUrl))],
    ['/.well-known/security.txt', textResponse('text/plain', securityText(facts))],
    ['/sitemap.xml', textResponse('application/xml', sitemapXml(facts.siteUrl, pages))],
    ...languages.map(
      (language) => [feedPaths[language], textResponse(feedType, atomFeed({ ...facts, language }))] as const,
    ),
  ]);
}

/** How to report a weakness of the site (RFC 9116). */
function securityText({ siteUrl, email, now = new Date() }: Pick<TextResponsesOptions, 'siteUrl' | 'email' | 'now'>) {
  const expires = new Date(now);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: es, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** A text that browsers keep for `textLifetime`. */
function textResponse(type: string, text: string, more: Headers = {}): KeptResponse {
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': `public, max-age=${textLifetime}`,
    ...fileHeaders,
    ...more,
  };
  return createResponse({ headers, body: Buffer.from(text) });
}

/**
 * Calendar files (RFC 5545) by path: in each language one with all editions, and one for each edition.
 * @param siteUrl origin of the site, without a slash at its end
 */
export function calendarResponses({ stamp, calendars }: CourseCalendars, siteUrl: string): Map<string, KeptResponse> {
  return new Map(
    languages.flatMap((language) => {
      const calendar = calendars[language];
      const path = courseCalendarPath(language);
      const surroundings = {
        language,
        stamp: new Date(`${stamp}T00:00:00Z`),
        siteUrl,
        subscribed: { path, lifetime: textLifetime },
      };
      const write = (events: readonly CalendarEvent[]) =>
        textResponse('text/calendar', calendarText({ ...calendar, events }, surroundings), {
          'content-language': language,
        });
      return [
        [path, write(calendar.events)] as const,
        ...calendar.events.map((event) => [editionCalendarPath(event.id, language), write([event])] as const),
      ];
    }),
  );
}
