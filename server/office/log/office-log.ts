import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { LoggedAction, OfficeLogPage } from '../../../src/schema/office.ts';
import type { Tables } from '../../enquiries/store/tables.ts';

const linesAtOnce = 100;

/** Time in milliseconds within which repeated reads or changes of the same thing by one person make one line. */
const sameLineMs = 10 * 60_000;

/** Adds a line to the log: person, time, action and subject. */
export async function writeLog(
  db: Kysely<Tables> | Transaction<Tables>,
  line: { at: Date; by: string; action: LoggedAction; subject: string },
): Promise<void> {
  await db
    .insertInto('office_log')
    .values({ ...line, id: randomUUID(), at: line.at.toISOString() })
    .execute();
}

/**
 * A page of the log, newest first.
 * @param before the `next` of the previous page; null for the newest
 */
export async function readLog(db: Kysely<Tables>, before: string | null): Promise<OfficeLogPage> {
  const [at, id] = before?.split(' ') ?? [];
  const lines = await db
    .selectFrom('office_log')
    .selectAll()
    .$if(at !== undefined && id !== undefined, (query) =>
      query.where((where) =>
        where.or([where('at', '<', at!), where.and([where('at', '=', at!), where('id', '<', id!)])]),
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(linesAtOnce + 1)
    .execute();
  const shown = lines.slice(0, linesAtOnce);
  const last = lines.length > linesAtOnce ? shown.at(-1) : undefined;
  return { lines: shown as OfficeLogPage['lines'], next: last ? `${last.at} ${last.id}` : null };
}

/**
 * Logs a request of a person. Screens repeat their reads and send each change, so the same read or change within ten
 * minutes makes one line.
 */
export async function logRequest(
  db: Kysely<Tables>,
  line: { at: Date; by: string; action: LoggedAction; subject: string },
): Promise<void> {
  const { at, by, action, subject } = line;
  if (action === 'listed' || action === 'read' || action === 'changed') {
    const same = await db
      .selectFrom('office_log')
      .select('id')
      .where('at', '>', new Date(at.getTime() - sameLineMs).toISOString())
      .where('by', '=', by)
      .where('action', '=', action)
      .where('subject', '=', subject)
      .executeTakeFirst();
    if (same) return;
  }
  await writeLog(db, line);
}

/**
 * The names of the filters of a list. Their values are left out, since they may be names.
 * @param others names in the query that are no filters
 */
export function kindsOf(query: object, ...others: string[]): string {
  const names = Object.keys(query).filter((name) => !others.includes(name));
  return names.toSorted().join(' ');
}

/** A number of people as its next round number, `≤50`, so that a list that grows a little makes no new line. */
export function upTo(people: number): string {
  let bound = 1;
  for (let factor = 0; bound < people; factor = (factor + 1) % 3) bound *= factor === 1 ? 2.5 : 2;
  return `≤${bound}`;
}
