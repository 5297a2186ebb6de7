import type { ErasureSubject } from '../store/erasure-records.ts';
import type { EnquiryStore } from '../store/store.ts';
import { erasureLogFile, writeErasureLog } from './erasure-log.ts';

/**
 * Erases the data of a person or of one id, and writes the file of erasures that a restore applies. The file is written
 * before the deletion too, so nothing is erased if the file cannot be written. After the deletion a failure is no error:
 * the database has the record, and the next erasure writes it.
 * @param dataDir the folder of the file, `DATA_DIR`
 * @throws Error when the file cannot be written before the deletion
 */
export async function eraseWithRecord(
  store: Pick<EnquiryStore, 'erase' | 'erasures'>,
  dataDir: string,
  whose: ErasureSubject,
): ReturnType<EnquiryStore['erase']> {
  const log = erasureLogFile(dataDir);
  writeErasureLog(log, await store.erasures());
  const outcome = await store.erase(whose);
  try {
    writeErasureLog(log, await store.erasures());
  } catch {
    // The person is erased, and so the caller is told.
  }
  return outcome;
}
