import type { EnquirySelection } from '../../../src/schema/office.ts';
import { fillEnquiryIndex } from '../../enquiries/store/enquiry-index.ts';
import type { StoredEnquiry } from '../../enquiries/store/enquiry-filter.ts';
import { EnquiryStoreError, errorCode } from '../../enquiries/store/store-error.ts';
import { storedEnquiries } from '../../enquiries/store/stored-enquiries.ts';
import type { OpenedDatabase } from '../../enquiries/store/store.ts';
import { selected } from '../enquiries/selected.ts';

/**
 * Everything that is stored of the enquiries of a selection, newest first; null for more than `most`.
 * @param ids the ones that were picked of them; none for all
 * @throws EnquiryStoreError, which holds no personal data
 */
export async function readSelected(
  { db, database }: Pick<OpenedDatabase, 'db' | 'database'>,
  selection: EnquirySelection,
  most: number,
  ids: readonly string[] = [],
): Promise<StoredEnquiry[] | null> {
  try {
    await fillEnquiryIndex(db, database);
    const found = () =>
      selected({ db, database }, selection)
        .$if(ids.length > 0, (query) => query.where('enquiry_index.enquiry_id', 'in', ids))
        .select('enquiry_index.enquiry_id')
        .$asScalar();
    const rows = await db
      .selectFrom('enquiries')
      .selectAll()
      .where('id', 'in', found())
      .orderBy('received_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most + 1)
      .execute();
    if (rows.length > most) return null;
    return await storedEnquiries(db, rows, found());
  } catch (error) {
    throw new EnquiryStoreError('export', errorCode(error));
  }
}
