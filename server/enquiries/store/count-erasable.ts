import type { Kysely } from 'kysely';
import type { ErasingPreview } from '../../../src/schema/office-erasing.ts';
import { erasedBy, type ErasureSubject } from './erasure-queries.ts';
import type { Tables } from './tables.ts';
import { cancellationId } from './waiting-row.ts';

/** How many enquiries, events, subscriptions, bookings and deliveries an erasure deletes. */
export type Erasable = Omit<ErasingPreview, 'backupsUntil'>;

/** Counts the rows that an erasure would delete. */
export async function countErasable(db: Kysely<Tables>, whose: ErasureSubject): Promise<Erasable> {
  const [column, value] = erasedBy(whose);
  const idsIn = (table: 'enquiries' | 'subscriptions' | 'bookings') =>
    db.selectFrom(table).select('id').where(column, '=', value);
  const number = async (counting: Promise<{ number: string | number | bigint } | undefined>) =>
    Number((await counting)?.number ?? 0);
  return {
    enquiries: (await idsIn('enquiries').execute()).length,
    events: await number(
      db
        .selectFrom('events')
        .where('enquiry_id', 'in', idsIn('enquiries'))
        .select(({ fn }) => fn.countAll().as('number'))
        .executeTakeFirst(),
    ),
    subscriptions: (await idsIn('subscriptions').execute()).length,
    bookings: (await idsIn('bookings').execute()).length,
    deliveries: await number(
      db
        .selectFrom('outbox')
        .where(({ eb, or }) =>
          or([
            eb('enquiry_id', 'in', idsIn('enquiries')),
            eb('subscription_id', 'in', idsIn('subscriptions')),
            eb('booking_id', 'in', idsIn('bookings')),
            'id' in whose ? eb('id', '=', cancellationId(whose.id)) : eb('email_key', '=', value),
          ]),
        )
        .select(({ fn }) => fn.countAll().as('number'))
        .executeTakeFirst(),
    ),
  };
}
