import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { temporaryFolders } from '../../../tests/temporary-folders.ts';
import { openSqlite } from './sqlite.ts';
import { EnquiryStoreError } from './store-error.ts';

const { emptyFolder } = temporaryFolders('sqlite');

/** A database, its settings, and a second connection to its file. */
async function opened() {
  const file = join(emptyFolder(), 'enquiries.sqlite');
  const db = openSqlite(file);
  const put = (name: string) => db.insertInto('settings').values({ name, value: '' }).execute();
  const names = async () => (await db.selectFrom('settings').select('name').execute()).map(({ name }) => name);
  await put('first');
  return { db, put, names, other: new DatabaseSync(file) };
}

test('the first query opens the database; after a failure the next one tries again', async () => {
  const folder = emptyFolder();
  const file = join(folder, 'data', 'enquiries.sqlite');
  const db = openSqlite(file);
  const inTheWay = new DatabaseSync(join(folder, 'data'));
  inTheWay.exec('create table a (b)');
  inTheWay.close();
  const query = () => db.selectFrom('settings').selectAll().execute();
  await expect(query()).rejects.toMatchObject({ name: 'EnquiryStoreError', code: 'EEXIST' });
  rmSync(join(folder, 'data'));
  expect(await query()).toEqual([]);
  await db.destroy();
});

test('a statement that returns no rows reports how many it changed', async () => {
  const { db } = await opened();
  expect(await sql`insert into settings values ('Ana', ''), ('Eva', '')`.execute(db)).toMatchObject({
    rows: [],
    numAffectedRows: 2n,
  });
  await db.destroy();
});

test.each(['abort', 'rollback'])(
  'a transaction that ends with %s changes nothing, and its error repeats nothing',
  async (way) => {
    const { db, put, names } = await opened();
    const failing = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('settings').values({ name: 'Ana', value: '' }).execute();
      // With `or rollback` SQLite itself ends the transaction.
      await sql`insert or ${sql.raw(way)} into settings values ('Ana', '')`.execute(transaction);
    });
    await expect(failing).rejects.toEqual(new EnquiryStoreError('SQLITE_1555'));
    await put('Eva');
    expect((await names()).toSorted()).toEqual(['Eva', 'first']);
    await db.destroy();
  },
);

test('a query waits until another process releases its lock', async () => {
  const { db, put, names, other } = await opened();
  other.exec('begin immediate');
  const waiting = put('second');
  await new Promise((resolve) => setImmediate(resolve));
  other.exec('commit');
  await waiting;
  expect(await names()).toEqual(['first', 'second']);
  other.close();
  await db.destroy();
});

test('two hundred queries may wait, in their order; one more is refused at once', async () => {
  const { db, put, names } = await opened();
  const { promise: held, resolve: end } = Promise.withResolvers<void>();
  const holding = db.transaction().execute(() => held);
  const waiting = Array.from({ length: 200 }, (_, n) => put(String(n)));
  await expect(put('one more')).rejects.toMatchObject({ code: 'QUEUE_FULL' });
  end();
  await holding;
  await Promise.all(waiting);
  expect(await sql`select name from settings order by rowid`.execute(db)).toMatchObject({
    rows: ['first', ...Array.from({ length: 200 }, (_, n) => String(n))].map((name) => ({ name })),
  });
  await put('one more');
  expect(await names()).toHaveLength(202);
  await db.destroy();
});

test('a query waits three seconds at most for the connection, and leaves the queue then', async () => {
  const { db, put, names } = await opened();
  const { promise: held, resolve: end } = Promise.withResolvers<void>();
  const holding = db.transaction().execute(() => held);
  const start = performance.now();
  await expect(put('too late')).rejects.toMatchObject({ code: 'SQLITE_5' });
  expect(performance.now() - start).toBeGreaterThan(2_900);
  end();
  await holding;
  await put('next');
  expect((await names()).toSorted()).toEqual(['first', 'next']);
  await db.destroy();
});
