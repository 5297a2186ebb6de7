import { randomBytes } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { confirmationDays, type SubscriptionRequest } from '../../../src/schema/subscription.ts';
import { countKept } from './count-kept.ts';
import { emailKey, mailboxKey } from './email-key.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { erasureKey, rememberErasures } from './erasure-queries.ts';
import { idsInTrouble } from './ids-in-trouble.ts';
import { storedDelivery } from './stored-delivery.ts';
import { fromSubscriptionRow } from './subscription-row.ts';
import type { SubscriptionRow, Tables } from './tables.ts';
import { waitingRow } from './waiting-row.ts';

type Settings = { database: 'sqlite' | 'postgres'; now: () => Date; optInLimits: OptInLimits };

/**
 * Limits on the mails that ask to confirm: nobody may use the form to fill another person's mailbox, or to send mails
 * to many people.
 */
export type OptInLimits = {
  /**
   * Mails to one mailbox in 24 hours, counted without the tag after `+`. Beyond the limit no mail is sent, and nothing
   * is reported.
   */
  perMailboxAndDay: number;
  /** Mails to all mailboxes together in one hour. Beyond the limit requests are refused. */
  perHour: number;
};

type SubscriptionOperation =
  | 'subscribe'
  | 'findSubscription'
  | 'confirmSubscription'
  | 'unsubscribe'
  | 'subscriptions'
  | 'purgeSubscriptions'
  | 'purgeableSubscriptions';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** The part of the store for subscriptions. */
