import type { Kysely } from 'kysely';

/**
 * A document of an enquiry; its bytes are split into parts. Documents are in the database, so that backups and erasures
 * include them and every server can read them.
 */
export type DocumentRow = { id: string; enquiry_id: string; position: number; name: string; size: number };
export type DocumentPartRow = { document_id: string; part: number; bytes: Uint8Array };

/** Creates the tables of documents, and the columns of proposals in the office's marks. */
export async function proposalsStep(db: Kysely<unknown>, database: 'sqlite' | 'postgres'): Promise<void> {
  await db.schema
    .createTable('documents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiries.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('documents_enquiry').on('documents').column('enquiry_id').execute();
  await db.schema
    .createTable('document_parts')
    .addColumn('document_id', 'text', (column) => column.notNull().references('documents.id').onDelete('cascade'))
    .addColumn('part', 'integer', (column) => column.notNull())
    .addColumn('bytes', database === 'sqlite' ? 'blob' : 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('document_parts_order', ['document_id', 'part'])
    .execute();
  await db.schema.alterTable('marks').addColumn('proposal', 'text').execute();
  await db.schema.alterTable('marks').addColumn('amount', 'integer').execute();
}
