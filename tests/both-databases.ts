import { afterAll, beforeAll } from 'vitest';
import type { EnquiryStoreEnv } from '../server/enquiries/store/store.ts';
import { startPostgres, type PostgresPeer } from './postgres.ts';
import { temporaryFolders } from './temporary-folders.ts';

/**
 * The supported databases, for `describe.each`: a name, and a function that creates an empty one. They sync to disk, as
 * tests kill the writing process.
 */
export function bothDatabases(): [string, () => Promise<EnquiryStoreEnv>][] {
  const { emptyFolder } = temporaryFolders('databases');
  let postgres: PostgresPeer | undefined;
  beforeAll(async () => {
    postgres = await startPostgres({ durable: true });
  });
  afterAll(() => postgres?.stop());
  return [
    ['SQLite', async () => ({ DATA_DIR: emptyFolder() })],
    ['PostgreSQL', async () => ({ DATABASE_URL: await postgres!.createDatabase(), DATA_DIR: 'unused' })],
  ];
}
