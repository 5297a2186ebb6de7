import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import { chunks } from './chunks.ts';
import { searchedColumns, searchPatterns, searchText } from './search-text.ts';
import type { EnquiryIndexRow, Tables } from './tables.ts';

/** Number of enquiries in one transaction. The site can write between two transactions. */
const atOnce = 500;

type Database = 'sqlite' | 'postgres';
type Place = Pick<EnquiryIndexRow, 'received_at' | 'enquiry_id'>;

/**
 * Creates the table by which the office's list is searched and filtered. The site does not write it, so that older
 * versions can run beside this one; `fillEnquiryIndex` fills it before each reading. On SQLite its rows are stored in
 * the order of the list.
 */
export async function enquiryIndexStep(db: Kysely<unknown>, database: Database): Promise<void> {
  await db.schema
    .createTable('enquiry_index')
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('enquiry_id', 'text', (column) =>
      column.notNull().unique().references('enquiries.id').onDelete('cascade'),
    )
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('course', 'text')
    .addColumn('campus', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('enquiry_index_order', ['received_at', 'enquiry_id'])
    .$call((table) => (database === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table))
    .execute();
}

/**
 * Creates the index for searching parts of words on PostgreSQL, if the extension `pg_trgm` is there or may be
 * installed. Without it, a search reads all texts. Indexing many rows could exceed the time limit of a statement, so
 * the table is emptied first.
 */
export async function partsOfWordsStep(db: Kysely<unknown>, database: Database): Promise<void> {
  if (database === 'sqlite') return;
  await sql`
    do $$ begin
      create extension if not exists pg_trgm;
      truncate enquiry_index;
      create index enquiry_index_text on enquiry_index using gin (text gin_trgm_ops);
    exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
      raise notice 'searching without pg_trgm';
    end $$`.execute(db);
}

/**
 * Empties the index in SQLite, because earlier versions filled it from the newest enquiry to the oldest; `fillSome`
 * starts with the oldest. Adds indexes of marks in the order of the list.
 */
export async function orderedIndexStep(db: Kysely<unknown>, database: Database): Promise<void> {
  if (database === 'sqlite') await sql`delete from enquiry_index`.execute(db);
  for (const column of ['state', 'assignee'])
    await db.schema
      .createIndex(`marks_by_${column}`)
      .on('marks')
      .columns([column, 'received_at', 'enquiry_id'])
      .execute();
}

/** Empties the index, because its texts contain apostrophes and letters such as ø, which `searchText` replaces. */
export async function plainLettersStep(db: Kysely<unknown>, database: Database): Promise<void> {
  await (database === 'sqlite' ? sql`delete from enquiry_index` : sql`truncate enquiry_index`).execute(db);
}

/** Adds the missing rows. Resolves to the number of added rows, and to that of all enquiries. */
export async function fillEnquiryIndex(
  db: Kysely<Tables>,
  database: Database,
): Promise<{ filled: number; enquiries: number }> {
  const { enquiries, indexed } = await countRows(db);
  let filled = 0;
  async function fillAfter(place: Place | undefined): Promise<void> {
    let last = place;
    do {
      const rows = await fillSome(db, database, last);
      filled += rows.length;
      last = rows.at(-1);
    } while (last !== undefined);
  }
  // An enquiry's row is deleted with the enquiry, so equal numbers mean that no row is missing. Usually the newest rows
  // are missing; after a restore, older ones are too.
  if (indexed < enquiries) await fillAfter(await newestRow(db));
  if (indexed + filled < enquiries) await fillAfter(undefined);
  return { filled, enquiries };
}

function newestRow(db: Kysely<Tables>): Promise<Place | undefined> {
  return db
    .selectFrom('enquiry_index')
    .select(['received_at', 'enquiry_id'])
    .orderBy('received_at', 'desc')
    .orderBy('enquiry_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function countRows(db: Kysely<Tables>): Promise<{ enquiries: number; indexed: number }> {
  const { rows } = await sql<{ enquiries: number | string; indexed: number | string }>`
    select (select count(*) from enquiries) as enquiries, (select count(*) from enquiry_index) as indexed`.execute(db);
  return { enquiries: Number(rows[0]?.enquiries), indexed: Number(rows[0]?.indexed) };
}

/** The condition that a row of the index has all typed words. */
export function hasWords(typed: string) {
  return ({ and, or }: ExpressionBuilder<Tables, 'enquiry_index'>) =>
    and(
      searchPatterns(typed).map((patterns) =>
        or(patterns.map((pattern) => sql<boolean>`text like ${pattern} escape '\\'`)),
      ),
    );
}

/** The ids of the enquiries with all typed words; the index must have been filled. */
export function foundEnquiries(db: Kysely<Tables>, typed: string) {
  return db.selectFrom('enquiry_index').select('enquiry_id').where(hasWords(typed));
}

/**
 * Adds rows for up to `atOnce` enquiries without one, the oldest first; if `after` is given, only for enquiries after
 * it.
 */
async function fillSome(db: Kysely<Tables>, database: Database, after?: Place): Promise<EnquiryIndexRow[]> {
  return db.transaction().execute(async (transaction) => {
    const enquiries = await transaction
      .selectFrom('enquiries')
      .select(['id', 'received_at', 'form', 'language', 'course', 'campus', ...searchedColumns])
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('enquiry_index').select('text').whereRef('enquiry_id', '=', 'enquiries.id'))),
      )
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(received_at, id) > (${after!.received_at}, ${after!.enquiry_id})`),
      )
      .orderBy('received_at')
      .orderBy('id')
      .limit(atOnce)
      // Locks the enquiries: none may be erased before its row is written.
      .$if(database === 'postgres', (query) => query.forKeyShare())
      .execute();
    const rows = enquiries.map((enquiry) => ({
      received_at: enquiry.received_at,
      enquiry_id: enquiry.id,
      form: enquiry.form,
      language: enquiry.language,
      course: enquiry.course,
      campus: enquiry.campus,
      text: searchText(enquiry),
    }));
    for (const chunk of chunks(rows)) {
      await transaction
        .insertInto('enquiry_index')
        .values(chunk)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    return rows;
  });
}
