import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type PostgresPeer } from '../../../tests/postgres.ts';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { openEnquiryStore } from './store.ts';

let postgres: PostgresPeer;
beforeAll(async () => (postgres = await startPostgres()));
afterAll(() => postgres?.stop());

test('a lost database is reported as an error, and is used again after its restart', async () => {
  const peer = await startPostgres();
  const store = await openEnquiryStore({ DATABASE_URL: peer.url, DATA_DIR: 'unused' });
  await store.accept(sampleEnquiry());
  await peer.halt();
  await peer.start();
  // The first query may fail, because the server has closed the connection; the next one must succeed.
  await store.ping().catch(() => {});
  expect(await store.accept(sampleEnquiry())).toBe('stored');
  expect(await store.list()).toHaveLength(2);
  await peer.stop();
  await expect(store.accept(sampleEnquiry())).rejects.toMatchObject({ name: 'EnquiryStoreError' });
  await expect(store.ping()).rejects.toMatchObject({ name: 'EnquiryStoreError' });
  await store.close();
});

test('erased texts and documents are no longer in the files of the tables', async () => {
  const url = await postgres.createDatabase();
  const store = await openEnquiryStore({ DATABASE_URL: url, DATA_DIR: 'unused' });
  const tables = async () => {
    await postgres.writeFiles();
    const files = readdirSync(join(postgres.data, 'base'), { recursive: true, withFileTypes: true });
    return Buffer.concat(
      // PostgreSQL may delete its cache of catalogues at any moment.
      files
        .filter((file) => file.isFile() && file.name !== 'pg_internal.init')
        .map((file) => readFileSync(join(file.parentPath, file.name))),
    );
  };
  const enquiry = sampleEnquiry({ message: 'a sentence to be forgotten' });
  const folder = mkdtempSync(join(tmpdir(), 'document-'));
  const file = join(folder, 'proposal.pdf');
  writeFileSync(file, 'a document to be forgotten');
  await store.accept(sampleEnquiry());
  await store.accept(enquiry, [{ name: 'proposal.pdf', size: statSync(file).size, file }]);
  rmSync(folder, { recursive: true });
  const found = async () => {
    const bytes = await tables();
    return ['a sentence to be forgotten', 'a document to be forgotten'].filter((text) => bytes.includes(text));
  };
  expect(await found()).toHaveLength(2);
  expect(await store.erase({ id: enquiry.id })).toMatchObject({ enquiries: 1, cleaned: true });
  expect(await found()).toEqual([]);
  expect(await store.list()).toHaveLength(1);
  await store.close();
});

test('a database that hangs is reported within seconds', async () => {
  const url = await postgres.createDatabase();
  const store = await openEnquiryStore({ DATABASE_URL: url, DATA_DIR: 'unused' });
  await store.ping();
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query('begin');
  await other.query('lock table settings');
  const started = Date.now();
  await expect(store.ping()).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  expect(Date.now() - started).toBeLessThan(20_000);
  await other.end();
  await store.ping();
  await store.close();
});
