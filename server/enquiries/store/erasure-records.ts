import { createHash } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { DeliveryState } from '../outbox/delivery.ts';
import { emailKey, mailboxKey } from './email-key.ts';
import { chunks } from './locks.ts';
import type { BookingRow, EnquiryRow, ErasureRow, SubscriptionRow, Tables } from './tables.ts';

/** An erasure concerns the data of an address, or the enquiry, subscription or booking with an id. */
export type ErasureSubject = { email: string } | { id: string };

/** Of a subscriber only the subscriptions end; a mailbox that was left gets no mail for a day. */
type KeySubject = ErasureSubject | { subscriber: string } | { leftMailbox: string };

/** The tables with rows of visitors. */
export type PersonalTable = 'enquiries' | 'subscriptions' | 'bookings';

/**
 * The key under which an erasure is recorded: a hash. It identifies a restored row, so that the erasure can be
 * repeated, and does not contain the address.
 */
export function erasureKey(whose: KeySubject): string {
  return createHash('sha256')
    .update(`erasure ${erasureText(whose)}`)
    .digest('base64url');
}

function erasureText(whose: KeySubject): string {
  if ('id' in whose) return `id ${whose.id}`;
  if ('email' in whose) return `email ${emailKey(whose.email)}`;
  if ('subscriber' in whose) return `subscriber ${emailKey(whose.subscriber)}`;
  return `mailbox ${mailboxKey(whose.leftMailbox)}`;
}

/** Erasures by their keys, each with its time. */
export type Erased = ReadonlyMap<string, string>;

/** Whether an enquiry was erased after it was received. Enquiries that the person sends later are kept. */
export function isErased(row: Pick<EnquiryRow, 'id' | 'email_key' | 'received_at'>, erased: Erased): boolean {
  return isGone([{ id: row.id }, { email: row.email_key }], row.received_at, erased);
}

/**
 * Whether a subscription was erased, or its address unsubscribed, after the confirmation. For an unconfirmed
 * subscription the time of the request counts.
 */
export function isForgotten(row: SubscriptionRow, erased: Erased): boolean {
  const keys = [{ id: row.id }, { email: row.email_key }, { subscriber: row.email_key }];
  return isGone(keys, row.confirmed_at ?? row.requested_at, erased);
}

/** Whether a booking was cancelled or erased after it was made. */
export function isBookingGone(row: Pick<BookingRow, 'id' | 'email_key' | 'booked_at'>, erased: Erased): boolean {
  return isGone([{ id: row.id }, { email: row.email_key }], row.booked_at, erased);
}

function isGone(whose: readonly KeySubject[], since: string, erased: Erased): boolean {
  return whose.some((each) => since <= (erased.get(erasureKey(each)) ?? ''));
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
export async function repeatErasures(db: Kysely<Tables>, erased: Erased): Promise<number> {
  const enquiries = await db.selectFrom('enquiries').select(['id', 'email_key', 'received_at']).execute();
  const subscriptions = await db.selectFrom('subscriptions').selectAll().execute();
  const bookings = await db.selectFrom('bookings').select(['id', 'email_key', 'booked_at']).execute();
  const gone = {
    enquiries: enquiries.filter((row) => isErased(row, erased)),
    subscriptions: subscriptions.filter((row) => isForgotten(row, erased)),
    bookings: bookings.filter((row) => isBookingGone(row, erased)),
  };
  for (const table of ['enquiries', 'subscriptions', 'bookings'] as const)
    for (const chunk of chunks(gone[table].map(({ id }) => id))) await removeIds(db, table, chunk);
  for (const { address, told_at } of await db.selectFrom('told').selectAll().execute())
    if (told_at <= (erased.get(address) ?? ''))
      await db.deleteFrom('told').where('address', '=', address).where('told_at', '=', told_at).execute();
  return gone.enquiries.length + gone.subscriptions.length + gone.bookings.length;
}

/** Deletes rows with their deliveries. */
export async function removeRows(
  transaction: Transaction<Tables>,
  table: PersonalTable,
  [column, operator, value]: readonly [column: string, operator: '=' | '<', value: string],
): Promise<{ rows: number; mails: { state: DeliveryState }[] }> {
  const own = sql`${sql.table(table)} where ${sql.ref(column)} ${sql.raw(operator)} ${value}`;
  const { rows: mails } = await sql<{ state: DeliveryState }>`
    delete from outbox where about in (select id from ${own}) returning state`.execute(transaction);
  const { numAffectedRows } = await sql`delete from ${own}`.execute(transaction);
  return { rows: Number(numAffectedRows), mails };
}

export async function removeIds(db: Kysely<Tables>, table: PersonalTable, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('outbox').where('about', 'in', ids).execute();
  await db.deleteFrom(table).where('id', 'in', ids).execute();
}
