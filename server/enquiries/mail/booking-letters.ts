import { capital } from '../../../src/i18n/format.ts';
import type { Booking } from '../../../src/schema/booking.ts';
import { bookingConfirmPath, cancelPath } from '../../../src/schema/visit-address.ts';
import { routePath } from '../../../src/site/routes.ts';
import { visitDay, visitHour, visitWord } from '../../../src/site/visit-words.ts';
import { bookingWords } from './booking-words.ts';
import { commonWords } from './mail-words.ts';
import { greetingName, type Letter } from './letter.ts';
import { given, letterEnd, tokenUrl } from './letters.ts';
import type { BookingMail, MailCentre } from './mail-message.ts';
import { calendarText } from '../../http/calendar-text.ts';
import { visitEvent } from '../../../src/site/visit-event.ts';

/**
 * A mail about a booking. Like the automatic answer, it repeats no text from the form except a first name, because the
 * address may belong to somebody else.
 */
export function bookingLetter({ booking, letter, visit, reason }: BookingMail, centre: MailCentre): Letter {
  const { language, party, state } = booking;
  const [words, common] = [bookingWords[language], commonWords[language]];
  const { subject, opening, closing } = words.letters[letter];
  const title = visit.title[language];
  const isOver = letter === 'called-off' || letter === 'cancelled';
  const isFirst = letter === 'confirm';
  const href = new URL(routePath('visits', language), centre.siteUrl).href;
  return {
    language,
    subject: `${subject}: ${title} – ${centre.name}`,
    opening: [common.greeting(greetingName(booking.name)), opening, ...(reason ? [reason] : [])],
    rows: given([
      [visitWord('label.session', language), title],
      [visitWord('label.day', language), capital(visitDay(visit.startsAt, language))],
      [visitWord('label.hour', language), visitHour(visit.startsAt, language)],
      [visitWord('label.place', language), visit.placeName[language]],
      [visitWord('address', language), visit.address],
      [words.party, String(party)],
      [words.join, state === 'place' && !isOver ? visit.join : null],
    ]),
    action: isOver ? { words: words.again, href } : ownAction(booking, centre),
    closing: [...(closing ? [closing] : []), common.questions(centre.phone), ...(isFirst ? [words.notYou] : [])],
    ...letterEnd(common.privacy, language, centre),
  };
}

/** The link to the page with the button that confirms or cancels. */
function ownAction(booking: Booking, centre: MailCentre): { words: string; href: string } {
  const { confirm, cancel, leave } = bookingWords[booking.language];
  const href = tokenUrl(booking.state === 'asked' ? bookingConfirmPath : cancelPath, booking, centre);
  return { words: { asked: confirm, place: cancel, waiting: leave }[booking.state], href };
}

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
