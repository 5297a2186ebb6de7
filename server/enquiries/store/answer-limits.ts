import { sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Limits automatic answers. Repeated enquiries with another person's address must not fill that person's mailbox. Nor
 * may a visitor send mails to many people in the centre's name. Enquiries beyond a limit are stored and reach the
 * centre all the same.
 */
export type AnswerLimits = {
  /** Answers to one mailbox in 24 hours, counted without the tag after `+`. */
  perMailboxAndDay: number;
  /** To all mailboxes together in one hour. */
  perHour: number;
};

const hourMs = 60 * 60 * 1000;

/**
 * Tells whether an automatic answer may leave for the enquiry that this transaction stores. The limit is exact also
 * when several enquiries arrive at once: SQLite runs one writing transaction at a time, and on PostgreSQL each waits
 * here for the one before.
 */
export async function mayAnswer(
  transaction: Transaction<Tables>,
  mailbox: string,
  { perMailboxAndDay, perHour }: AnswerLimits,
  { database, now }: { database: 'sqlite' | 'postgres'; now: Date },
): Promise<boolean> {
  // The number only has to differ from that of other locks: see `migrate`.
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
