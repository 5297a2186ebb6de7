import type { ErasingPreview, Keeping } from '../../../src/schema/office-erasing.ts';
import { countKept } from '../../enquiries/store/count-kept.ts';
import { emailKey } from '../../enquiries/store/email-key.ts';
import type { ErasureSubject } from '../../enquiries/store/erasure-queries.ts';
import { EnquiryStoreError, errorCode } from '../../enquiries/store/store-error.ts';
import { cancellationId } from '../../enquiries/store/waiting-row.ts';
import type { OpenedDatabase } from '../../enquiries/store/store.ts';

/**
 * Counts what an erasure would delete.
 * @throws EnquiryStoreError, which contains no personal data
 */
export async function countErasable(
  { db }: Pick<OpenedDatabase, 'db'>,
  whose: ErasureSubject,
): Promise<Omit<ErasingPreview, 'backupsUntil'>> {
  const [column, value] = 'id' in whose ? (['id', whose.id] as const) : (['email_key', emailKey(whose.email)] as const);
  const idsIn = (table: 'enquiries' | 'subscriptions' | 'bookings') =>
    db.selectFrom(table).select('id').where(column, '=', value);
  const number = async (counting: Promise<{ number: string | number | bigint } | undefined>) =>
    Number((await counting)?.number ?? 0);
  try {
    return {
      enquiries: (await idsIn('enquiries').execute()).length,
      events: await number(
        db
          .selectFrom('events')
          .where('enquiry_id', 'in', idsIn('enquiries'))
          .select(({ fn }) => fn.countAll().as('number'))
          .executeTakeFirst(),
      ),
      subscriptions: (await idsIn('subscriptions').execute()).length,
      bookings: (await idsIn('bookings').execute()).length,
      deliveries: await number(
        db
          .selectFrom('outbox')
          .where(({ eb, or }) =>
            or([
              eb('enquiry_id', 'in', idsIn('enquiries')),
              eb('subscription_id', 'in', idsIn('subscriptions')),
              eb('booking_id', 'in', idsIn('bookings')),
              'id' in whose ? eb('id', '=', cancellationId(whose.id)) : eb('email_key', '=', value),
            ]),
          )
          .select(({ fn }) => fn.countAll().as('number'))
          .executeTakeFirst(),
      ),
    };
  } catch (error) {
    throw new EnquiryStoreError('countErasable', errorCode(error));
  }
}

/**
 * Counts the bookings of visits: all, and those made before a time, which the daily purge deletes with the enquiries.
 * @throws EnquiryStoreError, which contains no personal data
 */
export async function countBookings({ db }: Pick<OpenedDatabase, 'db'>, before: Date): Promise<Keeping['bookings']> {
  try {
    return await countKept(db, ['bookings', 'booked_at'], before);
  } catch (error) {
    throw new EnquiryStoreError('countBookings', errorCode(error));
  }
}
