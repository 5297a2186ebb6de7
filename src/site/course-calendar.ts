import type { Localized } from '../i18n/language.ts';

/** A calendar event in one language: the start of an edition as whole days, or a session. Days are `YYYY-MM-DD`. */
export type CalendarEvent = {
  /** The id of the edition or session. */
  id: string;
  /** The first day, and the day after the last one, of the day, month or season in which the edition starts. */
  from: string;
  until: string;
  /** Set on sessions, which have an hour: their `from` and `until` are moments, ISO 8601 in UTC. */
  isTimed?: true;
  /** The status of the event; `tentative` while its day is unknown. */
  status: 'confirmed' | 'tentative' | 'cancelled';
  /** The number increases with each change: calendars keep the event with the highest number. */
  sequence: number;
  summary: string;
  description: string;
  place?: string | undefined;
  /** Path of the page about the course or the session. */
  path: string;
};

/** The events of all editions and sessions in one language. */
export type CourseCalendar = { name: string; description: string; events: readonly CalendarEvent[] };

/** The data from which the server writes calendars. */
export type CourseCalendars = {
  /** The day that pages show as today (`contentDay`), `YYYY-MM-DD`. */
  stamp: string;
  calendars: Localized<CourseCalendar>;
};
