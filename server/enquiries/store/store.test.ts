import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { enquiryStoreContract } from './store.contract.ts';
import { openEnquiryStore } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'enquiries-'));
afterAll(() => rmSync(folder, { recursive: true }));
let databases = 0;
const emptyFolder = () => ({ DATA_DIR: join(folder, String(++databases), 'data') });

enquiryStoreContract('SQLite', async () => emptyFolder());

test('nobody but its account reads the database, and what is erased is no longer in its files', async () => {
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

test('says which database cannot be opened', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const opening = openEnquiryStore({ DATA_DIR: file });
  await expect(opening).rejects.toThrow(
    `The enquiries' database ${join(file, 'enquiries.sqlite')} cannot be opened: EEXIST`,
  );
});
