import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { temporaryFolders } from '../../../tests/temporary-folders.ts';
import { fieldSteps } from './layout.ts';
import { openSqlite } from './sqlite.ts';
import type { EnquiryRow } from './tables.ts';

const { emptyFolder } = temporaryFolders('layout');

test('a field added later gets its own columns, which are empty for earlier enquiries', async () => {
  const db = openSqlite(join(emptyFolder(), 'enquiries.sqlite')) as unknown as Kysely<{
    enquiries: Partial<EnquiryRow> & Record<string, string | null>;
  }>;
  const row = { id: 'before', form: 'contact', language: 'es', received_at: '', name: '', email: '', email_key: '' };
  const consent = { mailbox_key: '', privacy_text_version: '', privacy_at: '', search: '' };
  await db
    .insertInto('enquiries')
    .values({ ...row, ...consent })
    .execute();
  const steps = fieldSteps(['name', 'country', 'licence', 'sms'], (name) => name === 'sms');
  expect(Object.keys(steps)).toEqual(['field-licence', 'field-sms']);
  for (const step of Object.values(steps)) await step(db);
  expect(await sql`select licence, sms_text_version, sms_at from enquiries`.execute(db)).toMatchObject({
    rows: [{ licence: null, sms_text_version: null, sms_at: null }],
  });
  await db.destroy();
});
