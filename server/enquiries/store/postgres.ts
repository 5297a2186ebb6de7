import { Kysely, PostgresDialect, type Driver } from 'kysely';
import pg from 'pg';
import { migrate } from './layout.ts';
import { opening, withoutPersonalData } from './store-error.ts';
import type { Tables } from './tables.ts';

/** PostgreSQL, opened and migrated by the first query. */
export function openPostgres(url: string, place: string): Kysely<Tables> {
  const open = () =>
    opening(place, async () => {
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
      try {
        await migrate(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }));
      } catch (error) {
        await pool.end();
        throw error;
      }
      return pool;
    });
  return new Kysely<Tables>({ dialect: new SafePostgresDialect({ pool: open }) });
}

class SafePostgresDialect extends PostgresDialect {
  override createDriver(): Driver {
    return withoutPersonalData(super.createDriver());
  }
}
