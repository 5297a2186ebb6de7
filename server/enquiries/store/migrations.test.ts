import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { migrate } from './migrations.ts';
import { NodeSqliteDialect } from './node-sqlite-dialect.ts';
import { openEnquiryStore } from './store.ts';
import type { Tables } from './tables.ts';

test('indexes and two constraints have the names by which a later migration finds them', async () => {
  const database = new DatabaseSync(':memory:');
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(database) });
  await migrate(db, 'sqlite');
  const indexes = database.prepare(`
    select list.tbl_name || ' ' || list.name || ': ' || group_concat(part.name, ' ') as text
    from sqlite_master as list, pragma_index_info(list.name) as part
    where list.type = 'index' and list.sql is not null group by list.name order by text`);
  expect(indexes.all().map(({ text }) => text)).toEqual([
    'bookings bookings_email: email_key',
    'bookings bookings_mailbox: mailbox_key',
    'documents documents_enquiry: enquiry_id',
    'enquiries enquiries_email: email_key',
    'enquiries enquiries_mailbox: mailbox_key received_at',
    'enquiries enquiries_received: received_at',
    'events events_enquiry: enquiry_id at',
    'marks marks_by_assignee: assignee received_at enquiry_id',
    'marks marks_by_state: state received_at enquiry_id',
    'marks marks_opened: opened_at',
    'marks marks_state: state assignee',
    'office_log office_log_at: at',
    'outbox outbox_booking: booking_id',
    'outbox outbox_due: state next_attempt_at',
    'outbox outbox_enquiry: enquiry_id',
    'outbox outbox_subscription: subscription_id',
    'subscriptions subscriptions_mailbox: mailbox_key',
  ]);
  const definition = database.prepare('select sql from sqlite_master where name = ?');
  for (const [table, constraint] of [
    ['subscriptions', 'subscriptions_once'],
    ['told', 'told_once'],
  ] as const)
    expect(definition.get(table)).toMatchObject({ sql: expect.stringContaining(`constraint "${constraint}"`) });
  const counts = database.prepare(`select name from pragma_table_info('form_limits')`);
  expect(counts.all().map(({ name }) => name)).toEqual(['key', 'points', 'expire']);
  await db.destroy();
});

test('migration 0007 keeps deliveries, and the previous version of the server can still write to the outbox', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  const [before, after] = [sampleEnquiry(), sampleEnquiry()];
  const first = await openEnquiryStore({ DATA_DIR: folder });
  await first.accept(before);
  await first.accept(after);
  await first.close();
  // Restores the table as the previous version had it.
  const database = new DatabaseSync(join(folder, 'enquiries.sqlite'));
  const columns = 'id, enquiry_id, kind, state, attempts, next_attempt_at, lease_until, last_error, sent_at';
  database.exec(`
    create table old (id text primary key, enquiry_id text not null references enquiries(id) on delete cascade,
      kind text not null, state text not null, attempts integer not null, next_attempt_at text not null,
      lease_until text, last_error text, sent_at text);
    insert into old select ${columns} from outbox where enquiry_id = '${before.id}';
    drop table outbox; alter table old rename to outbox;
    drop table subscriptions; drop table announcements; drop table told;
    delete from migrations where name = '0007-subscriptions';
  `);
  database.close();

  const store = await openEnquiryStore({ DATA_DIR: folder });
  expect((await store.show(before.id))?.deliveries.map(({ kind, state }) => [kind, state])).toEqual([
    ['centre-mail', 'waiting'],
    ['visitor-mail', 'waiting'],
  ]);
  const previous = new DatabaseSync(join(folder, 'enquiries.sqlite'));
  previous.exec(`insert into outbox (${columns})
    values ('${after.id}.centre-mail', '${after.id}', 'centre-mail', 'waiting', 0, '2026-01-01T00:00:00.000Z', null, null, null)`);
  previous.close();
  const claimed = await store.claim({ kinds: ['centre-mail'], limit: 9, leaseMs: 1_000 });
  expect(claimed.map(({ id }) => id).toSorted()).toEqual(
    [`${before.id}.centre-mail`, `${after.id}.centre-mail`].toSorted(),
  );
  expect(await store.erase({ id: before.id })).toMatchObject({ enquiries: 1, deliveries: 2 });
  await store.close();
  rmSync(folder, { recursive: true });
});
