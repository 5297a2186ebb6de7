import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { openEnquiryStore, type EnquiryStoreEnv } from '../server/enquiries/store/store.ts';
import { startPostgres, type PostgresPeer } from './postgres.ts';
import { temporaryFolders } from './temporary-folders.ts';

/**
 * Makes empty databases for a file of tests: SQLite, or PostgreSQL with TEST_DATABASE=PostgreSQL. They sync to disk, as
 * tests kill the writing process.
 */
export function emptyDatabases(): () => Promise<EnquiryStoreEnv> {
  const { emptyFolder } = temporaryFolders('databases');
  if (process.env['TEST_DATABASE'] !== 'PostgreSQL')
    return async () => ({ DATA_DIR: await withDatabase(emptyFolder()) });
  let postgres: PostgresPeer | undefined;
  beforeAll(async () => {
    postgres = await startPostgres({ durable: true });
  });
  afterAll(() => postgres?.stop());
  return async () => ({ DATABASE_URL: await postgres!.createDatabase(), DATA_DIR: 'unused' });
}

/** The file of a SQLite database with all tables and no rows. */
let file: Buffer | undefined;

/** Puts an empty SQLite database into a folder, as a copy: creating its tables takes ten times as long. */
export async function withDatabase(folder: string): Promise<string> {
  const path = join(folder, 'enquiries.sqlite');
  if (file) writeFileSync(path, file, { mode: 0o600 });
  else {
    await (await openEnquiryStore({ DATA_DIR: folder })).close();
    file = readFileSync(path);
  }
  return folder;
}
