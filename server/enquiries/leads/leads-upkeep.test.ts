import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { sampleBooking, sampleVisit } from '../../../tests/sample-booking.ts';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { sampleRequest } from '../../../tests/sample-subscription.ts';
import { openEnquiryStore } from '../store/store.ts';
import { eraseWithRecord } from './erasure-log.ts';
import { tokenOf } from '../../../tests/subscription-stage.ts';
import { leadsStage } from '../../../tests/leads-stage.ts';

const { folder, stage, newFolder, inStore, accept, send, leads, leadsWith } = leadsStage();

test('erase asks for confirmation, and counts enquiries, subscriptions and bookings; purge counts subscriptions', async () => {
  const email = 'ana@example.com';
  const long = new Date('2020-01-01');
  await accept(sampleEnquiry({ email }));
  await inStore(async (store) => {
    await store.subscribe(sampleRequest({ email }));
    await store.subscribe(sampleRequest({ at: long }));
    const open = { startsAt: '2099-03-14T10:00:00.000Z', endsAt: '2099-03-14T12:00:00.000Z', bookUntil: '2099-03-13' };
    await store.book(sampleBooking({ email, visit: sampleVisit(open) }));
  });
  const err = 'This would delete 1 enquiry, 1 subscription and 1 booking of a visit. Repeat it with --yes.\n';
  expect(await leads('erase', 'Ana@Example.com')).toMatchObject({ code: 2, err });
  expect(JSON.parse((await leads('erase', email, '--json')).out)).toMatchObject({ enquiries: 1, deliveries: 4 });
  const out = 'Deleted 1 enquiry, 1 subscription, 1 booking of a visit and 4 deliveries.\n';
  expect(await leads('erase', email, '--yes')).toMatchObject({ code: 0, err: '', out });
  expect(await leads('erase', email, '--yes')).toMatchObject({ code: 1 });
  const [left] = await inStore((store) => store.subscriptions());
  expect((await leads('erase', left!.id)).err).toContain('0 enquiries and 1 subscription.');
  expect(JSON.parse((await leads('purge', '--json')).out)).toMatchObject({ enquiries: 0, subscriptions: 1 });
  expect(await inStore((store) => store.subscriptions())).toEqual([]);
});

test('erase warns while the deleted texts are still in the database’s files', async () => {
  const [gone, kept] = [sampleEnquiry(), sampleEnquiry()];
  await accept(gone, kept);
  const reader = new DatabaseSync(join(stage.dataDir, 'enquiries.sqlite'));
  reader.exec('BEGIN; SELECT count(*) FROM enquiries');
  const { code, err } = await leads('erase', gone.id, '--yes');
  reader.close();
  expect([code, err]).toEqual([0, expect.stringContaining('The deleted texts are still in')]);
});

test('a person is erased even if the file of erasures can be written before the deletion only', async () => {
  const gone = sampleEnquiry();
  await accept(gone);
  const log = join(stage.dataDir, 'erasures.log');
  await inStore(async (store) => {
    const erase: typeof store.erase = async (whose) => {
      const outcome = await store.erase(whose);
      rmSync(log);
      mkdirSync(log);
      return outcome;
    };
    const outcome = await eraseWithRecord({ ...store, erase }, stage.dataDir, { id: gone.id });
    expect(outcome).toMatchObject({ enquiries: 1, cleaned: true });
    rmSync(log, { recursive: true });
  });
});

test('purge deletes old enquiries, and asks for confirmation if a different age is given', async () => {
  const years = 365 * 86_400_000;
  await accept(
    sampleEnquiry({ receivedAt: new Date(Date.now() - 2 * years) }),
    sampleEnquiry({ receivedAt: new Date(Date.now() - years / 2) }),
  );
  expect(await leads('purge')).toMatchObject({
    code: 0,
    out: 'Deleted 1 enquiry. 2 deliveries had never been sent.\n',
  });
  expect(await leads('purge', '--months', '3')).toMatchObject({
    code: 2,
    err: expect.stringContaining('purge with --months needs --yes'),
  });
  await send('visitor-mail');
  expect(await leads('purge', '--months', '3', '--yes')).toMatchObject({
    code: 0,
    out: 'Deleted 1 enquiry. 1 delivery had never been sent.\n',
  });
  expect(await inStore((store) => store.list())).toEqual([]);
});

test('purge uses the setting RETENTION_MONTHS instead of the months of the privacy policy', async () => {
  await accept(sampleEnquiry({ receivedAt: new Date(Date.now() - 300 * 86_400_000) }));
  expect((await leads('purge')).out).toBe('Deleted 0 enquiries.\n');
  expect((await leadsWith({ RETENTION_MONTHS: '6' }, 'purge')).out).toContain('Deleted 1 enquiry.');
});

test('purge asks for confirmation before it deletes nearly everything', async () => {
  const old = new Date(Date.now() - 800 * 86_400_000);
  await accept(...Array.from({ length: 12 }, () => sampleEnquiry({ receivedAt: old })));
  const asked = await leads('purge');
  expect(asked.code).toBe(2);
  expect(asked.err).toMatch(/ 12 of 12 enquiries\. If today is \d{4}-\d{2}-\d{2}, repeat it with --yes\.\n$/);
  const earlier = await openEnquiryStore({ DATA_DIR: stage.dataDir }, { now: () => old });
  for (const email of ['ana@example.com', 'eva@example.com']) {
    await earlier.subscribe(sampleRequest({ email, at: old }));
    await earlier.confirmSubscription(await tokenOf(earlier, email));
  }
  await earlier.close();
  expect((await leads('purge')).err).toContain('12 of 12 enquiries and 2 of 2 subscriptions. If today is ');
  expect(await leads('purge', '--yes')).toMatchObject({
    code: 0,
    out: expect.stringContaining('Deleted 12 enquiries and 2 subscriptions.'),
  });
});

test('a restore warns of a missing erasure log, and applies the log once it is there', async () => {
  const [kept, erased] = [sampleEnquiry(), sampleEnquiry()];
  await accept(kept, erased);
  const backup = join(folder, 'without.backup');
  await leads('backup', backup);
  await leads('erase', erased.email, '--yes');
  const log = readFileSync(join(stage.dataDir, 'erasures.log'), 'utf8');
  await newFolder();
  const without = await leads('restore', backup);
  expect(without.err).toContain(`${join(stage.dataDir, 'erasures.log')} is missing`);
  expect(without.out).toContain('Restored 2 enquiries');
  expect((await leads('restore', backup)).err).toContain('is missing');
  writeFileSync(join(stage.dataDir, 'erasures.log'), log);
  const withLog = await leads('restore', backup);
  expect(withLog).toMatchObject({ code: 0, err: '' });
  expect(withLog.out).toContain('Erased once more: 1 entry.\n');
  expect((await inStore((store) => store.list())).map(({ enquiry }) => enquiry)).toEqual([kept]);
  rmSync(backup);
});

test('a restore recreates a lost erasure log from the erasures in the backup', async () => {
  const erased = sampleEnquiry();
  await accept(erased, sampleEnquiry());
  await leads('erase', erased.email, '--yes');
  const file = join(stage.dataDir, 'erasures.log');
  const log = readFileSync(file, 'utf8');
  const backup = join(folder, 'later.backup');
  await leads('backup', backup);
  await newFolder();
  await leads('restore', backup);
  expect(readFileSync(join(stage.dataDir, 'erasures.log'), 'utf8')).toBe(log);
  rmSync(backup);
});
