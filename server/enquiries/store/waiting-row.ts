import type { BookingLetter } from '../../../src/schema/booking.ts';
import type { DeliveryKind } from '../outbox/delivery.ts';
import type { OutboxRow } from './tables.ts';

/** The subject of a delivery; null for a cancelled booking. */
type About =
  | { enquiry: string }
  | { subscription: string; edition?: string }
  | { booking: string; letter: BookingLetter }
  | null;

/**
 * The row of a delivery that is due at once.
 * @param id stays the same over all attempts, see `Claimed`
 */
export function waitingRow(id: string, kind: DeliveryKind, about: About, at: Date): OutboxRow {
  return {
    id,
    enquiry_id: about && 'enquiry' in about ? about.enquiry : null,
    subscription_id: about && 'subscription' in about ? about.subscription : null,
    booking_id: about && 'booking' in about ? about.booking : null,
    letter: about && 'booking' in about ? about.letter : null,
    edition: about && 'edition' in about ? (about.edition ?? null) : null,
    contents: null,
    email_key: null,
    kind,
    state: 'waiting',
    attempts: 0,
    next_attempt_at: at.toISOString(),
    lease_until: null,
    last_error: null,
    sent_at: null,
    created_at: at.toISOString(),
  };
}

/** The id of the mail about a cancelled booking. */
export function cancellationId(booking: string): string {
  return `${booking}.cancellation-mail`;
}
