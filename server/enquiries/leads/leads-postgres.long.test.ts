import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type PostgresPeer } from '../../../tests/postgres.ts';
import { printed } from '../../../tests/printed.ts';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { temporaryFolders } from '../../../tests/temporary-folders.ts';
import { withEnquiryStore } from '../store/store.ts';
import { erasureLogFile, readErasureLog } from './erasure-log.ts';
import { runLeads } from './leads-commands.ts';

const { emptyFolder } = temporaryFolders('leads-postgres');

let postgres: PostgresPeer;
beforeAll(async () => (postgres = await startPostgres()));
afterAll(() => postgres?.stop());

/** Runs `leads erase` on the PostgreSQL database, with the given data folder. */
async function erase(email: string, dataDir: string) {
  return printed((streams) =>
    runLeads(['erase', email, '--yes'], {
      ...streams,
      variables: { DATABASE_URL: postgres.url, DATA_DIR: dataDir },
      statedMonths: async () => ({ enquiries: 12, waiting: 24 }),
      titles: async () => ({ courses: [], campuses: [] }),
      folder: dataDir,
    }),
  );
}

test('an erasure is recorded even without a data folder, and deletes nothing if it cannot be recorded', async () => {
  const { email } = sampleEnquiry();
  const dataDir = join(emptyFolder(), 'data');
  const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir };
  const stored = () => withEnquiryStore(env, async (store) => (await store.list({ search: email })).length);
  await withEnquiryStore(env, (store) => store.accept(sampleEnquiry({ email })));

  const inTheWay = join(emptyFolder(), 'file');
  writeFileSync(inTheWay, '');
  const refused = await erase(email, join(inTheWay, 'data'));
  expect([refused.code, await stored()]).toEqual([1, 1]);
  const done = await erase(email, dataDir);
  expect([done.code, await stored()]).toEqual([0, 0]);
  expect(readErasureLog(erasureLogFile(dataDir))).toHaveLength(1);
});
