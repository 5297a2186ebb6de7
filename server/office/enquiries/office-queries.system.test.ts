import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillWithEnquiries } from '../../../tests/many-enquiries.ts';
import { startPostgres, type PostgresPeer } from '../../../tests/postgres.ts';
import { openDatabase } from '../../enquiries/store/store.ts';
import { officeContract } from './office.contract.ts';
import { officeQueries } from './office-queries.ts';
import { proposalContract } from './proposal.contract.ts';

let postgres: PostgresPeer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

officeContract('PostgreSQL', async () => ({ DATABASE_URL: await postgres.createDatabase(), DATA_DIR: 'unused' }));
proposalContract('PostgreSQL', async () => ({ DATABASE_URL: await postgres.createDatabase(), DATA_DIR: 'unused' }));

test('the trigram index exists if its extension may be created, and a search finds the same without it', async () => {
  const indexes = sql<{
    name: string;
  }>`select indexname as name from pg_indexes where indexname = 'enquiry_index_text'`;
  const found = async (url: string) => {
    const database = await openDatabase({ DATABASE_URL: url, DATA_DIR: 'unused' });
    const { rows } = await indexes.execute(database.db);
    await fillWithEnquiries(database.db, 20);
    const office = officeQueries(database, { now: () => new Date(), retentionMonths: () => 12 });
    const { total } = await office.list({ search: 'nalver' }, { after: null, limit: 50 });
    await database.db.destroy();
    return { indexes: rows.length, total };
  };
  const owned = await found(await postgres.createDatabase());
  const url = new URL(await postgres.createDatabase());
  const owner = new pg.Client({ connectionString: url.href });
  await owner.connect();
  await owner.query(`create role guest login password 'guest'; grant create on schema public to guest`);
  await owner.end();
  [url.username, url.password] = ['guest', 'guest'];
  expect(await found(url.href)).toEqual({ ...owned, indexes: 0 });
  expect(owned).toEqual({ indexes: 1, total: expect.any(Number) });
  expect(owned.total).toBeGreaterThan(0);
});
