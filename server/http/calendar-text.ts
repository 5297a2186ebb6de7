import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { Language } from '../../src/i18n/language.ts';
import type { CalendarEvent, CourseCalendar } from '../../src/site/course-calendar.ts';
import { centreTimeZone, madridClock } from '../../src/site/days.ts';

const statuses: Record<CalendarEvent['status'], ICalEventStatus> = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};

const methods = { publish: ICalCalendarMethod.PUBLISH, cancel: ICalCalendarMethod.CANCEL };

type Surroundings = {
  language: Language;
  /** The time at which the events were written. */
  stamp: Date;
  siteUrl: string;
  /** The method of a mailed file, and its organiser, which that method requires (RFC 5546, 3.2.1 and 3.2.5). */
  mailed?: { method: 'publish' | 'cancel'; organizer: { name: string; email: string } };
  /** The address for subscriptions, and their refresh interval in seconds. */
  subscribed?: { path: string; lifetime: number };
};

/**
 * A calendar file (RFC 5545). Editions are whole days, which are the same in every time zone; visits have hours in
 * Madrid, with the rules of that zone. A UID is the event's id at the site's host.
 */
export function calendarText(
  { name, description, events }: CourseCalendar,
  { language, stamp, siteUrl, mailed, subscribed }: Surroundings,
): string {
  const host = new URL(siteUrl).hostname;
  const calendar = ical({
    name,
    description,
    method: mailed ? methods[mailed.method] : null,
    prodId: { company: host, product: 'courses', language: language.toUpperCase() },
    timezone: { name: null, generator: () => madridZone },
    ...(subscribed && { ttl: subscribed.lifetime, url: siteUrl + subscribed.path }),
  });
  for (const event of events) {
    calendar.createEvent({
      id: `${event.id}@${host}`,
      sequence: event.sequence,
      ...(mailed && { organizer: mailed.organizer }),
      stamp,
      ...timeOf(event),
      status: statuses[event.status],
      summary: event.summary,
      description: `${event.description}\n${siteUrl}${event.path}`.trim(),
      ...(event.place && { location: event.place }),
      url: siteUrl + event.path,
    });
  }
  return calendar.toString();
}

function timeOf({ from, until, isTimed }: CalendarEvent) {
  if (!isTimed) {
    const [start, end] = [new Date(`${from}T00:00:00Z`), new Date(`${until}T00:00:00Z`)];
    return { start, end, allDay: true, transparency: ICalEventTransparency.TRANSPARENT };
  }
  return { start: withMadridHours(from), end: withMadridHours(until), timezone: centreTimeZone };
}

/**
 * A date whose hours in the time zone of this process are those of a moment in Madrid. The library writes these hours
 * with the name of Madrid's zone.
 */
function withMadridHours(moment: string): Date {
  const clock = madridClock(new Date(moment));
  return new Date(
    clock.getUTCFullYear(),
    clock.getUTCMonth(),
    clock.getUTCDate(),
    clock.getUTCHours(),
    clock.getUTCMinutes(),
  );
}

/**
 * Madrid's time zone for calendar files (RFC 5545, 3.6.5), by the rules of Directive 2000/84/EC, which apply until the
 * European Union changes them.
 */
const madridZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Madrid',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');
