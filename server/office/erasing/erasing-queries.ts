import type { Keeping } from '../../../src/schema/office-erasing.ts';
import { countKept } from '../../enquiries/store/count-kept.ts';
import { EnquiryStoreError, errorCode } from '../../enquiries/store/store-error.ts';
import type { OpenedDatabase } from '../../enquiries/store/store.ts';

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
