import { calendarText } from '../../http/calendar-text.ts';
import { visitEvent } from '../../../src/site/visit-event.ts';
import type { BookingMail, MailCentre } from './mail-message.ts';

/** The calendar file of a mail; none for people on the waiting list. */
export function bookingCalendar({ booking, letter, visit }: BookingMail, { name, siteUrl }: MailCentre) {
  const { language, state } = booking;
  if (state !== 'place') return undefined;
  const cancelled = letter === 'called-off' || letter === 'cancelled' || visit.cancelled;
  const method = cancelled ? ('cancel' as const) : ('publish' as const);
  const event = { ...visitEvent({ ...visit, cancelled }, language), ...(visit.join && { place: visit.join }) };
  const calendar = { name, description: event.summary, events: [event] };
  const content = calendarText(calendar, { language, stamp: new Date(), siteUrl, method });
  return { method, filename: `${visit.id}.ics`, content };
}
