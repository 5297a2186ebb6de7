import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { confirmationDays, type Subscription, type SubscriptionRequest } from '../../../src/schema/subscription.ts';
import { waitingRow } from '../outbox/outbox-row.ts';
import { emailKey, mailboxKey } from './email-key.ts';
import { assertStorable } from './enquiry-row.ts';
import { erasureKey, rememberErasures, removeRows } from './erasure-records.ts';
import { inTransaction } from './locks.ts';
import { limitsSince, isReached, type MailLimits } from './mail-limits.ts';
import type { SubscriptionRow, Tables } from './tables.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The part of the store for subscriptions. */
export function subscriptionQueries(db: Kysely<Tables>, { now, limits }: { now: () => Date; limits: MailLimits }) {
  /**
   * Stores a request for news of the next intake, and the mail that asks to confirm it. A repeated request renews the
   * first, and queues another mail. No mail is queued beyond the limit of a mailbox, or within a day after
   * unsubscribing. Nothing is stored for `another` (the form was sent before with other data) and `busy` (too many
   * mails within the hour).
   */
  async function subscribe(request: SubscriptionRequest): Promise<'stored' | 'already-stored' | 'another' | 'busy'> {
    const row = newRow(request);
    const mail = `${request.submission}.opt-in-mail`;
    const change = async (transaction: Transaction<Tables>) => {
      const before = await earlier(transaction, row.id, mail);
      if (before) return isSame(before, row) ? 'already-stored' : 'another';
      const at = now();
      const sent = transaction.selectFrom('outbox').where('kind', '=', 'opt-in-mail').select('outbox.id');
      const since = limitsSince(at);
      if (await isReached(limits.perHour, sent.where('created_at', '>', since.hour))) return 'busy';
      const stored = await put(transaction, row);
      const toMailbox = sent
        .innerJoin('subscriptions', 'subscriptions.id', 'outbox.about')
        .where('mailbox_key', '=', row.mailbox_key)
        .where('created_at', '>', since.day);
      // Nothing is reported: the response must not reveal how many mails an address has had.
      if (await isReached(limits.perMailboxAndDay, toMailbox)) return 'stored';
      if (await hasJustLeft(transaction, row.email, since.day)) return 'stored';
      await transaction
        .insertInto('outbox')
        .values(waitingRow({ id: mail, kind: 'opt-in-mail', subscription: fromSubscriptionRow(stored) }, at))
        .execute();
      return 'stored';
    };
    return inTransaction(db, change, 'subscriptions');
  }

  /** Stores or renews a request. A confirmed subscription only gets a new time, since anyone can enter its address. */
  async function put(transaction: Transaction<Tables>, row: SubscriptionRow): Promise<SubscriptionRow> {
    const { id } = await transaction
      .insertInto('subscriptions')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['email_key', 'course', 'campus']).doUpdateSet({ requested_at: row.requested_at }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    const { email, language, privacy_text_version, privacy_at } = row;
    await transaction
      .updateTable('subscriptions')
      .set({ email, language, privacy_text_version, privacy_at })
      .where('id', '=', id)
      .where('confirmed_at', 'is', null)
      .execute();
    return transaction.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  }

  /**
   * Finds the subscription of an earlier submission of the form: by the submission's id or, for a known address, by the
   * submission's mail.
   */
  async function earlier(transaction: Transaction<Tables>, submission: string, mail: string) {
    const asked = transaction.selectFrom('outbox').select('about').where('id', '=', mail);
    return transaction
      .selectFrom('subscriptions')
      .select(['email_key', 'course', 'campus'])
      .where(({ eb, or }) => or([eb('id', '=', submission), eb('id', 'in', asked)]))
      .executeTakeFirst();
  }

  /**
   * Whether this mailbox has unsubscribed within a day. Unsubscribing also deletes the mails that the limit counts, so
   * without this pause a stranger could cause the same number of mails again.
   */
  async function hasJustLeft(transaction: Transaction<Tables>, email: string, since: string): Promise<boolean> {
    const left = await transaction
      .selectFrom('erasures')
      .select('erased_at')
      .where('key', '=', erasureKey({ leftMailbox: email }))
      .where('erased_at', '>', since)
      .executeTakeFirst();
    return left !== undefined;
  }

  /** Finds the subscription of a confirmation link; null for an unknown token or a request that is too old. */
  async function findSubscription(token: string): Promise<Subscription | null> {
    const row = await db
      .selectFrom('subscriptions')
      .selectAll()
      .where('token', '=', token)
      .where('requested_at', '>=', oldestRequest(now()))
      .executeTakeFirst();
    return row ? fromSubscriptionRow(row) : null;
  }

  /** Marks a subscription as confirmed; null for an unknown token or a request that is too old. */
  async function confirmSubscription(token: string): Promise<Subscription | null> {
    // Checked first: an update takes SQLite's only write lock, even if it finds no row.
    if (!(await findSubscription(token))) return null;
    const at = now();
    const row = await db
      .updateTable('subscriptions')
      .set({ confirmed_at: at.toISOString() })
      .where('token', '=', token)
      .where('requested_at', '>=', oldestRequest(at))
      .returningAll()
      .executeTakeFirst();
    return row ? fromSubscriptionRow(row) : null;
  }

  /** Deletes every subscription of the token's address, with its mails; `false` for an unknown token. */
  async function unsubscribe(token: string): Promise<boolean> {
    // Checked before the transaction: an unknown token must not take SQLite's only write lock.
    const row = await db.selectFrom('subscriptions').select('email_key').where('token', '=', token).executeTakeFirst();
    if (!row) return false;
    return db.transaction().execute(async (transaction) => {
      const { rows } = await removeRows(transaction, 'subscriptions', ['email_key', '=', row.email_key]);
      const keys = [{ subscriber: row.email_key }, { leftMailbox: row.email_key }].map(erasureKey);
      const erased_at = now().toISOString();
      await rememberErasures(
        transaction,
        keys.map((key) => ({ key, erased_at })),
      );
      return rows > 0;
    });
  }

  async function subscriptions(): Promise<Subscription[]> {
    const all = db.selectFrom('subscriptions').selectAll().orderBy('requested_at', 'desc').orderBy('id');
    return (await all.execute()).map(fromSubscriptionRow);
  }

  return { subscribe, findSubscription, confirmSubscription, unsubscribe, subscriptions };
}

