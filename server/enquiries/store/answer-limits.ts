import { sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Limits on automatic answers. Without them, a visitor could fill another person's mailbox, or send mails to many
 * people in the centre's name. Enquiries beyond a limit are still stored and reach the centre.
 */
export type AnswerLimits = {
  /** Answers to one mailbox in 24 hours, counted without the tag after `+`. */
  perMailboxAndDay: number;
  /** Answers to all mailboxes together in one hour. */
  perHour: number;
};

const hourMs = 60 * 60 * 1000;

/**
 * Whether the enquiry that this transaction stores may get an automatic answer. The limit holds for simultaneous
 * enquiries too: SQLite has one writer at a time, and on PostgreSQL an advisory lock makes transactions wait here.
 */
export async function mayAnswer(
  transaction: Transaction<Tables>,
  mailbox: string,
  { perMailboxAndDay, perHour }: AnswerLimits,
  { database, now }: { database: 'sqlite' | 'postgres'; now: Date },
): Promise<boolean> {
  // The lock's number; any number that no other lock uses, see `migrate`.
  if (database === 'postgres') await sql`select pg_advisory_xact_lock(1920)`.execute(transaction);
  const since = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const answered = transaction
    .selectFrom('enquiries')
    .innerJoin('outbox', 'outbox.enquiry_id', 'enquiries.id')
    .where('kind', '=', 'visitor-mail')
    .select('outbox.id');
  const toMailbox = await answered
    .where('mailbox_key', '=', mailbox)
    .where('received_at', '>', since(24 * hourMs))
    .limit(perMailboxAndDay)
    .execute();
  if (toMailbox.length >= perMailboxAndDay) return false;
  const toAll = await answered.where('received_at', '>', since(hourMs)).limit(perHour).execute();
  return toAll.length < perHour;
}
