import { expect, test } from 'vitest';
import { emptyDatabases } from '../../../tests/empty-databases.ts';
import { temporaryFolders } from '../../../tests/temporary-folders.ts';
import { fillWithEnquiries } from '../../../tests/many-enquiries.ts';
import type { EnquirySelection } from '../../../src/schema/office-enquiries.ts';
import { openDatabase, type EnquiryStoreEnv } from '../../enquiries/store/store.ts';
import { officeQueries } from './office-queries.ts';

const enquiries = 10_000;
const { emptyFolder } = temporaryFolders('office-size');
const databases: [string, () => Promise<EnquiryStoreEnv>][] = [
  ['SQLite', async () => ({ DATA_DIR: emptyFolder() })],
  ['PostgreSQL', emptyDatabases()],
];
const all = { after: null, limit: 50 };

/**
 * Times with 100,000 enquiries are in docs/decisions/0022-office.md. This test has a tenth of them, on a machine that
 * may be busy. A query that exceeds the limit probably reads several rows for each enquiry.
 */
test.each(databases)('on %s many enquiries are listed and searched in a second', async (_, emptyDatabase) => {
  const database = await openDatabase(await emptyDatabase());
  await fillWithEnquiries(database.db, enquiries);
  const office = officeQueries(database, { now: () => new Date(), retentionMonths: () => 12 });
  const selections: EnquirySelection[] = [
    {},
    { search: '600 001 234' },
    { search: 'nobody-has-this-name' },
    { search: 'penalver' },
    { search: 'a', state: 'new' },
    { state: 'new' },
    { state: 'spam', assignee: 'eva@centro.example' },
    { assignee: 'stranger@centro.example' },
    { course: 'block-1-tower', since: '2026-03-01' },
  ];
  for (const selection of selections) {
    const times: number[] = [];
    for (let n = 0; n < 3; n++) {
      const start = performance.now();
      await office.list(selection, all);
      times.push(performance.now() - start);
    }
    expect(Math.min(...times), JSON.stringify(selection)).toBeLessThan(1000);
  }
  const { total, lines, next } = await office.list({ search: '+34 600 001 234' }, all);
  expect([total, lines.length, next]).toEqual([1, 1, null]);
  expect((await office.list({ state: 'new' }, all)).total).toBe(enquiries / 10);
  await database.db.destroy();
});
