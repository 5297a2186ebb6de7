import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

/** Opens a pool on PostgreSQL. No connection is made before the first query. */
export function openPostgres(url: string): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // A visitor waits for the answer: an early "try again" that keeps the typed text is better than a form that hangs.
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    query_timeout: 12_000,
    keepAlive: true,
    application_name: 'centro-atco-site',
  });
  // A server that closes a connection (restart, failover) causes an 'error' event, which ends the process if nothing
  // listens. The pool listens to idle connections only, so each connection gets a listener too. The running query
  // rejects, and the next one opens a new connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
