import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type PostgresPeer } from '../../../tests/postgres.ts';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { enquiryStoreContract } from './store.contract.ts';
import { openEnquiryStore } from './store.ts';

let postgres: PostgresPeer;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

enquiryStoreContract('PostgreSQL', async () => ({ DATABASE_URL: await postgres.createDatabase(), DATA_DIR: 'unused' }));

test('a database that goes away is an error, not the end of the process, and is used again when it is back', async () => {
  const peer = await startPostgres();
  const store = await openEnquiryStore({ DATABASE_URL: peer.url, DATA_DIR: 'unused' });
  await store.accept(sampleEnquiry());
  await peer.restart();
  // The first query may meet a connection that the server has closed; the visitor's second try must not.
  await store.ping().catch(() => {});
  expect(await store.accept(sampleEnquiry())).toBe('stored');
  expect(await store.list()).toHaveLength(2);
  await peer.stop();
  await expect(store.accept(sampleEnquiry())).rejects.toMatchObject({ name: 'EnquiryStoreError' });
  await expect(store.ping()).rejects.toMatchObject({ name: 'EnquiryStoreError' });
  await store.close();
}, 60_000);

test('an unreachable database is named without its password', async () => {
  const opening = openEnquiryStore({ DATABASE_URL: 'postgres://site:hush@127.0.0.1:1/site', DATA_DIR: 'unused' });
  const message = await opening.then(
    () => 'opened',
    (reason: Error) => reason.message,
  );
  expect(message).toMatch(/PostgreSQL \(DATABASE_URL\) cannot be opened: .*ECONNREFUSED/);
  expect(message).not.toContain('hush');
});
