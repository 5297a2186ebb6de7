import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sampleEdition } from '../../../tests/sample-subscription.ts';
import { temporaryFolders } from '../../../tests/temporary-folders.ts';
import { deliveryKinds, type ClaimedDelivery } from '../outbox/delivery.ts';
import { openDatabase, openEnquiryStore } from './store.ts';
import { readDocument } from './documents.ts';

const { emptyFolder } = temporaryFolders('old-layout');
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const everyKind = { kinds: deliveryKinds, limit: 99, leaseMs: 60_000 };

/** A backup that the version before the first release has written, as a file. */
function oldBackup(): string {
  const file = join(emptyFolder(), 'enquiries.sqlite');
  writeFileSync(file, gunzipSync(readFileSync(join(import.meta.dirname, 'old-layout.sqlite.gz'))));
  return file;
}

/** A mail's kind and what it is about, as one line. */
function line(mail: ClaimedDelivery): string {
  if ('booking' in mail) return `${mail.kind} ${mail.letter} ${mail.booking.email} ${mail.visit.id}`;
  if ('subscription' in mail) return `${mail.kind} ${mail.subscription.email}`;
  return `${mail.kind} ${mail.enquiry.email}${'answer' in mail ? ` ${mail.answer.text}` : ''}`;
}

test('a backup of the layout before the first release is restored with all it holds, but for erased people', async () => {
  const env = { DATA_DIR: emptyFolder() };
  const store = await openEnquiryStore(env);
  expect(await store.restore(oldBackup(), [])).toEqual({
    restored: 3,
    present: 0,
    erased: 0,
    subscriptions: 2,
    bookings: 2,
    erasedAgain: 0,
  });
  expect(await store.erasures()).toHaveLength(2);
  expect((await store.list({ search: 'penalver' })).map(({ enquiry }) => enquiry.id)).toContain(id(2));
  expect(await store.show(id(3))).toMatchObject({
    enquiry: { organisation: 'Aena', receivedAt: new Date('2026-03-01T10:00:00.000Z') },
    mark: { proposal: 'sent', amount: 9000 },
  });
  expect(await store.readSetting('form-secret')).toBe('a-key');
  expect(await store.readSetting('report-mail.2026-02-23')).toBeNull();
  const { db } = await openDatabase(env);
  const documents = await db.selectFrom('documents').selectAll().execute();
  const document = await readDocument(db, id(3), documents[0]!.id);
  expect(document?.bytes.toString()).toBe('%PDF-1.4 a proposal %%EOF');
  expect(await db.selectFrom('events').select('kind').orderBy('kind').execute()).toEqual(
    ['answer', 'note', 'proposal'].map((kind) => ({ kind })),
  );
  expect(await db.selectFrom('office_log').selectAll().execute()).toHaveLength(2);
  await db.destroy();

  // A person sends again what was due and given up: each mail has all that it needs.
  expect(await store.sendAgain(null)).toBe(12);
  const mails = await store.claim(everyKind);
  expect(mails.map(line).toSorted()).toEqual([
    'answer-mail person2@example.com Hay plazas.',
    'booking-mail place person22@example.com open-day-2026-03-14-madrid',
    'booking-mail waiting person23@example.com open-day-2026-03-14-madrid',
    'centre-mail person2@example.com',
    'centre-mail person3@example.com',
    'edition-mail person11@example.com',
    'opt-in-mail person12@example.com',
    'visit-mail cancelled person21@example.com open-day-2026-03-14-madrid',
    'visitor-mail person2@example.com',
    'visitor-mail person3@example.com',
    'webhook person2@example.com',
    'webhook person3@example.com',
  ]);
  // Nobody who was told of the intake is told again.
  expect(await store.announce(sampleEdition)).toBe(0);
  await store.close();
});

test('a server refuses to run on a database of the old layout, and names the remedy', async () => {
  const folder = join(oldBackup(), '..');
  await expect(openEnquiryStore({ DATA_DIR: folder })).rejects.toThrow(
    /cannot be opened: .* docs\/operations\/backup\.md/,
  );
});
