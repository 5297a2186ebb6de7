import { randomBytes } from 'node:crypto';
import type { Booking, BookingRequest, VisitFacts } from '../../../src/schema/booking.ts';
import { madridMoment } from '../../../src/site/visits.ts';
import { addDays, madridDay } from '../../../src/site/days.ts';
import { emailKey, mailboxKey } from './email-key.ts';
import { assertStorable } from './enquiry-row.ts';
import type { BookingRow } from './tables.ts';

/** Time in Madrid, on the day before a visit, from which its reminder is queued. */
const reminderHour = '10:00';

/** The moment from which the reminder of a visit is queued. */
export function reminderTime({ startsAt }: Pick<VisitFacts, 'startsAt'>): Date {
  return madridMoment(addDays(madridDay(new Date(startsAt)), -1), reminderHour);
}

/** Time and place of a visit, or its cancellation, as text: earlier mails are outdated when this text changes. */
export function toldOf({
  startsAt,
  endsAt,
  place,
  cancelled,
}: Pick<VisitFacts, 'startsAt' | 'endsAt' | 'place' | 'cancelled'>) {
  return cancelled ? 'cancelled' : `${startsAt} ${endsAt} ${place}`;
}

/** The column that marks a booking as reminded, if it gets its place after the time of the reminder. */
export function remindedAt(visit: VisitFacts, at: Date): { reminded_at?: string } {
  return at >= reminderTime(visit) ? { reminded_at: at.toISOString() } : {};
}

/** The row of a request. */
export function newBookingRow(request: BookingRequest, at: Date): BookingRow {
  const { submission, visit, name, email, phone, party, message, language, consent, marketing } = request;
  assertStorable([name, email, phone, message]);
  return {
    id: submission,
    token: randomBytes(24).toString('base64url'),
    visit: visit.id,
    name,
    email,
    email_key: emailKey(email),
    mailbox_key: mailboxKey(email),
    phone,
    party,
    message,
    language,
    state: 'asked',
    booked_at: at.toISOString(),
    told: toldOf(visit),
    reminded_at: null,
    came: null,
    privacy_text_version: consent.textVersion,
    privacy_at: consent.at.toISOString(),
    marketing_text_version: marketing?.textVersion ?? null,
    marketing_at: marketing?.at.toISOString() ?? null,
  };
}

export function fromBookingRow(row: BookingRow): Booking {
  const { id, visit, name, email, party, language, state, token } = row;
  return { id, visit, name, email, party, language, state, token };
}
