import { randomBytes } from 'node:crypto';
import type { EnquiryStore } from './store/store.ts';

const setting = 'form-secret';

/** The keys that sign forms: the first signs new forms, and a signature by any of them is valid. */
export type FormSecrets = () => readonly [Buffer, ...Buffer[]];

/**
 * Keeps the signing key in the enquiries' database, so that it survives a restart and all servers on the database share
 * it. Until the database is open, a temporary key of this process signs forms; it stays valid afterwards.
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
