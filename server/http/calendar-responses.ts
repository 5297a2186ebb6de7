import { languages } from '../../src/i18n/language.ts';
import { courseCalendarPath, editionCalendarPath } from '../../src/site/calendar-paths.ts';
import type { CalendarEvent, CourseCalendars } from '../../src/site/course-calendar.ts';
import type { KeptResponse } from './response.ts';
import { calendarText } from './calendar-text.ts';
import { textLifetime, textResponse } from './text-responses.ts';

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
