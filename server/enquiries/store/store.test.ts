import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { temporaryFolders } from '../../../tests/temporary-folders.ts';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { type EnquiryStore, databasePlace, openEnquiryStore, withEnquiryStore } from './store.ts';

const { folder } = temporaryFolders('enquiries');
let databases = 0;
const emptyFolder = () => ({ DATA_DIR: join(folder, String(++databases), 'data') });

test('only the account of the process can read the database, and erased texts are no longer in its files', async () => {
  const env = emptyFolder();
  const file = join(env.DATA_DIR, 'enquiries.sqlite');
  const store = await openEnquiryStore(env);
  const enquiry = sampleEnquiry({ message: 'a sentence to be forgotten', email: 'forget.me@example.com' });
  await store.accept(enquiry);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(statSync(`${file}-wal`).mode & 0o077).toBe(0);
  await store.erase({ email: enquiry.email });
  const bytes = Buffer.concat([readFileSync(file), readFileSync(`${file}-wal`)]).toString('latin1');
  expect(bytes).not.toContain('a sentence to be forgotten');
  expect(bytes).not.toContain('forget.me');
  await store.close();
});

test('texts erased while another process reads leave the files at the next attempt, which any process makes', async () => {
  const env = emptyFolder();
  const file = join(env.DATA_DIR, 'enquiries.sqlite');
  const [store, other] = [await openEnquiryStore(env), await openEnquiryStore(env)];
  await store.accept(sampleEnquiry({ message: 'a sentence to be forgotten', email: 'forget.me@example.com' }));
  await store.accept(sampleEnquiry());
  const reader = new DatabaseSync(file);
  reader.exec('begin; select count(*) from enquiries');
  expect(await store.erase({ email: 'forget.me@example.com' })).toMatchObject({ enquiries: 1, cleaned: false });
  expect(await other.cleanLeft()).toBe(false);
  reader.close();
  expect(await other.cleanLeft()).toBe(true);
  const bytes = Buffer.concat([readFileSync(file), readFileSync(`${file}-wal`)]).toString('latin1');
  expect(bytes).not.toMatch(/a sentence to be forgotten|forget\.me/);
  expect(await store.cleanLeft()).toBe(false);
  await Promise.all([store.close(), other.close()]);
});

test('a replaced database file is noticed by a readiness check and by an enquiry', async () => {
  const env = emptyFolder();
  const store = await openEnquiryStore(env);
  await store.ping();
  const file = join(env.DATA_DIR, 'enquiries.sqlite');
  renameSync(file, `${file}.old`);
  for (const attempt of [store.ping(), store.accept(sampleEnquiry())])
    await expect(attempt).rejects.toMatchObject({ code: 'DATABASE_REPLACED' });
  writeFileSync(file, '');
  await expect(store.ping()).rejects.toMatchObject({ code: 'DATABASE_REPLACED' });
  renameSync(`${file}.old`, file);
  await store.ping();
  renameSync(`${file}-wal`, `${file}-wal.old`);
  await expect(store.ping()).rejects.toMatchObject({ code: 'DATABASE_REPLACED' });
  await store.close();
});

test('a store that is opened for one purpose is closed afterwards, even if that purpose fails', async () => {
  const env = emptyFolder();
  const opened: EnquiryStore[] = [];
  const use = async (store: EnquiryStore) => {
    opened.push(store);
    await store.ping();
    return opened.length;
  };
  expect(await withEnquiryStore(env, use)).toBe(1);
  const failing = withEnquiryStore(env, async (store) => {
    await use(store);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  for (const store of opened) await expect(store.ping()).rejects.toThrow('destroyed');
});

test('a database is named without its password', () => {
  const DATA_DIR = 'data';
  expect(databasePlace({ DATA_DIR })).toBe(join('data', 'enquiries.sqlite'));
  expect(databasePlace({ DATA_DIR, DATABASE_URL: 'postgres://a:secret@b/c' })).toBe('PostgreSQL (DATABASE_URL)');
});
