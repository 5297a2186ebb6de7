import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type PostgresPeer } from '../../../tests/postgres.ts';
import { openEnquiryStore } from '../../enquiries/store/store.ts';
import { openSubmissionLimits, type SubmissionLimits } from './submission-limits.ts';

let postgres: PostgresPeer;
beforeAll(async () => (postgres = await startPostgres()));
afterAll(() => postgres?.stop());

/** Several servers on one migrated database. */
async function servers(number: number, seconds = 60) {
  const url = await postgres.createDatabase();
  const store = await openEnquiryStore({ DATABASE_URL: url, DATA_DIR: 'unused' });
  await store.close();
  return Array.from({ length: number }, () => openSubmissionLimits({ enquiries: 10, others: 3, seconds }, url));
}

/** Sends submissions at once, spread over the servers, and returns how many were allowed. */
async function admitted(limits: readonly SubmissionLimits[], submissions: number, sender: string): Promise<number> {
  const counted = Array.from({ length: submissions }, (_, n) => limits[n % limits.length]!.count('enquiries', sender));
  return (await Promise.all(counted)).filter((wait) => wait === null).length;
}

test('two servers share the limit of a sender', async () => {
  const limits = await servers(2);
  expect(await admitted(limits, 30, 'one')).toBe(10);
  expect(await admitted(limits, 4, 'another')).toBe(4);
  expect((await limits[1]!.count('enquiries', 'one'))?.wait).toBeGreaterThan(50);
  expect(await limits[1]!.count('others', 'one')).toBeNull();
  await limits[0]!.uncount('enquiries', 'another');
  expect(await admitted(limits, 10, 'another')).toBe(7);
  await Promise.all(limits.map((each) => each.close()));
});

test('servers share counts again after a restart of the database; while it is stopped, each counts on its own', async () => {
  const peer = await startPostgres();
  const store = await openEnquiryStore({ DATABASE_URL: peer.url, DATA_DIR: 'unused' });
  await store.close();
  const limits = Array.from({ length: 2 }, () =>
    openSubmissionLimits({ enquiries: 3, others: 3, seconds: 60 }, peer.url),
  );
  expect(await admitted(limits, 8, 'one')).toBe(3);
  await peer.halt();
  await peer.start();
  await admitted(limits, 2, 'nobody');
  expect(await admitted(limits, 8, 'another')).toBe(3);
  await peer.stop();
  const started = performance.now();
  expect(await admitted(limits, 8, 'third')).toBe(6);
  expect(performance.now() - started).toBeLessThan(20_000);
  await Promise.all(limits.map((each) => each.close()));
});
