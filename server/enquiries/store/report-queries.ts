import type { Kysely } from 'kysely';
import type { EnquiryStore } from './enquiry-store.ts';
import type { Tables } from './tables.ts';
import { waitingRow } from './waiting-row.ts';

/**
 * The part of the store that queues mails to the office. The table `settings` stores the text of each mail under the id
 * of its delivery.
 */
export function reportQueries(db: Kysely<Tables>, { now }: { now: () => Date }): Pick<EnquiryStore, 'queueReport'> {
  return {
    async queueReport(id, compose) {
      const before = await db.selectFrom('outbox').select('id').where('id', '=', id).executeTakeFirst();
      if (before) return false;
      const value = JSON.stringify(await compose());
      return db.transaction().execute(async (transaction) => {
        const inserted = await transaction
          .insertInto('outbox')
          .values(waitingRow(id, 'report-mail', null, now()))
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst();
        if (inserted.numInsertedOrUpdatedRows === 0n) return false;
        const sent = transaction
          .selectFrom('outbox')
          .select('id')
          .where('kind', '=', 'report-mail')
          .where('state', '=', 'sent');
        await transaction.deleteFrom('settings').where('name', 'in', sent).execute();
        await transaction.insertInto('settings').values({ name: id, value }).execute();
        return true;
      });
    },
  };
}
