import { sql, type Kysely } from 'kysely';
import type { EnquiryLine } from '../../../src/schema/office.ts';
import type { Tables } from '../../enquiries/store/tables.ts';

const columns = [
  'enquiries.id',
  'form',
  'language',
  'enquiries.received_at as receivedAt',
  'name',
  'organisation',
  'email',
  'course',
  'campus',
  'state',
  'proposal',
  'amount',
  'assignee',
  'remind_on',
  'remind_word',
  'opened_at',
  'revision',
] as const;

/** The most characters of a message in the list. */
const excerptLength = 140;

/** Reads the lines of the list for these enquiries, newest first; deleted ones are left out. */
export async function readLines(db: Kysely<Tables>, ids: readonly string[]): Promise<EnquiryLine[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('enquiries')
    .leftJoin('marks', 'marks.enquiry_id', 'enquiries.id')
    .select(columns)
    .select(sql<string | null>`substr(message, 1, ${sql.lit(excerptLength)})`.as('excerpt'))
    .where('enquiries.id', 'in', ids)
    .orderBy('enquiries.received_at', 'desc')
    .orderBy('enquiries.id', 'desc')
    .execute();
  const troubles = await db
    .selectFrom('outbox')
    .select('about')
    .where('about', 'in', ids)
    .where('state', 'in', ['failed', 'uncertain'])
    .execute();
  const events = await db
    .selectFrom('events')
    .select(({ fn }) => ['enquiry_id', fn.countAll().as('number')])
    .where('enquiry_id', 'in', ids)
    .groupBy('enquiry_id')
    .execute();
  const happened = new Map(events.map(({ enquiry_id, number }) => [enquiry_id, Number(number)]));
  const inTrouble = new Set(troubles.map(({ about }) => about));
  return rows.map(({ remind_on, remind_word, opened_at, ...row }) => ({
    ...row,
    excerpt: row.excerpt?.replaceAll(/\s+/g, ' ') ?? null,
    state: row.state ?? 'new',
    proposal: row.form === 'proposal' ? (row.proposal ?? 'received') : null,
    reminder: remind_on === null ? null : { on: remind_on, word: remind_word ?? '' },
    unread: opened_at === null,
    revision: row.revision ?? 0,
    happened: happened.get(row.id) ?? 0,
    inTrouble: inTrouble.has(row.id),
  }));
}
