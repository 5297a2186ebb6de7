import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fillWithEnquiries } from '../../../tests/many-enquiries.ts';
import { temporaryFolders } from '../../../tests/temporary-folders.ts';
import { fillEnquiryIndex } from './enquiry-index.ts';
import { openDatabase } from './store.ts';

const { emptyFolder } = temporaryFolders('enquiry-index');

test('each search reads all pages of the filled index, and the pages are nearly full', async () => {
  const { db, database } = await openDatabase({ DATA_DIR: emptyFolder() });
  await fillWithEnquiries(db, 2000);
  expect(await fillEnquiryIndex(db, database)).toEqual({ filled: 2000, enquiries: 2000 });
  const { rows } = await sql<{ share: number }>`
    select sum(unused) / sum(pgsize * 1.0) as share from dbstat where name = 'enquiry_index'`.execute(db);
  expect(rows[0]?.share).toBeLessThan(0.1);
  await db.destroy();
});