function isSame(one: Pick<SubscriptionRow, 'email_key' | 'course' | 'campus'>, other: SubscriptionRow): boolean {
  return one.email_key === other.email_key && one.course === other.course && one.campus === other.campus;
}

function newRow({ submission, email, course, campus, language, consent, at }: SubscriptionRequest): SubscriptionRow {
  assertStorable([email, course, campus]);
  return {
    id: submission,
    token: randomBytes(24).toString('base64url'),
    email,
    email_key: emailKey(email),
    mailbox_key: mailboxKey(email),
    course,
    campus: campus ?? '',
    language,
    privacy_text_version: consent.textVersion,
    privacy_at: consent.at.toISOString(),
    requested_at: at.toISOString(),
    confirmed_at: null,
  };
}

function oldestRequest(at: Date): string {
  return new Date(at.getTime() - confirmationDays * dayMs).toISOString();
}

export function fromSubscriptionRow(row: SubscriptionRow): Subscription {
  return {
    id: row.id,
    email: row.email,
    course: row.course,
    campus: row.campus === '' ? null : row.campus,
    language: row.language,
    consent: { textVersion: row.privacy_text_version, at: new Date(row.privacy_at) },
    requestedAt: new Date(row.requested_at),
    confirmedAt: row.confirmed_at === null ? null : new Date(row.confirmed_at),
    token: row.token,
  };
}
