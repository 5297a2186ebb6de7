import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { emailKey, mailboxKey } from './email-key.ts';
import { chunks } from './chunks.ts';
import type { BookingRow } from './booking-tables.ts';
import type { EnquiryRow, ErasureRow, SubscriptionRow, Tables } from './tables.ts';

/** An erasure concerns the data of an address, or the enquiry, subscription or booking with an id. */
export type ErasureSubject = { email: string } | { id: string };

/** The column by which an erasure finds enquiries, subscriptions and bookings, and the value to find. */
export function erasedBy(whose: ErasureSubject): ['id' | 'email_key', string] {
  return 'id' in whose ? ['id', whose.id] : ['email_key', emailKey(whose.email)];
}

/**
 * The key under which an erasure is recorded: a hash. It identifies a restored row, so that the erasure can be
 * repeated, and does not contain the address.
 */
export function erasureKey(whose: ErasureSubject | { subscriber: string } | { leftMailbox: string }): string {
  return createHash('sha256')
    .update(`erasure ${erasureText(whose)}`)
    .digest('base64url');
}

function erasureText(whose: Parameters<typeof erasureKey>[0]): string {
  if ('id' in whose) return `id ${whose.id}`;
  if ('email' in whose) return `email ${emailKey(whose.email)}`;
  if ('subscriber' in whose) return `subscriber ${emailKey(whose.subscriber)}`;
  return `mailbox ${mailboxKey(whose.leftMailbox)}`;
}

/** Whether an enquiry was erased after it was received. Enquiries that the person sends later are kept. */
export function isErased(
  row: Pick<EnquiryRow, 'id' | 'email_key' | 'received_at'>,
  erasures: ReadonlyMap<string, string>,
): boolean {
  return [erasureKey({ id: row.id }), erasureKey({ email: row.email_key })].some((key) => {
    const erasedAt = erasures.get(key);
    return erasedAt !== undefined && row.received_at <= erasedAt;
  });
}

/**
 * Whether a subscription was erased, or its address unsubscribed, after the confirmation. For an unconfirmed
 * subscription the time of the request counts.
 */
export function isForgotten(row: SubscriptionRow, erasures: ReadonlyMap<string, string>): boolean {
  const asked = row.confirmed_at ?? row.requested_at;
  const keys = [{ id: row.id }, { email: row.email_key }, { subscriber: row.email_key }].map(erasureKey);
  return keys.some((key) => asked <= (erasures.get(key) ?? ''));
}

/** Whether a booking was cancelled or erased after it was made. */
export function isBookingGone(
  row: Pick<BookingRow, 'id' | 'email_key' | 'booked_at'>,
  erasures: ReadonlyMap<string, string>,
): boolean {
  return isErased({ ...row, received_at: row.booked_at }, erasures);
}

/** Records erasures; of two for the same key the later one is kept. */
export async function rememberErasures(db: Kysely<Tables>, erasures: readonly ErasureRow[]): Promise<void> {
  for (const { key, erased_at } of erasures) {
    await db
      .insertInto('erasures')
      .values({ key, erased_at })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({ erased_at }).where('erasures.erased_at', '<', erased_at),
      )
      .execute();
  }
}

/**
 * Deletes rows that had been erased before, and that a restore without the erasures brought back.
 * @param erased times of erasures by their keys
 * @returns how many enquiries, subscriptions and bookings were deleted
 */
export async function repeatErasures(db: Kysely<Tables>, erased: ReadonlyMap<string, string>): Promise<number> {
  const columns = ['id', 'email_key', 'received_at'] as const;
  const enquiries = (await db.selectFrom('enquiries').select(columns).execute()).filter((row) => isErased(row, erased));
  const subscriptions = (await db.selectFrom('subscriptions').selectAll().execute()).filter((row) =>
    isForgotten(row, erased),
  );
  const bookings = (await db.selectFrom('bookings').select(['id', 'email_key', 'booked_at']).execute()).filter((row) =>
    isBookingGone(row, erased),
  );
  const told = await db.selectFrom('told').selectAll().execute();
  const addresses = told.filter(({ address, told_at }) => told_at <= (erased.get(address) ?? ''));
  for (const chunk of chunks(enquiries.map(({ id }) => id))) {
    await db.deleteFrom('outbox').where('enquiry_id', 'in', chunk).execute();
    await db.deleteFrom('enquiries').where('id', 'in', chunk).execute();
  }
  for (const chunk of chunks(subscriptions.map(({ id }) => id))) {
    await db.deleteFrom('outbox').where('subscription_id', 'in', chunk).execute();
    await db.deleteFrom('subscriptions').where('id', 'in', chunk).execute();
  }
  for (const chunk of chunks(bookings.map(({ id }) => id))) {
    await db.deleteFrom('outbox').where('booking_id', 'in', chunk).execute();
    await db.deleteFrom('bookings').where('id', 'in', chunk).execute();
  }
  for (const { address, told_at } of addresses) {
    await db.deleteFrom('told').where('address', '=', address).where('told_at', '=', told_at).execute();
  }
  return enquiries.length + subscriptions.length + bookings.length;
}
