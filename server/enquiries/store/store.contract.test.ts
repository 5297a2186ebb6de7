import { expect, test, vi } from 'vitest';
import { openedStores } from '../../../tests/opened-stores.ts';
import { temporaryFolders } from '../../../tests/temporary-folders.ts';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';

const { emptyFolder } = temporaryFolders('without-tables');
const { emptyDatabase, open, openWithClock } = openedStores();

test('six openings at once of a database without tables succeed', async () => {
  const env = { ...(await emptyDatabase()), DATA_DIR: emptyFolder() };
  const stores = await Promise.all(Array.from({ length: 6 }, () => open(env)));
  await Promise.all(stores.map((store) => store.accept(sampleEnquiry())));
  expect(await stores[0]!.list()).toHaveLength(6);
});

test('keeps a setting as the first caller made it', async () => {
  const env = await emptyDatabase();
  const stores = [await open(env), await open(env)];
  expect(await stores[0]!.readSetting('key')).toBeNull();
  const kept = await Promise.all(Array.from({ length: 10 }, (_, n) => stores[n % 2]!.keepSetting('key', () => `${n}`)));
  expect(new Set(kept).size).toBe(1);
  await stores[0]!.writeSetting('key', 'other');
  const make = vi.fn(() => 'mine');
  expect(await stores[1]!.keepSetting('key', make)).toBe('other');
  expect(make).not.toHaveBeenCalled();
});

test('a readiness check writes the time, also when two run at once', async () => {
  const { store, now, pass } = await openWithClock();
  for (let round = 0; round < 2; round++) {
    await Promise.all([store.ping(), store.ping()]);
    expect(await store.readSetting('readiness')).toBe(now().toISOString());
    pass(1_000);
  }
});
