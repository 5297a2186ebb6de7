import { afterAll, expect, test } from 'vitest';
import { asking } from '../../../tests/respond-to.ts';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { temporaryFolders } from '../../../tests/temporary-folders.ts';
import { enquiryStoreOn, openDatabase } from '../../enquiries/store/store.ts';
import { figuresRoutes } from './figures-routes.ts';

const { folder } = temporaryFolders('figures-routes');
const database = await openDatabase({ DATA_DIR: folder });
const store = enquiryStoreOn(database, {});
afterAll(() => store.close());
const json = asking(figuresRoutes({ ...database, store, now: () => new Date('2026-03-31T10:00:00Z') }));
const ask = (query: Record<string, string>) => json('GET /api/figures', { query: new URLSearchParams(query) });

test('the figures cover the requested number of weeks, twelve by default', async () => {
  const enquiry = sampleEnquiry({ receivedAt: new Date('2026-03-29T22:00:00Z') });
  await store.accept(enquiry);
  await store.accept(sampleEnquiry({ receivedAt: new Date('2026-03-29T21:59:59Z') }));
  expect(await ask({ weeks: '1' })).toMatchObject({
    since: '2026-03-30',
    weeks: [{ week: '2026-03-30', enquiries: 1 }],
    shares: { course: [{ value: enquiry.course, enquiries: 1, byWeek: [1] }] },
    unanswered: [],
  });
  await store.accept(sampleEnquiry({ receivedAt: new Date('2026-03-10T10:00:00Z'), name: 'Second' }));
  await store.accept(sampleEnquiry({ receivedAt: new Date('2026-03-09T10:00:00Z'), name: 'First' }));
  expect(await ask({})).toMatchObject({ unanswered: [{ name: 'First', state: 'new' }, { name: 'Second' }] });
  const usual = (await ask({})) as { weeks: object[] };
  expect(usual.weeks).toHaveLength(12);
  expect(usual).not.toHaveProperty('waits');
  for (const weeks of ['0', '54', 'x', '1.5']) {
    await expect(ask({ weeks })).rejects.toMatchObject({ status: 422, message: 'weeks' });
  }
});
