import type { EnquirySelection } from '../../../src/schema/office.ts';
import { fillSearchTexts } from '../../enquiries/store/search-texts.ts';
import type { StoredEnquiry } from '../../enquiries/store/enquiry-filter.ts';
import { EnquiryStoreError, errorCode } from '../../enquiries/store/store-error.ts';
import { storedEnquiries } from '../../enquiries/store/stored-enquiries.ts';
import type { OpenedDatabase } from '../../enquiries/store/store.ts';
import { selectedEnquiries } from '../enquiries/enquiry-lines.ts';

/**
 * Everything that is stored of the enquiries of a selection, newest first; null for more than `most`.
 * @throws EnquiryStoreError, which holds no personal data
 */
export async function readSelected(
  { db, database }: Pick<OpenedDatabase, 'db' | 'database'>,
  selection: EnquirySelection,
  most: number,
): Promise<StoredEnquiry[] | null> {
  try {
    if (selection.search !== undefined) await fillSearchTexts(db, database);
    const rows = await selectedEnquiries(db, selection)
      .selectAll('enquiries')
      .orderBy('enquiries.received_at', 'desc')
      .orderBy('enquiries.id', 'desc')
      .limit(most + 1)
      .execute();
    if (rows.length > most) return null;
    return await storedEnquiries(db, rows, selectedEnquiries(db, selection).select('enquiries.id').$asScalar());
  } catch (error) {
    throw new EnquiryStoreError('export', errorCode(error));
  }
}
