import type { Kysely, Transaction } from 'kysely';
import { sessionIdleMs, sessionLongestMs, type OfficePerson, type SessionEnds } from '../../../src/schema/office.ts';
import type { Tables } from '../../enquiries/store/tables.ts';
import { newSecret, secretHash } from '../guard/secret.ts';

/** Greatest plausible step of a clock that is set right, in milliseconds. */
const futureMs = 60_000;

/** Time within which further uses of a session are not stored, in milliseconds. */
const noteEveryMs = 60_000;

/**
 * Creates a session for a person, and deletes expired ones.
 * @returns the secret for the cookie
 */
export async function openSession(db: Kysely<Tables> | Transaction<Tables>, email: string, now: Date): Promise<string> {
  const { idleBefore, oldBefore, future } = bounds(now);
  await db
    .deleteFrom('office_sessions')
    .where((where) =>
      where.or([
        where('seen_at', '<=', idleBefore),
        where('created_at', '<=', oldBefore),
        where('seen_at', '>', future),
      ]),
    )
    .execute();
  const secret = newSecret();
  const at = now.toISOString();
  await db
    .insertInto('office_sessions')
    .values({ secret_hash: secretHash(secret), email, created_at: at, seen_at: at })
    .execute();
  return secret;
}

/**
 * The person of a session, and when it expires; null if the session is unknown or has expired.
 * @param counts whether this request extends the session, unlike polls of an unused screen
 */
export async function sessionPerson(
  db: Kysely<Tables>,
  secret: string,
  { now, counts }: { now: Date; counts: boolean },
): Promise<{ person: OfficePerson; ends: SessionEnds } | null> {
  const { idleBefore, oldBefore, future } = bounds(now);
  const hash = secretHash(secret);
  const row = await db
    .selectFrom('office_sessions')
    .innerJoin('office_people', 'office_people.email', 'office_sessions.email')
    .select(['office_people.email', 'role', 'seen_at', 'created_at'])
    .where('secret_hash', '=', hash)
    .where('seen_at', '>', idleBefore)
    .where('created_at', '>', oldBefore)
    .where('seen_at', '<=', future)
    .executeTakeFirst();
  if (!row) return null;
  const isNoted = counts && row.seen_at < new Date(now.getTime() - noteEveryMs).toISOString();
  if (isNoted) {
    // While the database is locked, people go on reading; a later request extends the session.
    await db
      .updateTable('office_sessions')
      .set({ seen_at: now.toISOString() })
      .where('secret_hash', '=', hash)
      .execute()
      .catch(() => undefined);
  }
  const unused = (isNoted ? now.getTime() : Date.parse(row.seen_at)) + sessionIdleMs;
  const longest = Date.parse(row.created_at) + sessionLongestMs;
  const ends = { in: Math.min(unused, longest) - now.getTime(), isFinal: longest <= unused };
  return { person: { email: row.email, role: row.role }, ends };
}

/** Deletes a session; it may be unknown or expired. */
export async function closeSession(db: Kysely<Tables>, secret: string): Promise<void> {
  await db.deleteFrom('office_sessions').where('secret_hash', '=', secretHash(secret)).execute();
}

function bounds(now: Date) {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  // A session from the future was opened or used under a clock that was ahead.
  return { idleBefore: before(sessionIdleMs), oldBefore: before(sessionLongestMs), future: before(-futureMs) };
}
