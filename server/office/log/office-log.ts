import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { LoggedAction, OfficeLogPage } from '../../../src/schema/office.ts';
import type { Tables } from '../../enquiries/store/tables.ts';
import type { OfficeRequest } from '../office-route.ts';

const linesAtOnce = 100;

/** Time in milliseconds within which repeated reads or changes of the same thing by one person make one line. */
const oneReadingMs = 10 * 60_000;

/** Fields of a request that contain an id of an enquiry or an edition, and no text of a person. */
const naming: ReadonlySet<string> = new Set(['id', 'ids', 'edition']);

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
  if (action === 'read' || action === 'changed') {
    const same = await db
      .selectFrom('office_log')
      .select('id')
      .where('at', '>', new Date(at.getTime() - oneReadingMs).toISOString())
      .where('by', '=', by)
      .where('action', '=', action)
      .where('subject', '=', subject)
      .executeTakeFirst();
    if (same) return;
  }
  await writeLog(db, line);
}

/**
 * The subject of a request: the parameters of its path, the ids in it, or the names of its filters. Values of filters
 * are left out, since they may be names.
 */
export function subjectOf({ params, query, body }: Pick<OfficeRequest, 'params' | 'query' | 'body'>): string {
  const parts = Object.values(params);
  if (parts.length > 0) return parts.join(' ');
  const sent = Object.entries(typeof body === 'object' && body !== null ? body : {});
  const said: [string, unknown][] = [...query, ...sent];
  const ids = said.flatMap(([kind, value]) => (naming.has(kind) ? [value].flat() : [])).filter(isId);
  if (ids.length > 0) return ids.join(' ');
  const kinds = said.map(([kind]) => kind).filter((kind) => /^[a-z]{1,20}$/i.test(kind));
  return [...new Set(kinds)].toSorted().join(' ');
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w.-]{1,64}$/.test(value);
}
