import { spawnSync } from 'node:child_process';
import { renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { type EnquiryStore, openEnquiryStore } from '../../../server/enquiries/store/store.ts';
import { sampleEnquiry } from '../../sample-enquiry.ts';
import { temporaryFolders } from '../../temporary-folders.ts';

const { emptyFolder } = temporaryFolders('storage');

async function openStore(dataDir: string): Promise<EnquiryStore> {
  const store = await openEnquiryStore({ DATA_DIR: dataDir });
  onTestFinished(() => store.close().catch(() => {}));
  return store;
}

/** A small file system in memory; null if this account may not mount one. */
function mountSmallDisk(): string | null {
  const place = emptyFolder();
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', place]).status === 0;
  if (mounted) onTestFinished(() => void spawnSync('umount', ['-l', place]));
  return mounted ? place : null;
}

const outcome = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

test('on a full disk, enquiries are refused and the readiness check gives the reason, until there is space again', async (context) => {
  const disk = mountSmallDisk();
  if (disk === null) return context.skip('this account may not mount a file system to fill');
  const store = await openStore(disk);
  await store.accept(sampleEnquiry());
  expect(await outcome(store.ping())).toBe('done');
  const { bavail, bsize } = statfsSync(disk);
  const filling = join(disk, 'filling');
  writeFileSync(filling, Buffer.alloc(bavail * bsize));
  const outcomes: string[] = [];
  for (let n = 0; n < 20; n++) outcomes.push(await outcome(store.accept(sampleEnquiry({ message: 'a'.repeat(4000) }))));
  const acknowledged = outcomes.filter((each) => each === 'done').length;
  expect(acknowledged).toBeLessThan(20);
  expect(outcomes.at(-1)).toMatch(/^SQLITE_\d+$/);
  expect(await outcome(store.ping())).toBe('DISK_FULL');
  rmSync(filling);
  expect(await outcome(store.ping())).toBe('done');
  expect(await store.accept(sampleEnquiry())).toBe('stored');
  expect(await store.list()).toHaveLength(acknowledged + 2);
});

test.each([
  ['the data folder is deleted', (dataDir: string) => rmSync(dataDir, { recursive: true })],
  [
    'the database file is replaced',
    (dataDir: string) => {
      const file = join(dataDir, 'enquiries.sqlite');
      renameSync(file, `${file}.old`);
      new DatabaseSync(file).close();
    },
  ],
  ['the write-ahead log is deleted', (dataDir: string) => rmSync(join(dataDir, 'enquiries.sqlite-wal'))],
])('once %s, no enquiry is acknowledged, and the server is not ready', async (_, destroy) => {
  const dataDir = emptyFolder();
  const store = await openStore(dataDir);
  await store.accept(sampleEnquiry());
  destroy(dataDir);
  expect(await outcome(store.accept(sampleEnquiry()))).toBe('DATABASE_REPLACED');
  expect(await outcome(store.ping())).toBe('DATABASE_REPLACED');
});

test('while another process holds the lock, every request is answered within seconds, and enquiries are stored again afterwards', async () => {
  const dataDir = emptyFolder();
  const store = await openStore(dataDir);
  const other = new DatabaseSync(join(dataDir, 'enquiries.sqlite'));
  other.exec('begin immediate');
  const started = Date.now();
  const submissions = Array.from({ length: 300 }, () => outcome(store.accept(sampleEnquiry())));
  const ready = outcome(store.ping());
  // The event loop is not blocked meanwhile.
  let turns = 0;
  while (Date.now() - started < 1_000) {
    await delay(10);
    turns += 1;
  }
  expect(turns).toBeGreaterThan(5);
  const codes = new Set([...(await Promise.all(submissions)), await ready]);
  expect(Date.now() - started).toBeLessThan(20_000);
  expect([...codes].toSorted()).toEqual(['QUEUE_FULL', 'SQLITE_5']);
  other.exec('rollback');
  other.close();
  expect(await store.accept(sampleEnquiry())).toBe('stored');
});
