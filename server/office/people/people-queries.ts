import type { Kysely, Transaction } from 'kysely';
import type { OfficeAccount, OfficePerson, OfficeRole } from '../../../src/schema/office.ts';
import { emailKey } from '../../enquiries/store/email-key.ts';
import type { OfficeKeyRow, Tables } from '../../enquiries/store/tables.ts';
import { newSecret, secretHash } from '../guard/secret.ts';
import type { OfficeParts } from '../open-office.ts';

/** How long an invitation is valid, in milliseconds. */
const invitationMs = 24 * 60 * 60_000;

/**
 * Invites a person, and invalidates earlier invitations to the address. For a known person the new key replaces the old
 * ones once the link is used. A higher role begins then too; a lower one at once, if another owner remains.
 * @param role null keeps the role of a known person; a new person gets `office`
 * @returns the token of the link, which is stored only as a hash
 */
export async function invite(
  db: Kysely<Tables>,
  { email, role, now }: { email: string; role: OfficeRole | null; now: Date },
): Promise<{ token: string; person: OfficePerson; until: Date }> {
  const key = emailKey(email);
  const token = newSecret();
  const until = new Date(now.getTime() + invitationMs);
  const person = await db.transaction().execute(async (transaction) => {
    const known = await findPerson(transaction, key);
    const invited = { email: key, role: role ?? known?.role ?? 'office' };
    await transaction
      .insertInto('office_people')
      .values({ ...invited, invited_at: now.toISOString() })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ invited_at: now.toISOString() }))
      .execute();
    if (invited.role === 'office') await demote(transaction, key);
    await transaction.deleteFrom('office_invitations').where('email', '=', key).execute();
    await transaction
      .insertInto('office_invitations')
      .values({ ...invited, token_hash: secretHash(token), expires_at: until.toISOString() })
      .execute();
    return invited;
  });
  return { token, person, until };
}

async function demote(transaction: Transaction<Tables>, email: string): Promise<void> {
  const owners = transaction.selectFrom('office_people').select('email').where('role', '=', 'owner');
  const other = await owners.where('email', '<>', email).executeTakeFirst();
  if (other)
    await transaction.updateTable('office_people').set({ role: 'office' }).where('email', '=', email).execute();
}

/** The person of an invitation; null if it is unknown, used or expired. */
export async function findInvitation(db: Kysely<Tables>, token: string, now: Date): Promise<OfficePerson | null> {
  const row = await db
    .selectFrom('office_invitations')
    .select(['email', 'role'])
    .where('token_hash', '=', secretHash(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Uses an invitation once: deletes the person's keys and sessions, and stores the new key.
 * @returns null if the invitation is unknown, used or expired
 */
export async function useInvitation(
  transaction: Transaction<Tables>,
  token: string,
  { key, now }: { key: Pick<OfficeKeyRow, 'id' | 'public_key' | 'counter'>; now: Date },
): Promise<OfficePerson | null> {
  const person = await transaction
    .deleteFrom('office_invitations')
    .where('token_hash', '=', secretHash(token))
    .where('expires_at', '>', now.toISOString())
    .returning(['email', 'role'])
    .executeTakeFirst();
  if (!person) return null;
  const { email, role } = person;
  await transaction.updateTable('office_people').set({ role }).where('email', '=', email).execute();
  await transaction.deleteFrom('office_keys').where('email', '=', email).execute();
  await transaction.deleteFrom('office_sessions').where('email', '=', email).execute();
  await transaction
    .insertInto('office_keys')
    .values({ ...key, email, created_at: now.toISOString(), used_at: null })
    .execute();
  return { email, role };
}

/** Finds a person by address, in upper or lower case; null if the address is unknown. */
export async function findPerson(
  db: Kysely<Tables> | Transaction<Tables>,
  email: string,
): Promise<OfficePerson | null> {
  const row = await db
    .selectFrom('office_people')
    .select(['email', 'role'])
    .where('email', '=', emailKey(email))
    .executeTakeFirst();
  return row ?? null;
}

/** All invited people who have not been removed, sorted by address. */
export async function listPeople(db: Kysely<Tables>): Promise<OfficeAccount[]> {
  const rows = await db
    .selectFrom('office_people')
    .select(({ selectFrom }) => [
      'email',
      'role',
      'invited_at as invitedAt',
      selectFrom('office_keys')
        .whereRef('office_keys.email', '=', 'office_people.email')
        .select(({ fn }) => fn.countAll().as('number'))
        .as('keys'),
      selectFrom('office_sessions')
        .whereRef('office_sessions.email', '=', 'office_people.email')
        .select(({ fn }) => fn.max('seen_at').as('seen'))
        .as('seenAt'),
    ])
    .orderBy('email')
    .execute();
  return rows.map((row) => ({ ...row, keys: Number(row.keys) }));
}

/** The addresses of the owners. */
export async function ownersOf(db: Kysely<Tables>): Promise<string[]> {
  return (await listPeople(db)).filter(({ role }) => role === 'owner').map(({ email }) => email);
}

/**
 * Removes a person with their keys, sessions and invitations, and ends the preview's address, which they know. `false`
 * for an unknown address.
 */
export async function removePerson(
  { db, content }: Pick<OfficeParts, 'db' | 'content'>,
  email: string,
): Promise<boolean> {
  const removed = await db.deleteFrom('office_people').where('email', '=', emailKey(email)).executeTakeFirst();
  if (removed.numDeletedRows === 0n) return false;
  await content?.draft.forgetSecret();
  return true;
}
