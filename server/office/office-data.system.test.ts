import { afterAll, beforeAll } from 'vitest';
import { startPostgres, type PostgresPeer } from '../../tests/postgres.ts';
import { answersContract } from './answers/answers.contract.ts';
import { countingContract } from './counting.contract.ts';
import { cancellingContract } from './visits/cancelling.contract.ts';

let postgres: PostgresPeer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

const emptyDatabase = async () => ({ DATABASE_URL: await postgres.createDatabase(), DATA_DIR: 'unused' });
answersContract('PostgreSQL', emptyDatabase);
countingContract('PostgreSQL', emptyDatabase);
cancellingContract('PostgreSQL', emptyDatabase);
