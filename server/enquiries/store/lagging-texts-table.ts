import type { Kysely } from 'kysely';
import type { Language } from '../../../src/i18n/language.ts';

/**
 * A text of the content that nobody has changed or confirmed since the text in the other language changed. `hash`
 * covers both texts, so the row is void once either changes; `path` is JSON.
 */
export type LaggingTextRow = { file: string; path: string; hash: string; language: Language; noted_at: string };

/** Creates the table of outdated texts: only the text in the other language was changed. */
export async function laggingTextsStep(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lagging_texts')
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('noted_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('lagging_texts_once', ['file', 'hash'])
    .execute();
}
