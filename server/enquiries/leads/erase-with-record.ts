import type { EnquiryStore } from '../store/enquiry-store.ts';
import type { ErasureSubject } from '../store/erasure-queries.ts';
import { erasureLogFile, writeErasureLog } from './erasure-log.ts';

/**
 * Erases a person, or one enquiry, and writes the record that a restore applies. The file is written before the
 * deletion, to find out whether that is possible, and again after it. Without the record, a restored backup would bring
 * the enquiry back.
 * @param dataDir the folder of the file, `DATA_DIR`
 * @throws Error when the file cannot be written; nothing is erased if that fails the first time
 */
export async function eraseWithRecord(
  store: Pick<EnquiryStore, 'erase' | 'erasures'>,
  dataDir: string,
  whose: ErasureSubject,
): ReturnType<EnquiryStore['erase']> {
  const log = erasureLogFile(dataDir);
  writeErasureLog(log, await store.erasures());
  const outcome = await store.erase(whose);
  writeErasureLog(log, await store.erasures());
  return outcome;
}
