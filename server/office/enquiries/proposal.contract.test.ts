import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openedStores } from '../../../tests/opened-stores.ts';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { temporaryFolders } from '../../../tests/temporary-folders.ts';
import { mostStored } from '../../enquiries/store/documents.ts';
import { officeQueries } from './office-queries.ts';

const at = new Date('2026-03-02T09:00:00.000Z');

const { openBoth } = openedStores();
const { emptyFolder } = temporaryFolders('documents');

async function withProposal() {
  const { database, store } = await openBoth({ now: () => at });
  const folder = emptyFolder();
  const sent = [randomBytes(1_200_000), randomBytes(10)].map((bytes, index) => ({
    bytes,
    document: { name: `plan-${index}.pdf`, size: bytes.length, file: join(folder, String(index)) },
  }));
  for (const { bytes, document } of sent) await writeFile(document.file, bytes);
  const proposal = sampleEnquiry({ form: 'proposal' });
  const documents = sent.map(({ document }) => document);
  const office = officeQueries(database, { now: () => at, retentionMonths: () => 12 });
  return { database, store, office, proposal, documents, sent, folder };
}

test('documents are read as they were sent, also after a restore, and are deleted with their enquiry', async () => {
  const { database, store, office, proposal, documents, sent, folder } = await withProposal();
  expect(await store.accept(proposal, documents)).toBe('stored');
  expect(await store.accept(proposal, documents)).toBe('already-stored');
  const listed = (await office.show(proposal.id))!.documents;
  expect(listed.map(({ name: own, size }) => [own, size])).toEqual([
    ['plan-0.pdf', 1_200_000],
    ['plan-1.pdf', 10],
  ]);
  for (const [index, { id }] of listed.entries())
    expect((await office.document(proposal.id, id))?.bytes.equals(sent[index]!.bytes)).toBe(true);
  // A document is only found under its own enquiry.
  const other = sampleEnquiry();
  await store.accept(other);
  expect(await office.document(other.id, listed[0]!.id)).toBeNull();

  const file = join(folder, 'backup');
  await store.backup(file);
  const { database: empty, store: restored } = await openBoth({ now: () => at });
  await restored.restore(file, []);
  const again = officeQueries(empty, { now: () => at, retentionMonths: () => 12 });
  const returned = (await again.show(proposal.id))!.documents;
  expect(returned).toEqual(listed);
  expect((await again.document(proposal.id, returned[0]!.id))?.bytes.equals(sent[0]!.bytes)).toBe(true);

  await store.erase({ email: proposal.email });
  expect(await database.db.selectFrom('documents').selectAll().execute()).toEqual([]);
  expect(await database.db.selectFrom('document_parts').select('part').execute()).toEqual([]);
});

test('an enquiry does not wait for several proposals', async () => {
  const { store, proposal, documents, folder } = await withProposal();
  const ended: string[] = [];
  await Promise.all(
    [
      ['first', store.accept(proposal, documents)] as const,
      ['second', store.accept(sampleEnquiry({ form: 'proposal' }), documents)] as const,
      ['enquiry', store.accept(sampleEnquiry())] as const,
    ].map(([name, accepted]) => accepted.then(() => ended.push(name))),
  );
  expect(ended.at(-1)).toBe('second');
  await rm(folder, { recursive: true });
});

test('nothing is stored if a document cannot be read', async () => {
  const { store, proposal, documents } = await withProposal();
  await rm(documents[1]!.file);
  await expect(store.accept(proposal, documents)).rejects.toMatchObject({ code: 'ENOENT' });
  expect(await store.list()).toEqual([]);
});

test('documents beyond the space for all of them are refused, and their enquiry is not stored', async () => {
  const { store, proposal, documents } = await withProposal();
  await store.accept(proposal, documents);
  const stored = documents.reduce((sum, { size }) => sum + size, 0);
  const next = [{ ...documents[0]!, size: mostStored - stored + 1 }];
  await expect(store.accept(sampleEnquiry(), next)).rejects.toMatchObject({ code: 'DOCUMENTS_FULL' });
  expect((await store.list()).map(({ enquiry: { id } }) => id)).toEqual([proposal.id]);
});

test('a proposal has its own state and an amount; other enquiries have neither', async () => {
  const { store, office, proposal } = await withProposal();
  const question = sampleEnquiry({ form: 'contact' });
  for (const enquiry of [proposal, question]) await store.accept(enquiry);
  const first = await office.list({ proposal: 'received' }, { after: null, limit: 10 });
  expect(first.lines).toMatchObject([{ id: proposal.id, proposal: 'received', amount: null }]);
  const enquiries = [proposal, question].map(({ id }) => ({ id, revision: 0 }));
  const { changed } = await office.mark({ enquiries, proposal: 'sent', amount: 57_000 }, 'eva@example.com');
  expect(changed.find(({ id }) => id === proposal.id)).toMatchObject({ proposal: 'sent', amount: 57_000 });
  expect(changed.find(({ id }) => id === question.id)).toMatchObject({ proposal: null, amount: null });
  // A proposal that was sent answers its enquiry, and another enquiry is not answered with it.
  expect(changed.map(({ state, assignee }) => [state, assignee])).toEqual([
    ['answered', 'eva@example.com'],
    ['new', null],
  ]);
  const { lines } = await office.list({ proposal: 'sent' }, { after: null, limit: 10 });
  expect(lines.map(({ id }) => id)).toEqual([proposal.id]);
  expect((await office.list({ proposal: 'received' }, { after: null, limit: 10 })).total).toBe(0);
  expect((await office.show(proposal.id))!.events).toContainEqual({
    at: at.toISOString(),
    by: 'eva@example.com',
    kind: 'proposal',
    proposal: 'sent',
    amount: 57_000,
  });
  const late = await office.mark(
    { enquiries: [{ id: proposal.id, revision: 0 }], proposal: 'lost' },
    'ana@example.com',
  );
  expect(late.refused).toMatchObject([{ by: 'eva@example.com' }]);
  const { value: exported } = await store.batches({ form: 'proposal' }).next();
  expect(exported).toMatchObject([{ mark: { proposal: 'sent', amount: 57_000 } }]);
});