export function subscriptionQueries(
  db: Kysely<Tables>,
  { database, now, optInLimits }: Settings,
): Pick<EnquiryStore, SubscriptionOperation> {
  async function subscribe(request: SubscriptionRequest): ReturnType<EnquiryStore['subscribe']> {
    const row = newRow(request);
    const mail = `${request.submission}.opt-in-mail`;
    return db
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (transaction) => {
        // With the lock, requests are counted one at a time, as in `mayAnswer`, so that the limits are exact.
        if (database === 'postgres') await sql`select pg_advisory_xact_lock(1921)`.execute(transaction);
        const before = await earlier(transaction, row.id, mail);
        if (before) return isSame(before, row) ? 'already-stored' : 'another';
        const at = now();
        const sent = transaction.selectFrom('outbox').where('kind', '=', 'opt-in-mail').select('outbox.id');
        const toAll = await sent.where('created_at', '>', timeBefore(at, hourMs)).limit(optInLimits.perHour).execute();
        if (toAll.length >= optInLimits.perHour) return 'busy';
        const stored = await put(transaction, row);
        const toMailbox = await sent
          .innerJoin('subscriptions', 'subscriptions.id', 'outbox.subscription_id')
          .where('mailbox_key', '=', row.mailbox_key)
          .where('created_at', '>', timeBefore(at, dayMs))
          .limit(optInLimits.perMailboxAndDay)
          .execute();
        if (toMailbox.length < optInLimits.perMailboxAndDay && !(await hasJustLeft(transaction, row.email, at))) {
          await transaction
            .insertInto('outbox')
            .values(waitingRow(mail, 'opt-in-mail', { subscription: stored }, at))
            .execute();
        }
        return 'stored';
      });
  }

  /** Stores or renews a request. A confirmed subscription only gets a new time, since anyone can enter its address. */
  async function put(transaction: Transaction<Tables>, row: SubscriptionRow): Promise<string> {
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
    return id;
  }

  /**
   * Finds the subscription of an earlier submission of the form: by the submission's id or, for a known address, by the
   * submission's mail.
   */
  async function earlier(transaction: Transaction<Tables>, submission: string, mail: string) {
    const asked = transaction.selectFrom('outbox').select('subscription_id').where('id', '=', mail);
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
  async function hasJustLeft(transaction: Transaction<Tables>, email: string, at: Date): Promise<boolean> {
    const left = await transaction
      .selectFrom('erasures')
      .select('erased_at')
      .where('key', '=', erasureKey({ leftMailbox: email }))
      .where('erased_at', '>', timeBefore(at, dayMs))
      .executeTakeFirst();
    return left !== undefined;
  }

  async function findSubscription(token: string) {
    const row = await db
      .selectFrom('subscriptions')
      .selectAll()
      .where('token', '=', token)
      .where('requested_at', '>=', timeBefore(now(), confirmationDays * dayMs))
      .executeTakeFirst();
    return row ? fromSubscriptionRow(row) : null;
  }

  async function confirmSubscription(token: string) {
    // Checked first: an update takes SQLite's only write lock, even if it finds no row.
    if (!(await findSubscription(token))) return null;
    const at = now();
    const row = await db
      .updateTable('subscriptions')
      .set({ confirmed_at: at.toISOString() })
      .where('token', '=', token)
      .where('requested_at', '>=', timeBefore(at, confirmationDays * dayMs))
      .returningAll()
      .executeTakeFirst();
    return row ? fromSubscriptionRow(row) : null;
  }

  async function unsubscribe(token: string): Promise<boolean> {
    // Checked before the transaction: an unknown token must not take SQLite's only write lock.
    const row = await db.selectFrom('subscriptions').select('email_key').where('token', '=', token).executeTakeFirst();
    if (!row) return false;
    return db.transaction().execute(async (transaction) => {
      // The foreign key deletes the mails of the subscriptions.
      const { numDeletedRows } = await transaction
        .deleteFrom('subscriptions')
        .where('email_key', '=', row.email_key)
        .executeTakeFirstOrThrow();
      const keys = [{ subscriber: row.email_key }, { leftMailbox: row.email_key }].map(erasureKey);
      const erased_at = now().toISOString();
      await rememberErasures(
        transaction,
        keys.map((key) => ({ key, erased_at })),
      );
      return numDeletedRows > 0n;
    });
  }

  async function subscriptions(filter: Parameters<EnquiryStore['subscriptions']>[0] = {}) {
    const matching = db
      .selectFrom('subscriptions')
      .$if(filter.email !== undefined, (query) => query.where('email_key', '=', emailKey(filter.email!)))
      .$if(filter.failed === true, (query) => query.where('id', 'in', idsInTrouble(db, 'subscription_id')));
    const rows = await matching.selectAll().orderBy('requested_at', 'desc').orderBy('id').execute();
    const deliveries = await db
      .selectFrom('outbox')
      .selectAll()
      .where('subscription_id', 'in', matching.select('id'))
      .orderBy('id')
      .execute();
    const bySubscription = Map.groupBy(deliveries, (row) => row.subscription_id);
    return rows.map((row) => ({
      subscription: fromSubscriptionRow(row),
      deliveries: (bySubscription.get(row.id) ?? []).map((one) => ({ ...storedDelivery(one), edition: one.edition })),
    }));
  }

  async function purgeSubscriptions({ confirmed, requested }: Parameters<EnquiryStore['purgeSubscriptions']>[0]) {
    return db.transaction().execute(async (transaction) => {
      const deleted = await transaction
        .deleteFrom('subscriptions')
        .where((row) =>
          row.or([
            row('confirmed_at', '<', confirmed.toISOString()),
            row.and([row('confirmed_at', 'is', null), row('requested_at', '<', requested.toISOString())]),
          ]),
        )
        .executeTakeFirst();
      await transaction.deleteFrom('told').where('told_at', '<', confirmed.toISOString()).execute();
      return Number(deleted.numDeletedRows);
    });
  }

  return {
    subscribe,
    findSubscription,
    confirmSubscription,
    unsubscribe,
    subscriptions,
    purgeSubscriptions,
    purgeableSubscriptions: (confirmed) => countKept(db, ['subscriptions', 'confirmed_at'], confirmed),
  };
}

/** Whether two requests have the same address, course and campus. */
function isSame(one: Pick<SubscriptionRow, 'email_key' | 'course' | 'campus'>, other: SubscriptionRow): boolean {
  return one.email_key === other.email_key && one.course === other.course && one.campus === other.campus;
}

/** @throws RangeError when a text holds a NUL, which PostgreSQL cannot store */
function newRow({ submission, email, course, campus, language, consent, at }: SubscriptionRequest): SubscriptionRow {
  if ([email, course, campus ?? ''].some((text) => text.includes('\0'))) throw new RangeError('a text holds a NUL');
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

function timeBefore(at: Date, ms: number): string {
  return new Date(at.getTime() - ms).toISOString();
}
