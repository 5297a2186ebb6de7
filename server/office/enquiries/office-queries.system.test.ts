import { afterAll, beforeAll } from 'vitest';
import { startPostgres, type PostgresPeer } from '../../../tests/postgres.ts';
import { officeContract } from './office.contract.ts';
import { proposalContract } from './proposal.contract.ts';

let postgres: PostgresPeer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

officeContract('PostgreSQL', async () => ({ DATABASE_URL: await postgres.createDatabase(), DATA_DIR: 'unused' }));
proposalContract('PostgreSQL', async () => ({ DATABASE_URL: await postgres.createDatabase(), DATA_DIR: 'unused' }));
