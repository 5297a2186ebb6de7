import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openEnquiryStore, withEnquiryStore, type EnquiryStoreEnv } from '../../server/enquiries/store/store.ts';
import { enquiryFigures, weeksBefore } from '../../server/figures/office-figures.ts';
import { emptyDatabases } from '../empty-databases.ts';
import { sampleEnquiry } from '../sample-enquiry.ts';
import { temporaryFolders } from '../temporary-folders.ts';

const run = promisify(execFile);

const { folder, emptyFolder } = temporaryFolders('restore');
const emptyDatabase = emptyDatabases();

/** An empty installation: a new data folder, with an empty database. */
const emptyPlace = async (): Promise<EnquiryStoreEnv> => ({ ...(await emptyDatabase()), DATA_DIR: emptyFolder() });
const embedded = async (): Promise<EnquiryStoreEnv> => ({ DATA_DIR: emptyFolder() });

/** Runs the command line as an operator does; its compiled files are kept, as it runs fifty times. */
async function leads(place: EnquiryStoreEnv, ...words: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['server/enquiries/leads/leads.ts', ...words], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: join(folder, 'compiled'), ...place },
    encoding: 'utf8',
  });
  return stdout;
}

const person = 'erased.person@example.com';

/** Stores sixty enquiries of three months; a third of their mails were sent, some failed, one is uncertain. */
async function fill(place: EnquiryStoreEnv): Promise<void> {
  const store = await openEnquiryStore(place, { limits: { perMailboxAndDay: 1000, perHour: 1000 } });
  for (let number = 0; number < 60; number += 1) {
    const receivedAt = new Date(Date.now() - number * 36 * 3_600_000);
    const form = (['contact', 'information', 'campus'] as const)[number % 3]!;
    const email = number % 20 === 7 ? person : `persona.${number}@example.com`;
    await store.accept(sampleEnquiry({ receivedAt, form, email, course: number % 2 ? 'block-1-tower' : null }));
  }
  const claimed = await store.claim({ kinds: ['centre-mail', 'visitor-mail'], limit: 45, leaseMs: 60_000 });
  for (const [number, delivery] of claimed.entries()) {
    if (number < 40) await store.markSent(delivery);
    else if (number < 44) await store.markFailed(delivery, 'refused 550');
    else await store.markUncertain(delivery, 'uncertain timeout');
  }
  await store.keepSetting('form-secret', () => 'the key that signs forms');
  await store.close();
}

const figuresOf = (place: EnquiryStoreEnv) =>
  withEnquiryStore(place, (store) => {
    const since = weeksBefore(new Date(), 12);
    return enquiryFigures(store.figureEnquiries(since), since, new Date());
  });
const enquiriesOf = async (place: EnquiryStoreEnv) => {
  type Listed = { email: string; deliveries: { kind: string; state: string }[] };
  const all = JSON.parse(await leads(place, 'list', '--json')) as Listed[];
  return all.map(({ deliveries, ...enquiry }) => ({
    ...enquiry,
    settled: deliveries.flatMap(({ kind, state }) => (['sent', 'failed'].includes(state) ? [`${kind} ${state}`] : [])),
  }));
};

const across = [
  ['SQLite to PostgreSQL', embedded, emptyPlace],
  ['PostgreSQL to SQLite', emptyPlace, embedded],
] as const;
const ways = [
  ['one kind', emptyPlace, emptyPlace] as const,
  ...(process.env['TEST_DATABASE'] === 'PostgreSQL' ? across : []),
];

test.each(ways)(
  'a backup (%s) is restored into an empty database with every enquiry and figure, and no erased person',
  async (_, from, to) => {
    const old = await from();
    await fill(old);
    const file = join(mkdtempSync(join(folder, 'backup-')), 'enquiries.sqlite');
    await leads(old, 'backup', file);
    expect(statSync(file).mode & 0o077).toBe(0);
    // A person is erased after the backup, which still contains them.
    await leads(old, 'erase', person, '--yes');

    const fresh = await to();
    // The list of erasures, which the backup script stores beside the backups.
    const erasures = readFileSync(join(old.DATA_DIR, 'erasures.log'));
    await run('cp', [join(old.DATA_DIR, 'erasures.log'), fresh.DATA_DIR]);
    expect(erasures.toString()).not.toContain('@');
    expect(await leads(fresh, 'restore', file)).toContain(
      'Restored 57 enquiries.\nOf the enquiries in the backup, 0 were there already, and 3 had been erased.',
    );

    expect(await enquiriesOf(fresh)).toEqual(await enquiriesOf(old));
    const [before, after] = [await figuresOf(old), await figuresOf(fresh)];
    expect(after.weeks).toEqual(before.weeks);
    expect(before.weeks.length).toBeGreaterThan(10);

    const store = await openEnquiryStore(fresh);
    expect(await store.readSetting('form-secret')).toBe('the key that signs forms');
    // Deliveries waiting at the time of the backup may have been sent since, so the restore queues none.
    expect(await store.claim({ kinds: ['centre-mail', 'visitor-mail'], limit: 500, leaseMs: 1000 })).toEqual([]);
    await store.close();
    // A second restore changes nothing.
    expect(await leads(fresh, 'restore', file)).toContain(
      'Restored 0 enquiries.\nOf the enquiries in the backup, 57 were there already',
    );
  },
);

test('the nightly script writes a backup and the list of erasures, and deletes backups of last month', async () => {
  const place = await embedded();
  await fill(place);
  await leads(place, 'erase', person, '--yes');
  const backups = join(mkdtempSync(join(folder, 'backups-')), 'not', 'there', 'yet');
  const nightly = (more: Record<string, string> = {}) =>
    run('operations/backup.sh', [backups], { env: { PATH: process.env.PATH, ...place, ...more } });
  await nightly();
  expect(statSync(backups).mode & 0o077).toBe(0);
  const first = readdirSync(backups).find((name) => name.endsWith('.sqlite')) ?? '';
  const lastMonth = Date.now() / 1000 - 32 * 86_400;
  // The name of a backup has the second in which it was made.
  const old = join(backups, 'enquiries-2026-01-01T030000Z.sqlite');
  renameSync(join(backups, first), old);
  utimesSync(old, lastMonth, lastMonth);
  await nightly();
  const names = readdirSync(backups);
  expect(names).toHaveLength(2);
  expect(names).toContain('erasures.log');
  expect(names).not.toContain(basename(old));
});

test('a backup is copied to another place, and a failure is reported', async () => {
  const place = await embedded();
  const programs = mkdtempSync(join(folder, 'programs-'));
  const copies = mkdtempSync(join(folder, 'copies-'));
  // A stand-in for rclone, which not every machine has, with the two commands that the script uses.
  const rclone = `#!/bin/sh\nif [ "$1" = copy ]; then cp "$2"/* "$3/"; else echo "$*"; fi\n`;
  writeFileSync(join(programs, 'rclone'), rclone, { mode: 0o755 });
  const backup = (BACKUP_COPY_TO: string) =>
    run('operations/backup.sh', [mkdtempSync(join(folder, 'backups-'))], {
      env: { PATH: `${programs}:${process.env.PATH}`, ...place, BACKUP_COPY_TO },
    });
  const { stdout } = await backup(copies);
  expect(readdirSync(copies)).toEqual([expect.stringMatching(/^enquiries-.*\.sqlite$/)]);
  expect(stdout).toContain(`delete --min-age 31d --include enquiries-*.sqlite ${copies}`);
  await expect(backup(join(copies, 'none'))).rejects.toThrow();
});
