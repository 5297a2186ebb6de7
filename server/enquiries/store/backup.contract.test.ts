import { readdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { enquiryOf } from '../../../tests/enquiry-of.ts';
import { openedStores } from '../../../tests/opened-stores.ts';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';

const minute = 60_000;

const { backUp, openWithClock } = openedStores();

test('a backup restores everything into an empty database, except data erased later', async () => {
  const { store, now, pass } = await openWithClock();
  const kept = sampleEnquiry({ receivedAt: now(), message: '漢字' });
  const [erased, writesAgain] = [sampleEnquiry({ receivedAt: now() }), sampleEnquiry({ receivedAt: now() })];
  for (const enquiry of [kept, erased, writesAgain]) await store.accept(enquiry);
  const [sent] = await store.claim({ kinds: ['centre-mail'], limit: 1, leaseMs: minute });
  await store.markSent(sent!);
  const file = await backUp(store);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readdirSync(dirname(file))).toHaveLength(1);
  await expect(store.backup(file)).rejects.toMatchObject({ code: 'EEXIST' });

  await store.erase({ email: erased.email.toUpperCase() });
  await store.erase({ id: writesAgain.id });
  pass(minute);
  const later = sampleEnquiry({ receivedAt: now(), email: writesAgain.email });
  await store.accept(later);
  const erasures = await store.erasures();
  expect(JSON.stringify(erasures)).not.toContain('@');

  const { store: empty } = await openWithClock();
  expect(await empty.restore(file, erasures)).toMatchObject({ restored: 1, present: 0, erased: 2 });
  const [stored] = await empty.list();
  expect(stored?.enquiry).toEqual(kept);
  const states = stored?.deliveries.map(({ state }) => state).toSorted();
  expect(states).toEqual(enquiryOf(sent).id === kept.id ? ['sent', 'uncertain'] : ['uncertain', 'uncertain']);

  // A restore into the original database leaves existing rows as they are.
  expect(await store.restore(file, [])).toMatchObject({ restored: 0, present: 1, erased: 2 });
  expect(await store.list()).toHaveLength(2);
});

test('restored deliveries that were sent or given up keep their state; all others become uncertain', async () => {
  const { store } = await openWithClock();
  for (let n = 0; n < 3; n++) await store.accept(sampleEnquiry());
  const [sent, failed] = await store.claim({ kinds: ['centre-mail'], limit: 3, leaseMs: minute });
  await store.markSent(sent!);
  await store.markFailed(failed!, 'refused 550');
  await store.writeSetting('mine', 'kept');
  await store.writeSetting('ours', 'old');
  const file = await backUp(store);
  const { store: other } = await openWithClock();
  await other.writeSetting('ours', 'new');
  expect(await other.restore(file, [])).toMatchObject({ restored: 3 });
  const deliveries = (await other.list()).flatMap((stored) => stored.deliveries);
  const mails = (kind: string) =>
    deliveries.filter((each) => each.kind === kind).map(({ state, lastError }) => `${state} ${lastError}`);
  expect(mails('centre-mail').toSorted()).toEqual(['failed refused 550', 'sent null', 'uncertain restored']);
  expect(mails('visitor-mail')).toEqual(Array(3).fill('uncertain restored'));
  expect([await other.readSetting('mine'), await other.readSetting('ours')]).toEqual(['kept', 'new']);
});

test('a purge deletes the records of erasures that are older than the enquiries it keeps', async () => {
  const { store, now, pass } = await openWithClock();
  await store.erase({ email: 'early@example.com' });
  pass(minute);
  const boundary = now();
  await store.erase({ email: 'late@example.com' });
  await store.purge(boundary);
  expect(await store.erasures()).toMatchObject([{ erased_at: boundary.toISOString() }]);
});
