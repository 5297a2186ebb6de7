import { join } from 'node:path';
import { afterEach } from 'vitest';
import {
  type EnquiryStore,
  enquiryStoreOn,
  openDatabase,
  openEnquiryStore,
  type EnquiryStoreEnv,
  type EnquiryStoreOptions,
} from '../server/enquiries/store/store.ts';
import { emptyDatabases } from './empty-databases.ts';
import { temporaryFolders } from './temporary-folders.ts';

/** Stores that tests open on databases of `emptyDatabases`, closed after each test. */
export function openedStores() {
  const emptyDatabase = emptyDatabases();
  const { emptyFolder } = temporaryFolders('backups');
  const opened: EnquiryStore[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((store) => store.close()));
  });

  async function open(env: EnquiryStoreEnv, options?: EnquiryStoreOptions): Promise<EnquiryStore> {
    const store = await openEnquiryStore(env, options);
    opened.push(store);
    return store;
  }

  /** Opens a database with its store, as the office uses both. The database is empty unless `given` is set. */
  async function openBoth(options?: EnquiryStoreOptions, given?: EnquiryStoreEnv) {
    const env = given ?? (await emptyDatabase());
    const database = await openDatabase(env);
    const store = enquiryStoreOn(database, env, options);
    opened.push(store);
    return { env, database, store };
  }

  /** A store on an empty database, with a clock that the test sets. */
  async function openWithClock(options: EnquiryStoreOptions = {}) {
    let time = new Date('2026-03-01T10:00:00.000Z');
    const store = await open(await emptyDatabase(), { ...options, now: () => time });
    return { store, now: () => time, pass: (ms: number) => void (time = new Date(time.getTime() + ms)) };
  }

  /** Backs a store up, and resolves to the file. */
  async function backUp(store: EnquiryStore): Promise<string> {
    const file = join(emptyFolder(), 'backup');
    await store.backup(file);
    return file;
  }

  return { emptyDatabase, backUp, open, openBoth, openWithClock };
}
