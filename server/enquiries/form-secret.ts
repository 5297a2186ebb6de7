import { randomBytes } from 'node:crypto';
import type { EnquiryStore } from './store/enquiry-store.ts';

const setting = 'form-secret';

/** The keys of forms: the first signs, all of them verify. */
export type FormSecrets = () => readonly [Buffer, ...Buffer[]];

/**
 * Keeps the key in the enquiries' database: it survives a restart, and all servers on that database share it. A new
 * password or address of the database changes nothing. A key of this process signs forms that are drawn before the
 * database is open; those forms stay valid.
 */
export function createFormSecrets(): { secrets: FormSecrets; load(store: EnquiryStore): Promise<void> } {
  const own = randomBytes(32);
  let known: readonly [Buffer, ...Buffer[]] = [own];
  return {
    secrets: () => known,
    async load(store) {
      const kept = await store.keepSetting(setting, () => randomBytes(32).toString('base64url'));
      known = [Buffer.from(kept, 'base64url'), own];
    },
  };
}
