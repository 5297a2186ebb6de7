import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Kysely, Transaction } from 'kysely';
import type { EnquiryDocument } from '../../../src/schema/office.ts';
import { EnquiryStoreError } from './store-error.ts';
import type { Tables } from './tables.ts';

/** A document received with an enquiry. Its bytes are in the temporary `file` until they are stored. */
export type SentDocument = { name: string; size: number; file: string };

/** Size of a part in bytes, so that storing a document never needs all of it in memory. */
const partSize = 512 * 1024;

/** Greatest size of all stored documents together, in bytes: the database and each of its backups contain them. */
export const mostStored = 2 * 1024 ** 3;

/** Stores the documents of an enquiry within the transaction that stores the enquiry. */
export async function storeDocuments(
  transaction: Transaction<Tables>,
  enquiry: string,
  documents: readonly SentDocument[],
): Promise<void> {
  if (documents.length === 0) return;
  const stored = await transaction
    .selectFrom('documents')
    .select(({ fn }) => fn.sum('size').as('bytes'))
    .executeTakeFirst();
  const together = documents.reduce((sum, { size }) => sum + size, Number(stored?.bytes ?? 0));
  if (together > mostStored) throw new EnquiryStoreError('DOCUMENTS_FULL');
  for (const [position, { name, size, file }] of documents.entries()) {
    const id = randomUUID();
    await transaction.insertInto('documents').values({ id, enquiry_id: enquiry, position, name, size }).execute();
    const source = await open(file);
    try {
      for (let part = 0; part * partSize < size; part += 1) {
        const { bytesRead, buffer } = await source.read(Buffer.alloc(partSize), 0, partSize, part * partSize);
        const bytes = buffer.subarray(0, bytesRead);
        await transaction.insertInto('document_parts').values({ document_id: id, part, bytes }).execute();
      }
    } finally {
      await source.close();
    }
  }
}

/** Lists the documents of an enquiry, in the order in which they were sent. */
export async function documentsOf(db: Kysely<Tables>, enquiry: string): Promise<EnquiryDocument[]> {
  return db
    .selectFrom('documents')
    .select(['id', 'name', 'size'])
    .where('enquiry_id', '=', enquiry)
    .orderBy('position')
    .execute();
}

/** Reads a document of an enquiry; null where there is none. */
export async function readDocument(
  db: Kysely<Tables>,
  enquiry: string,
  id: string,
): Promise<{ name: string; bytes: Buffer } | null> {
  const found = await db
    .selectFrom('documents')
    .select('name')
    .where('id', '=', id)
    .where('enquiry_id', '=', enquiry)
    .executeTakeFirst();
  if (!found) return null;
  const parts = await db
    .selectFrom('document_parts')
    .select('bytes')
    .where('document_id', '=', id)
    .orderBy('part')
    .execute();
  return { name: found.name, bytes: Buffer.concat(parts.map(({ bytes }) => bytes)) };
}

/**
 * Copies documents from one database into another, a part at a time.
 * @param wanted whether the documents of an enquiry are copied
 */
export async function copyDocuments(
  from: Kysely<Tables>,
  to: Kysely<Tables>,
  wanted: (enquiry: string) => boolean = () => true,
): Promise<void> {
  for (const document of await from.selectFrom('documents').selectAll().execute()) {
    if (!wanted(document.enquiry_id)) continue;
    await to.insertInto('documents').values(document).execute();
    const parts = await from
      .selectFrom('document_parts')
      .select('part')
      .where('document_id', '=', document.id)
      .orderBy('part')
      .execute();
    for (const { part } of parts) {
      const row = await from
        .selectFrom('document_parts')
        .selectAll()
        .where('document_id', '=', document.id)
        .where('part', '=', part)
        .executeTakeFirstOrThrow();
      await to.insertInto('document_parts').values(row).execute();
    }
  }
}
