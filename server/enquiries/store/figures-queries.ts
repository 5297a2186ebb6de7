import { sql, type Kysely } from 'kysely';
import type { FormId } from '../../../src/schema/enquiry.ts';
import type { EnquiryState } from '../../../src/schema/enquiry-states.ts';
import type { DeliveryKind } from '../outbox/delivery.ts';
import type { Tables } from './tables.ts';

/** The facts of an enquiry that figures count. Of these, only the id leads to the person. */
export type FigureEnquiry = {
  id: string;
  receivedAt: Date;
  form: FormId;
  course: string | null;
  campus: string | null;
  page: string | null;
  /** Host and path of the external page from which the visit began; null if unknown. */
  referrer: string | null;
  campaign: string | null;
  state: EnquiryState;
  answeredAt: Date | null;
};

/** Number of enquiries in a batch. */
const atOnce = 500;

/** Reads the facts of enquiries that figures count and no other columns, and the age of what waits in the outbox. */
export function figuresQueries(db: Kysely<Tables>) {
  async function* figureEnquiries(since: Date): AsyncGenerator<FigureEnquiry[]> {
    for (let after = { from: since.toISOString(), id: '' }; ;) {
      const some = await readSome(after);
      yield some;
      const last = some.at(-1);
      if (!last || some.length < atOnce) return;
      after = { from: last.receivedAt.toISOString(), id: last.id };
    }
  }

  async function readSome(after: { from: string; id: string }): Promise<FigureEnquiry[]> {
    const rows = await db
      .selectFrom('enquiries')
      .leftJoin('marks', 'marks.enquiry_id', 'enquiries.id')
      .select([
        'id',
        'enquiries.received_at as receivedAt',
        'form',
        'course',
        'campus',
        'page',
        'referrer',
        'campaign',
        'state',
        'answered_at as answeredAt',
      ])
      .where(sql<boolean>`(enquiries.received_at, enquiries.id) > (${after.from}, ${after.id})`)
      .orderBy('enquiries.received_at')
      .orderBy('enquiries.id')
      .limit(atOnce)
      .execute();
    return rows.map(({ receivedAt, answeredAt, ...row }) => ({
      ...row,
      receivedAt: new Date(receivedAt),
      state: row.state ?? 'new',
      answeredAt: answeredAt === null ? null : new Date(answeredAt),
    }));
  }

  async function oldestWaiting(): Promise<Partial<Record<DeliveryKind, Date>>> {
    const rows = await db
      .selectFrom('outbox')
      .where('state', 'in', ['waiting', 'leased'])
      .groupBy('kind')
      .select((row) => ['kind', row.fn.min('created_at').as('oldest')])
      .execute();
    return Object.fromEntries(rows.map(({ kind, oldest }) => [kind, new Date(oldest)]));
  }

  return { figureEnquiries, oldestWaiting };
}
