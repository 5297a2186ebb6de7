import { expect, test } from 'vitest';
import { temporaryFolders } from '../../tests/temporary-folders.ts';
import { createFormClock } from '../forms/submission/form-clock.ts';
import { createFormSecrets } from './form-secret.ts';
import { openEnquiryStore } from './store/store.ts';

const { folder } = temporaryFolders('form-secret');

const minute = 60_000;

test('servers on one database accept each other’s forms', async () => {
  let time = new Date('2026-03-01T10:00:00Z');
  const clocks = await Promise.all(
    [1, 2].map(async () => {
      const store = await openEnquiryStore({ DATA_DIR: folder });
      const { secrets, load } = createFormSecrets();
      await load(store);
      await store.close();
      return createFormClock(secrets, () => time);
    }),
  );
  const stamp = clocks[0]!.stamp('submission', false);
  time = new Date(time.getTime() + minute);
  expect(clocks[1]!.read(stamp, 'submission')).toBe('fine');
  expect(clocks[1]!.read(stamp, 'another')).toBe('unknown');
});

test('a form drawn before the database was open is accepted afterwards', async () => {
  let time = new Date('2026-03-01T10:00:00Z');
  const { secrets, load } = createFormSecrets();
  const clock = createFormClock(secrets, () => time);
  const stamp = clock.stamp('submission', false);
  const store = await openEnquiryStore({ DATA_DIR: folder });
  await load(store);
  await store.close();
  time = new Date(time.getTime() + minute);
  expect(clock.read(stamp, 'submission')).toBe('fine');
});
