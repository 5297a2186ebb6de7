import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { fieldMigrations } from './field-columns.ts';
import { NodeSqliteDialect } from './node-sqlite-dialect.ts';

test('a field added later gets its own columns, which are empty for earlier enquiries', async () => {
  const database = new DatabaseSync(':memory:');
  database.exec(`create table enquiries (id text primary key); insert into enquiries values ('before')`);
  const db = new Kysely<unknown>({ dialect: new NodeSqliteDialect(database) });
  const steps = fieldMigrations({ name: { type: 'line' }, licence: { type: 'line' }, sms: { type: 'consent' } });
  expect(Object.keys(steps)).toEqual(['field-licence', 'field-sms']);
  for (const step of Object.values(steps)) await step(db);
  expect(database.prepare('select * from enquiries').all()).toEqual([
    { id: 'before', licence: null, sms_text_version: null, sms_at: null },
  ]);
  database.exec(`insert into enquiries values ('after', '007', 'v1', '2026-03-01T10:00:00.000Z')`);
  expect(database.prepare('select * from enquiries where licence = ?').get('007')).toMatchObject({
    sms_text_version: 'v1',
  });
  await db.destroy();
});
