import { calendarText } from '../../http/calendar-text.ts';
import { visitEvent } from '../../../src/site/visit-event.ts';
import type { BookingMail, MailCentre } from './mail-message.ts';

/** The calendar file of a mail; none for people on the waiting list. */
export function bookingCalendar({ booking, letter, visit }: BookingMail, { name, email, siteUrl }: MailCentre) {
  const { language, state } = booking;
  if (state !== 'place') return undefined;
  const cancelled = letter === 'called-off' || letter === 'cancelled' || visit.cancelled;
  const method = cancelled ? ('cancel' as const) : ('publish' as const);
  // Calendars ignore a cancellation whose number is not greater than that of the entry (RFC 5546, 3.2.5).
  const sequence = visit.sequence + (cancelled ? 1 : 0);
  const event = {
    ...visitEvent({ ...visit, cancelled, sequence }, language),
    ...(visit.join && { place: visit.join }),
  };
  const calendar = { name, description: event.summary, events: [event] };
  const mailed = { method, organizer: { name, email } };
  const content = calendarText(calendar, { language, stamp: new Date(), siteUrl, mailed });
  return { method, filename: `${visit.id}.ics`, content };
}
