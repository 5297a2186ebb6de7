import { sql } from 'kysely';
import type { EnquirySelection } from '../../../src/schema/office-enquiries.ts';
import { fillEnquiryIndex } from '../../enquiries/store/enquiry-index.ts';
import type { StoredEnquiry } from '../../enquiries/store/enquiry-filter.ts';
import { EnquiryStoreError, errorCode } from '../../enquiries/store/store-error.ts';
import { storedInBatches } from '../../enquiries/store/stored-enquiries.ts';
import type { OpenedDatabase } from '../../enquiries/store/store.ts';
import { selected } from '../enquiries/selected.ts';

/**
 * Reads the enquiries of a selection with their deliveries and states, newest first, in batches.
 * @param ids chosen enquiries of the selection; no ids for all enquiries
 * @throws EnquiryStoreError, which contains no personal data
 */
export async function* readSelected(
  { db, database }: Pick<OpenedDatabase, 'db' | 'database'>,
  selection: EnquirySelection,
  ids: readonly string[] = [],
): AsyncGenerator<StoredEnquiry[]> {
  try {
    await fillEnquiryIndex(db, database);
    yield* storedInBatches(db, (after, limit) =>
      selected(db, selection)
        .select(['enquiry_index.enquiry_id as id', 'enquiry_index.received_at as receivedAt'])
        .$if(ids.length > 0, (query) => query.where('enquiry_index.enquiry_id', 'in', ids))
        .$if(after !== null, (query) =>
          query.where(
            sql<boolean>`(enquiry_index.received_at, enquiry_index.enquiry_id) < (${after!.receivedAt}, ${after!.id})`,
          ),
        )
        .orderBy('enquiry_index.received_at', 'desc')
        .orderBy('enquiry_index.enquiry_id', 'desc')
        .limit(limit)
        .execute(),
    );
  } catch (error) {
    throw new EnquiryStoreError('export', errorCode(error));
  }
}

/**
 * Counts the enquiries of a selection.
 * @throws EnquiryStoreError, which contains no personal data
 */
export async function countSelected(
  { db, database }: Pick<OpenedDatabase, 'db' | 'database'>,
  selection: EnquirySelection,
): Promise<number> {
  try {
    await fillEnquiryIndex(db, database);
    const row = await selected(db, selection)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  } catch (error) {
    throw new EnquiryStoreError('export', errorCode(error));
  }
}
