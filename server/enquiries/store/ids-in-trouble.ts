import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** The ids of enquiries or subscriptions with a failed or uncertain delivery. */
export function idsInTrouble(db: Kysely<Tables>, owner: 'enquiry_id' | 'subscription_id') {
  return db
    .selectFrom('outbox')
    .select((row) => row.ref(owner).$castTo<string>().as('id'))
    .where('state', 'in', ['failed', 'uncertain'])
    .where(owner, 'is not', null);
}
