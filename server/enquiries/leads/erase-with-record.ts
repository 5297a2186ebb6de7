import type { EnquiryStore } from '../store/enquiry-store.ts';
import type { ErasureSubject } from '../store/erasure-queries.ts';
import { erasureLogFile, writeErasureLog } from './erasure-log.ts';

/**
 * Erases the data of a person or of one id, and writes the file of erasures that a restore applies. The file is written
 * before the deletion too, so nothing is erased if the file cannot be written. Without the file, a restore would bring
 * the data back.
 * @param dataDir the folder of the file, `DATA_DIR`
 * @throws Error when the file cannot be written
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
