import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

/** Opens a pool on PostgreSQL. No connection is made before the first query. */
export function openPostgres(url: string): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // A visitor waits for the answer: better a quick "try again" with the typed text kept than a hanging form.
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    query_timeout: 12_000,
    keepAlive: true,
    application_name: 'centro-atco-site',
  });
  // The server closing an idle connection (a restart, a failover) is an event here, and without a listener it ends the
  // process. The pool has already dropped the connection; the next query opens another.
  pool.on('error', () => {});
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
