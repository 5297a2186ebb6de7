import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { NodeSqliteDialect } from './node-sqlite-dialect.ts';

/** A database in memory with one table, as Kysely and as Node's `DatabaseSync`. */
function emptyDatabase() {
  const database = new DatabaseSync(':memory:');
  database.exec('create table people (name text primary key)');
  return { database, db: new Kysely<{ people: { name: string } }>({ dialect: new NodeSqliteDialect(database) }) };
}

test('a statement that returns no rows reports how many it changed', async () => {
  const { db } = emptyDatabase();
  const inserted = await sql`insert into people values ('Ana'), ('Eva')`.execute(db);
  expect(inserted).toMatchObject({ rows: [], numAffectedRows: 2n });
  expect((await sql`select name from people`.execute(db)).rows).toEqual([{ name: 'Ana' }, { name: 'Eva' }]);
  await db.destroy();
});

test.each(['abort', 'rollback'])(
  'a transaction that ends with %s rejects with the reason, and changes nothing',
  async (way) => {
    const { db } = emptyDatabase();
    const failing = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('people').values({ name: 'Ana' }).execute();
      // With `or rollback` SQLite itself ends the transaction.
      await sql`insert or ${sql.raw(way)} into people values ('Ana')`.execute(transaction);
    });
    await expect(failing).rejects.toThrow(/UNIQUE constraint failed/);
    expect(await db.selectFrom('people').selectAll().execute()).toEqual([]);
    await db.transaction().execute((transaction) => transaction.insertInto('people').values({ name: 'Eva' }).execute());
    expect(await db.selectFrom('people').selectAll().execute()).toEqual([{ name: 'Eva' }]);
    await db.destroy();
  },
);

test('a caller behind two hundred others in the queue is refused at once', async () => {
  const { db } = emptyDatabase();
  let end = () => {};
  const held = new Promise<void>((resolve) => (end = resolve));
  const holding = db.transaction().execute(() => held);
  const waiting = Array.from({ length: 200 }, () => db.selectFrom('people').selectAll().execute());
  await expect(db.selectFrom('people').selectAll().execute()).rejects.toMatchObject({ code: 'QUEUE_FULL' });
  end();
  await holding;
  expect(await Promise.all(waiting)).toHaveLength(200);
  await db.destroy();
});

test('destroying the Kysely instance closes the database', async () => {
  const { database, db } = emptyDatabase();
  await db.selectFrom('people').selectAll().execute();
  await db.destroy();
  expect(database.isOpen).toBe(false);
});

test('a database lists its tables, and refuses to stream rows', async () => {
  const { db } = emptyDatabase();
  expect(await db.introspection.getTables()).toMatchObject([{ name: 'people', columns: [{ name: 'name' }] }]);
  const reading = async () => {
    for await (const row of db.selectFrom('people').selectAll().stream()) return row;
  };
  await expect(reading()).rejects.toThrow('not read as a stream');
  await db.destroy();
});
