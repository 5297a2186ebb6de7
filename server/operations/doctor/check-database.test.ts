import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { temporaryFolders } from '../../../tests/temporary-folders.ts';
import { openEnquiryStore } from '../../enquiries/store/store.ts';
import { readEnv } from '../../env.ts';
import { checkDatabase } from './check-database.ts';

const { folder, emptyFolder } = temporaryFolders('doctor-database');
const now = new Date('2026-03-01T10:00:00Z');
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);

let dataDir: string;
let file: string;
beforeAll(async () => {
  dataDir = emptyFolder();
  file = join(dataDir, 'enquiries.sqlite');
  const store = await openEnquiryStore({ DATA_DIR: dataDir }, { now: () => now });
  for (let n = 0; n < 3; n += 1) await store.accept(sampleEnquiry({ receivedAt: now }));
  await store.close();
});

const check = (time = now) => checkDatabase(readEnv({ DATA_DIR: dataDir }), time);

test.each([
  ['just now', 0, []],
  ['29 minutes ago', 29 * 60, []],
  ['31 minutes ago', 31 * 60, ['outbox warning a delivery has waited for 31 minutes']],
  ['59 seconds in the future', -59, []],
  [
    'a minute in the future',
    -60,
    ['clock problem the newest enquiry came at 2026-03-01T10:00:00.000Z, which is still to come'],
  ],
])('an enquiry with an arrival time %s leads to the right findings', async (_, seconds, expected) => {
  const findings = await check(at(seconds));
  expect(findings[0]).toEqual({ check: 'database', state: 'ok', finding: `${file} takes writes` });
  const bad = findings.filter(({ state }) => state !== 'ok');
  expect(bad.map(({ check: what, state, finding }) => `${what} ${state} ${finding}`)).toEqual(expected);
  expect(findings.some(({ finding }) => finding === 'nothing is stuck')).toBe(seconds < 30 * 60);
});

test('a file that other accounts can read is reported with the command that closes it', async () => {
  chmodSync(file, 0o640);
  const findings = await check();
  chmodSync(file, 0o600);
  expect(findings[1]).toMatchObject({ check: 'database', state: 'warning', remedy: `chmod 600 ${file}*` });
});

test('deliveries that were given up or are uncertain are counted', async () => {
  const store = await openEnquiryStore({ DATA_DIR: dataDir }, { now: () => now });
  const [first, second, third] = await store.claim({ kinds: ['centre-mail'], limit: 3, leaseMs: 1000 });
  await store.markFailed(first!, 'refused 550');
  await store.markFailed(second!, 'refused 550');
  await store.markUncertain(third!, 'uncertain timeout');
  await store.close();
  expect(await check()).toMatchObject([
    { check: 'database', state: 'ok' },
    { check: 'outbox', state: 'warning', finding: '2 deliveries were given up, 1 is uncertain' },
  ]);
});

test('a folder that cannot be used is reported with its name', async () => {
  const noFolder = join(folder, 'a-file');
  writeFileSync(noFolder, '');
  expect(await checkDatabase(readEnv({ DATA_DIR: noFolder }), now)).toMatchObject([
    {
      check: 'database',
      state: 'problem',
      finding: expect.stringContaining('EEXIST'),
      remedy: expect.stringContaining(noFolder),
    },
  ]);
});

test('a PostgreSQL that does not respond is reported with its error message', async () => {
  expect(await checkDatabase(readEnv({ DATABASE_URL: 'postgres://site:x@127.0.0.1:1/site' }), now)).toMatchObject([
    {
      check: 'database',
      state: 'problem',
      finding: expect.stringMatching(/^PostgreSQL cannot be used: .*ECONNREFUSED/),
      remedy: expect.stringContaining('DATABASE_URL'),
    },
  ]);
});
