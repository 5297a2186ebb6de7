import type { Kysely, Transaction } from 'kysely';
import type { AnnouncedEdition } from '../../../src/schema/subscription.ts';
import { chunks } from './chunks.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { erasureKey } from './erasure-queries.ts';
import type { SubscriptionRow, Tables } from './tables.ts';
import { waitingRow } from './waiting-row.ts';

/** The id of a confirmed subscription, and the hash of its address: see `erasureKey`. */
type Waiting = { subscription: string; address: string };

/** The part of the store that announces intakes: each subscribed address gets one mail for each intake. */
export function announcementQueries(
  db: Kysely<Tables>,
  { now }: { now: () => Date },
): Pick<EnquiryStore, 'announce' | 'audience'> {
  async function announce(edition: AnnouncedEdition): Promise<number> {
    return db
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (transaction) => {
        const at = now();
        const announced = { facts: JSON.stringify(edition), announced_at: at.toISOString() };
        await transaction
          .insertInto('announcements')
          .values({ edition: edition.id, ...announced })
          .onConflict((conflict) => conflict.column('edition').doUpdateSet(announced))
          .execute();
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
              const id = `${subscription}.edition-mail.${edition.id}`;
              return waitingRow(id, 'edition-mail', { subscription, edition: edition.id }, at);
            });
          if (rows.length > 0) await transaction.insertInto('outbox').values(rows).execute();
          queued += rows.length;
        }
        return queued;
      });
  }

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
  db: Kysely<Tables> | Transaction<Tables>,
  { course, campus }: Pick<AnnouncedEdition, 'course' | 'campus'>,
): Promise<Waiting[]> {
  const rows: Pick<SubscriptionRow, 'id' | 'email_key'>[] = await db
    .selectFrom('subscriptions')
    .select(['id', 'email_key'])
    .where('course', '=', course)
    .where('confirmed_at', 'is not', null)
    .$if(campus !== null, (query) => query.where('campus', 'in', ['', campus!]))
    .orderBy('confirmed_at')
    .orderBy('id')
    .execute();
  const firsts = new Map<string, Waiting>();
  for (const { id, email_key } of rows) {
    if (!firsts.has(email_key)) {
      firsts.set(email_key, { subscription: id, address: erasureKey({ email: email_key }) });
    }
  }
  return [...firsts.values()];
}
