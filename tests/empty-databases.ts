import { afterAll, beforeAll } from 'vitest';
import type { EnquiryStoreEnv } from '../server/enquiries/store/store.ts';
import { startPostgres, type PostgresPeer } from './postgres.ts';
import { temporaryFolders } from './temporary-folders.ts';

/**
 * Makes empty databases for a file of tests: SQLite, or PostgreSQL with TEST_DATABASE=PostgreSQL. They sync to disk, as
 * tests kill the writing process.
 */
export function emptyDatabases(): () => Promise<EnquiryStoreEnv> {
  const { emptyFolder } = temporaryFolders('databases');
  if (process.env['TEST_DATABASE'] !== 'PostgreSQL') return async () => ({ DATA_DIR: emptyFolder() });
  let postgres: PostgresPeer | undefined;
  beforeAll(async () => {
    postgres = await startPostgres({ durable: true });
  });
  afterAll(() => postgres?.stop());
  return async () => ({ DATABASE_URL: await postgres!.createDatabase(), DATA_DIR: 'unused' });
}
