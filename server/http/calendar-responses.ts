import { languages, type Language } from '../../src/i18n/language.ts';
import { courseCalendarPath, editionCalendarPath } from '../../src/site/calendar-paths.ts';
import type { CalendarEvent, CourseCalendars } from '../../src/site/course-calendar.ts';
import { createResponse, type KeptResponse } from './response.ts';
import { calendarText } from './calendar-text.ts';
import { fileHeaders } from './security-headers.ts';

/** Refresh interval of a subscribed calendar, in seconds. */
const lifetime = 3600;

/**
 * Calendar files (RFC 5545) by path: in each language one with all editions, and one for each edition.
 * @param siteUrl origin of the site, without a slash at its end
 */
export function calendarResponses({ stamp, calendars }: CourseCalendars, siteUrl: string): Map<string, KeptResponse> {
  return new Map(
    languages.flatMap((language) => {
      const calendar = calendars[language];
      const path = courseCalendarPath(language);
      const surroundings = { language, stamp: new Date(`${stamp}T00:00:00Z`), siteUrl, subscribed: { path, lifetime } };
      const write = (events: readonly CalendarEvent[]) =>
        response(calendarText({ ...calendar, events }, surroundings), language);
      return [
        [path, write(calendar.events)] as const,
        ...calendar.events.map((event) => [editionCalendarPath(event.id, language), write([event])] as const),
      ];
    }),
  );
}

function response(text: string, language: Language): KeptResponse {
  const headers = {
    'content-type': 'text/calendar; charset=utf-8',
    'content-language': language,
    'cache-control': `public, max-age=${lifetime}`,
    ...fileHeaders,
  };
  return createResponse({ headers, body: Buffer.from(text) });
}
