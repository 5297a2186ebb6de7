import type { Kysely } from 'kysely';
import type { AnnouncedEdition, Subscription } from '../../../src/schema/subscription.ts';
import { waitingRow } from '../outbox/outbox-row.ts';
import { erasureKey } from './erasure-records.ts';
import { chunks, inTransaction } from './locks.ts';
import { fromSubscriptionRow } from './subscriptions.ts';
import type { Tables } from './tables.ts';

/** A confirmed subscription, and the hash of its address: see `erasureKey`. */
type Waiting = { subscription: Subscription; address: string };

/** The part of the store that announces intakes: each subscribed address gets one mail for each intake. */
export function announcementQueries(db: Kysely<Tables>, { now }: { now: () => Date }) {
  /**
   * Queues a mail to every subscribed address that has had no mail about this intake. If this fails, no mail is queued.
   * Resolves to the number of mails.
   */
  async function announce(edition: AnnouncedEdition): Promise<number> {
    return inTransaction(db, async (transaction) => {
      const at = now();
      let queued = 0;
      for (const some of chunks(await waitingFor(transaction, edition))) {
        // The primary key lets only one of two simultaneous announcements queue a mail to an address.
        const fresh = await transaction
          .insertInto('told')
          .values(some.map(({ address }) => ({ edition: edition.id, address, told_at: at.toISOString() })))
          .onConflict((conflict) => conflict.columns(['edition', 'address']).doNothing())
          .returning('address')
          .execute();
        const untold = new Set(fresh.map(({ address }) => address));
        const rows = some
          .filter(({ address }) => untold.has(address))
          .map(({ subscription }) => {
            const id = `${subscription.id}.edition-mail.${edition.id}`;
            return waitingRow({ id, kind: 'edition-mail', subscription, edition }, at);
          });
        if (rows.length > 0) await transaction.insertInto('outbox').values(rows).execute();
        queued += rows.length;
      }
      return queued;
    });
  }

  /** Counts the subscribed addresses for an intake: all, those already notified of it, and the rest. */
  async function audience(edition: Pick<AnnouncedEdition, 'id' | 'course' | 'campus'>) {
    const waiting = await waitingFor(db, edition);
    const rows = await db.selectFrom('told').select('address').where('edition', '=', edition.id).execute();
    const told = new Set(rows.map(({ address }) => address));
    const already = waiting.filter(({ address }) => told.has(address)).length;
    return { waiting: waiting.length, told: already, toTell: waiting.length - already };
  }

  return { announce, audience };
}

/** The confirmed addresses that are subscribed to this course, for this campus or any; each address once. */
async function waitingFor(
  db: Kysely<Tables>,
  { course, campus }: Pick<AnnouncedEdition, 'course' | 'campus'>,
): Promise<Waiting[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('course', '=', course)
    .where('confirmed_at', 'is not', null)
    .$if(campus !== null, (query) => query.where('campus', 'in', ['', campus!]))
    .orderBy('confirmed_at')
    .orderBy('id')
    .execute();
  const firsts = new Map<string, Waiting>();
  for (const row of rows) {
    const address = erasureKey({ email: row.email_key });
    if (!firsts.has(address)) firsts.set(address, { subscription: fromSubscriptionRow(row), address });
  }
  return [...firsts.values()];
}
