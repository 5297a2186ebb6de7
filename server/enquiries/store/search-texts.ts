import { sql, type Kysely } from 'kysely';
import { chunks } from './chunks.ts';
import { searchedColumns, searchText } from './search-text.ts';
import type { Tables } from './tables.ts';

/** Enquiries that one transaction reads and writes: the site must get its turn between two. */
const atOnce = 500;

type Database = 'sqlite' | 'postgres';

/**
 * Adds the table that is searched. The site does not fill it, so that a version without it can run beside this one:
 * whoever searches does. Rows lie in the order of the list, which is read from its newest end.
 */
export async function searchTextsStep(db: Kysely<unknown>, database: Database): Promise<void> {
  await db.schema
    .createTable('search_texts')
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('enquiry_id', 'text', (column) =>
      column.notNull().unique().references('enquiries.id').onDelete('cascade'),
    )
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_texts_order', ['received_at', 'enquiry_id'])
    .$call((table) => (database === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table))
    .execute();
}

/** Fills in the texts of enquiries that came since the last time; resolves to their number. */
export async function fillSearchTexts(db: Kysely<Tables>, database: Database): Promise<number> {
  if (await isComplete(db)) return 0;
  let filled = 0;
  let before: { received_at: string; id: string } | undefined;
  do {
    const rows = await fillSome(db, database, before);
    filled += rows.length;
    before = rows.at(-1);
  } while (before !== undefined);
  return filled;
}

/** Texts go with their enquiries, so equal numbers mean that none is missing. */
async function isComplete(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ missing: number | string }>`
    select (select count(*) from enquiries) - (select count(*) from search_texts) as missing`.execute(db);
  return Number(rows[0]?.missing) === 0;
}

async function fillSome(db: Kysely<Tables>, database: Database, before?: { received_at: string; id: string }) {
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('enquiries')
      .select(['id', 'received_at', ...searchedColumns])
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('search_texts').select('text').whereRef('enquiry_id', '=', 'enquiries.id'))),
      )
      .$if(before !== undefined, (query) =>
        query.where(sql<boolean>`(received_at, id) < (${before!.received_at}, ${before!.id})`),
      )
      .orderBy('received_at', 'desc')
      .orderBy('id', 'desc')
      .limit(atOnce)
      // None of them may be erased before its text is written.
      .$if(database === 'postgres', (query) => query.forKeyShare())
      .execute();
    const texts = rows.map((row) => ({ received_at: row.received_at, enquiry_id: row.id, text: searchText(row) }));
    for (const chunk of chunks(texts)) {
      await transaction
        .insertInto('search_texts')
        .values(chunk)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    return rows;
  });
}
