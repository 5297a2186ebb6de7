import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { languages, type Language } from '../../src/i18n/language.ts';
import { courseCalendarPath, editionCalendarPath } from '../../src/site/calendar-paths.ts';
import type { CalendarEvent, CourseCalendar, CourseCalendars } from '../../src/site/course-calendar.ts';
import { createAnswer, type Answer } from './answer.ts';
import { fileHeaders } from './security-headers.ts';

/** Seconds after which a subscribed calendar asks again. */
const lifetime = 3600;

const statuses: Record<CalendarEvent['status'], ICalEventStatus> = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};

/**
 * Calendar files (RFC 5545) by path: one with all editions for each language, and one for each edition.
 * @param siteUrl origin of the site, without a slash at its end
 */
export function calendarAnswers({ stamp, calendars }: CourseCalendars, siteUrl: string): Map<string, Answer> {
  return new Map(
    languages.flatMap((language) => {
      const calendar = calendars[language];
      const write = (events: readonly CalendarEvent[]) =>
        answer(calendarText({ ...calendar, events }, { language, stamp, siteUrl }), language);
      return [
        [courseCalendarPath(language), write(calendar.events)] as const,
        ...calendar.events.map((event) => [editionCalendarPath(event.id, language), write([event])] as const),
      ];
    }),
  );
}

type Surroundings = { language: Language; stamp: string; siteUrl: string };

/**
 * A calendar of whole days: they are the same in every time zone, so that no zone has to be described. A UID is the
 * edition's id at the site's host and stays the same for good.
 */
function calendarText(
  { name, description, events }: CourseCalendar,
  { language, stamp, siteUrl }: Surroundings,
): string {
  const calendar = ical({
    name,
    description,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: new URL(siteUrl).hostname, product: 'courses', language: language.toUpperCase() },
    ttl: lifetime,
    url: siteUrl + courseCalendarPath(language),
  });
  for (const event of events) {
    calendar.createEvent({
      id: `${event.id}@${new URL(siteUrl).hostname}`,
      sequence: event.sequence,
      stamp: new Date(`${stamp}T00:00:00Z`),
      start: new Date(`${event.from}T00:00:00Z`),
      end: new Date(`${event.until}T00:00:00Z`),
      allDay: true,
      status: statuses[event.status],
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: event.summary,
      description: `${event.description}\n${siteUrl}${event.path}`.trim(),
      ...(event.place && { location: event.place }),
      url: siteUrl + event.path,
    });
  }
  return calendar.toString();
}

function answer(text: string, language: Language): Answer {
  const headers = {
    'content-type': 'text/calendar; charset=utf-8',
    'content-language': language,
    'cache-control': `public, max-age=${lifetime}`,
    ...fileHeaders,
  };
  return createAnswer({ headers, parts: [Buffer.from(text)] });
}
