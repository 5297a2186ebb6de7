import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import readXlsxFile, { readSheet } from 'read-excel-file/node';
import { beforeEach, expect, test } from 'vitest';
import { printed } from '../../../tests/printed.ts';
import { sampleCentre } from '../../../tests/sample-centre.ts';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { sampleRequest } from '../../../tests/sample-subscription.ts';
import { temporaryFolders } from '../../../tests/temporary-folders.ts';
import type { Enquiry } from '../../../src/schema/enquiry.ts';
import { answeredField } from '../../../src/schema/fields/field-names.ts';
import type { MarkRequest } from '../../../src/schema/office.ts';
import { officeQueries } from '../../office/enquiries/office-queries.ts';
import { runLeads } from './leads-commands.ts';
import type { ClaimedDelivery, DeliveryKind } from '../outbox/delivery.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { openDatabase, openEnquiryStore, withEnquiryStore } from '../store/store.ts';

const { folder, emptyFolder } = temporaryFolders('leads');

let dataDir: string;
beforeEach(() => {
  dataDir = emptyFolder();
});

const inStore = <T>(use: (store: EnquiryStore) => Promise<T>) => withEnquiryStore({ DATA_DIR: dataDir }, use);

async function accept(...enquiries: Enquiry[]): Promise<void> {
  await inStore(async (store) => {
    for (const enquiry of enquiries) await store.accept(enquiry);
  });
}

/** Claims every due delivery of these kinds and passes it to a function. */
async function withDue(
  kinds: DeliveryKind[],
  use: (store: EnquiryStore, delivery: ClaimedDelivery) => Promise<unknown>,
): Promise<void> {
  await inStore(async (store) => {
    for (const delivery of await store.claim({ kinds, limit: 100, leaseMs: 1_000 })) await use(store, delivery);
  });
}

const send = (...kinds: DeliveryKind[]) => withDue(kinds, (store, delivery) => store.markSent(delivery));
const makeUncertain = () =>
  withDue(['centre-mail'], (store, delivery) => store.markUncertain(delivery, 'uncertain ETIMEDOUT'));

function leads(...words: string[]) {
  return leadsWith({}, ...words);
}

async function leadsWith(variables: Record<string, string>, ...words: string[]) {
  return printed((streams) =>
    runLeads(words, {
      ...streams,
      variables: { DATA_DIR: dataDir, ...variables },
      statedMonths: async () => ({ enquiries: 12, waiting: 24 }),
      titles: async () => sampleCentre,
      folder: dataDir,
    }),
  );
}

test('list shows a line for each enquiry, the newest first, and its waiting deliveries', async () => {
  const old = sampleEnquiry({ receivedAt: new Date('2026-01-02T09:30:00Z'), name: 'Old\u001b[2J One', phone: null });
  const late = sampleEnquiry({ receivedAt: new Date('2026-02-02T09:30:00Z') });
  await accept(old, late);
  const { code, out, err } = await leads('list');
  const [header, first, second, end] = out.split('\n');
  expect(code).toBe(0);
  expect(header).toMatch(/^RECEIVED \(MADRID\) +STATE +FORM +NAME +E-MAIL +PHONE +COURSE +DELIVERIES +ID$/);
  expect(first).toMatch(
    new RegExp(`^2026-02-02 10:30 +new +information .*centre-mail waiting, visitor-mail waiting  ${late.id}$`),
  );
  expect(second).toContain('Old [2J One');
  expect(end).toBe('');
  expect(err).toBe(`2 enquiries in ${join(dataDir, 'enquiries.sqlite')}; of all deliveries 4 waiting\n`);
});

test('list cuts long values, and omits deliveries once all have left', async () => {
  const { width } = answeredField('name').list!;
  await accept(sampleEnquiry({ name: `${'a'.repeat(width - 1)}bc` }), sampleEnquiry({ name: 'd'.repeat(width) }));
  await send('centre-mail', 'visitor-mail');
  const { out, err } = await leads('list');
  expect(out).toContain(`${'a'.repeat(width - 1)}…`);
  expect(out).toContain('d'.repeat(width));
  expect(err).toBe(`2 enquiries in ${join(dataDir, 'enquiries.sqlite')}\n`);
});

test('list --json writes JSON, with the same filters', async () => {
  const enquiry = sampleEnquiry({ form: 'campus', receivedAt: new Date('2026-03-05T00:00:00Z') });
  await accept(enquiry, sampleEnquiry({ receivedAt: new Date('2026-03-04T23:59:59Z') }));
  const { out } = await leads('list', '--json', '--since', '2026-03-05', '--form=campus', '--limit', '5');
  const [first, ...others] = JSON.parse(out);
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    ...JSON.parse(JSON.stringify(enquiry)),
    deliveries: [{ kind: 'centre-mail' }, { kind: 'visitor-mail' }],
  });
  expect(JSON.parse((await leads('list', '--json', '--email', enquiry.email.toUpperCase())).out)).toHaveLength(1);
  expect(JSON.parse((await leads('list', '--json', '--failed')).out)).toEqual([]);
});

test('list, show and export say what became of an enquiry, and find it by words and state', async () => {
  const enquiry = sampleEnquiry({ name: 'Núria Peñalver', receivedAt: new Date('2026-07-01T22:30:00Z') });
  await accept(enquiry, sampleEnquiry({ name: 'Juan' }));
  const database = await openDatabase({ DATA_DIR: dataDir });
  const office = officeQueries(database, { now: () => new Date('2026-07-02T08:00:00Z'), retentionMonths: 12 });
  const mark: MarkRequest = {
    enquiries: [{ id: enquiry.id, revision: 0 }],
    state: 'answered',
    assignee: 'eva@x.example',
  };
  await office.mark(mark, 'eva@x.example');
  await database.db.destroy();
  const idsOf = async (...words: string[]) => {
    const listed = JSON.parse((await leads('list', '--json', ...words)).out) as { id: string }[];
    return listed.map(({ id }) => id);
  };
  expect(await idsOf('--search=nuria PENALVER')).toEqual([enquiry.id]);
  expect(await idsOf('--search', '600000000')).toHaveLength(2);
  expect(await idsOf('--search', 'penalver juan')).toEqual([]);
  expect(await idsOf('--state', 'answered')).toEqual([enquiry.id]);
  expect(await idsOf('--state=new')).not.toContain(enquiry.id);
  expect(await idsOf('--state=new')).toHaveLength(1);
  expect(await idsOf('--state=spam')).toEqual([]);
  expect((await leads('list', '--state', 'answered')).out).toMatch(/^2026-07-02 00:30 +answered +information/m);
  const card = (await leads('show', enquiry.id)).out;
  expect(card).toMatch(/^received +2026-07-02 00:30 in Madrid$/m);
  expect(card).toMatch(/^state +answered\nassignee +eva@x.example\nanswered +2026-07-02 10:00 in Madrid$/m);
  const csv = (await leads('list', '--csv', '--state=answered')).out;
  expect(csv).toMatch(/,state,assignee,answered,centre-mail,/);
  expect(csv).toContain(',answered,eva@x.example,2026-07-02T08:00:00.000Z,waiting,');
});

test('export --csv writes every field, into a file that only its owner reads', async () => {
  await accept(sampleEnquiry({ name: '=HYPERLINK("http://x")', message: 'a, "b"\nc' }));
  const file = join(dataDir, 'out.csv');
  const { code, out } = await leads('export', '--csv', '--output', file);
  expect([code, out]).toEqual([0, '']);
  expect(statSync(file).mode & 0o077).toBe(0);
  const csv = readFileSync(file, 'utf8');
  expect(csv).toMatch(
    /^\ufeffid,received,form,language,name,(.*,)?email,.*,centre-mail,visitor-mail,webhook,answer-mail\r\n/,
  );
  expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(csv).toContain(`"a, ""b""\nc"`);
  expect(csv).toContain(`,'+34 600 000 000,`);
  expect(csv).toMatch(/,waiting,waiting,,\r\n$/);
  expect(JSON.parse((await leads('export', '--json')).out)).toHaveLength(1);
});

test('export writes a workbook that only its owner reads, and says where', async () => {
  const enquiry = sampleEnquiry({ name: '=HYPERLINK("http://x")', message: 'a;=1+2\n=3', marketingConsent: null });
  await accept(enquiry);
  const { code, out, err } = await leads('export', '--form', 'information');
  expect([code, err]).toEqual([0, expect.stringContaining('1 enquiry in ')]);
  const file = out.trimEnd();
  expect(file).toMatch(/\/enquiries-\d{8}-\d{4}\.xlsx$/);
  expect(statSync(file).mode & 0o077).toBe(0);
  const [header = [], row = []] = await readSheet(file);
  const cells = Object.fromEntries(header.map((name, n) => [String(name), row[n]]));
  expect(cells).toMatchObject({ Identificador: enquiry.id, Nombre: enquiry.name, Mensaje: enquiry.message });
  expect(cells).toMatchObject({ Estado: 'nueva', Curso: 'Básico y torre' });
  expect((await readXlsxFile(file)).map(({ sheet }) => sheet)).toEqual(['Consultas']);
  const named = join(dataDir, 'named.xlsx');
  writeFileSync(named, 'what others may read', { mode: 0o644 });
  expect((await leads('export', '--output', named)).out).toBe(`${named}\n`);
  expect(statSync(named).mode & 0o077).toBe(0);
});

test('show prints one enquiry whole', async () => {
  const enquiry = sampleEnquiry({ message: 'One\nTwo', campus: null });
  await accept(enquiry);
  const { code, out } = await leads('show', enquiry.id.toUpperCase());
  expect(code).toBe(0);
  expect(out).toMatch(/^message +One\n +Two$/m);
  expect(out).toMatch(/^centre-mail +waiting, 0 attempts, next \d{4}-/m);
  expect(out).not.toContain('campus');
  const starts = out.split('\n').flatMap((line) => /^\S+ {2,}/.exec(line)?.[0].length ?? []);
  expect(new Set(starts).size).toBe(1);
  expect(starts).toHaveLength(out.split('\n').length - 2);
  await send('centre-mail');
  expect((await leads('show', enquiry.id)).out).toMatch(/^centre-mail +sent \d{4}-\d{2}-\d{2} \d{2}:\d{2} in Madrid$/m);
  expect(JSON.parse((await leads('show', enquiry.id, '--json')).out)).toMatchObject({ id: enquiry.id });
  expect(await leads('show', 'nothing')).toMatchObject({ code: 1, out: '', err: 'There is no enquiry nothing.\n' });
});

test('erase and purge count those who wait for an intake', async () => {
  const email = 'ana@example.com';
  const long = new Date('2020-01-01');
  await accept(sampleEnquiry({ email }));
  await inStore(async (store) => {
    await store.subscribe(sampleRequest({ email }));
    await store.subscribe(sampleRequest({ at: long }));
  });
  expect((await leads('erase', 'Ana@Example.com')).err).toContain('1 enquiry and 1 subscription.');
  const { code, out, err } = await leads('erase', email, '--yes');
  expect([code, err]).toEqual([0, '']);
  expect(out).toBe('Deleted 1 enquiry, 1 subscription and 3 deliveries.\n');
  const [left] = await inStore((store) => store.subscriptions());
  expect((await leads('erase', left!.subscription.id)).err).toContain('0 enquiries and 1 subscription.');
  expect((await leads('purge')).out).toBe('Deleted 0 enquiries and 1 subscription.\n');
  expect(await inStore((store) => store.subscriptions())).toEqual([]);
});

test('erase asks first, and then forgets the person', async () => {
  await accept(
    sampleEnquiry({ email: 'Ana@example.com' }),
    sampleEnquiry({ email: 'ana@example.com' }),
    sampleEnquiry(),
  );
  const asked = await leads('erase', 'ana@example.com');
  expect(asked).toMatchObject({ code: 2, err: 'This would delete 2 enquiries. Repeat it with --yes.\n' });
  expect(await inStore((store) => store.list())).toHaveLength(3);
  const done = await leads('erase', 'ana@example.com', '--yes');
  expect(done).toMatchObject({ code: 0, out: 'Deleted 2 enquiries and 4 deliveries.\n' });
  expect(await leads('erase', 'ana@example.com', '--yes')).toMatchObject({ code: 1 });
  const [last] = await inStore((store) => store.list());
  await accept(sampleEnquiry());
  await inStore((store) => store.subscribe(sampleRequest()));
  expect((await leads('erase', last!.enquiry.id)).err).toContain('This would delete 1 enquiry.');
  expect(await leads('erase', last!.enquiry.id, '--yes')).toMatchObject({ code: 0 });
});

test('erase says so while the deleted texts are still in the files of the database', async () => {
  const [gone, kept] = [sampleEnquiry(), sampleEnquiry()];
  await accept(gone, kept);
  const reader = new DatabaseSync(join(dataDir, 'enquiries.sqlite'));
  reader.exec('BEGIN; SELECT count(*) FROM enquiries');
  const { code, err } = await leads('erase', gone.id, '--yes');
  reader.close();
  expect([code, err]).toEqual([0, expect.stringContaining('the deleted texts are still in them')]);
});

test('purge deletes old enquiries, and asks before it takes another age', async () => {
  const years = 365 * 86_400_000;
  await accept(
    sampleEnquiry({ receivedAt: new Date(Date.now() - 2 * years) }),
    sampleEnquiry({ receivedAt: new Date(Date.now() - years / 2) }),
  );
  expect(await leads('purge')).toMatchObject({
    code: 0,
    out: 'Deleted 1 enquiry. 2 deliveries had never been sent.\n',
  });
  expect(await leads('purge', '--months', '3')).toMatchObject({
    code: 2,
    err: expect.stringContaining('purge with --months needs --yes'),
  });
  await send('visitor-mail');
  expect(await leads('purge', '--months', '3', '--yes')).toMatchObject({
    code: 0,
    out: 'Deleted 1 enquiry. 1 delivery had never been sent.\n',
  });
  expect(await inStore((store) => store.list())).toEqual([]);
});

test('a setting wins over the privacy policy', async () => {
  await accept(sampleEnquiry({ receivedAt: new Date(Date.now() - 300 * 86_400_000) }));
  expect((await leads('purge')).out).toBe('Deleted 0 enquiries.\n');
  expect((await leadsWith({ RETENTION_MONTHS: '6' }, 'purge')).out).toContain('Deleted 1 enquiry.');
});

test('retry takes up deliveries that were given up, which list points at', async () => {
  await accept(sampleEnquiry());
  await withDue(['centre-mail'], (store, delivery) => store.markFailed(delivery, 'refused 550'));
  expect((await leads('list', '--failed')).err).toContain('1 given up (see --failed and retry)');
  expect((await leads('list')).out).toContain('centre-mail failed');
  expect(await leads('retry')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^1 failed delivery is waiting again/),
  });
  expect((await leads('list')).err).not.toContain('given up');
});

test('an uncertain delivery is pointed at, sent once more or taken for sent', async () => {
  const enquiry = sampleEnquiry();
  await accept(enquiry);
  await makeUncertain();
  expect((await leads('list', '--failed')).err).toContain(
    '1 uncertain (see --failed, editions waiting --failed, resend and settle)',
  );
  expect((await leads('list')).out).toContain('centre-mail uncertain');
  expect((await leads('show', enquiry.id)).out).toMatch(/^centre-mail +uncertain, 1 attempt \(uncertain ETIMEDOUT\)$/m);
  expect((await leads('retry')).out).toContain('0 failed');
  expect(await leads('resend', 'nothing')).toMatchObject({ code: 1 });
  expect(await leads('resend', enquiry.id)).toMatchObject({
    code: 0,
    out: '1 uncertain delivery will be sent once more.\n',
  });
  await makeUncertain();
  expect(await leads('settle', 'all')).toMatchObject({ code: 0, out: '1 uncertain delivery counts as sent.\n' });
  expect((await leads('list')).out).toContain('centre-mail sent');
});

test('resend and settle report the number of uncertain deliveries', async () => {
  await accept(sampleEnquiry(), sampleEnquiry());
  await makeUncertain();
  expect((await leads('list')).err).toContain('; of all deliveries 2 waiting, 2 uncertain (see ');
  expect((await leads('resend', 'all')).out).toBe('2 uncertain deliveries will be sent once more.\n');
  await makeUncertain();
  expect((await leads('settle', 'all')).out).toBe('2 uncertain deliveries count as sent.\n');
});

test('a purge of nearly everything asks first', async () => {
  const old = new Date(Date.now() - 800 * 86_400_000);
  await accept(...Array.from({ length: 12 }, () => sampleEnquiry({ receivedAt: old })));
  const asked = await leads('purge');
  expect(asked.code).toBe(2);
  expect(asked.err).toMatch(/ 12 of 12 enquiries\. If today is \d{4}-\d{2}-\d{2}, repeat it with --yes\.\n$/);
  const earlier = await openEnquiryStore({ DATA_DIR: dataDir }, { now: () => old });
  for (const email of ['ana@example.com', 'eva@example.com']) {
    await earlier.subscribe(sampleRequest({ email, at: old }));
    await earlier.confirmSubscription((await earlier.subscriptions({ email }))[0]!.subscription.token);
  }
  await earlier.close();
  expect((await leads('purge')).err).toContain('12 of 12 enquiries and 2 of 2 subscriptions. If today is ');
  expect(await leads('purge', '--yes')).toMatchObject({
    code: 0,
    out: expect.stringContaining('Deleted 12 enquiries and 2 subscriptions.'),
  });
});

test('a backup brings enquiries back after the disk is lost, without those erased meanwhile', async () => {
  const [kept, erased] = [sampleEnquiry(), sampleEnquiry()];
  await accept(kept, erased);
  const backup = join(folder, 'night.backup');
  expect(await leads('backup', backup)).toMatchObject({
    code: 0,
    out: expect.stringContaining(`Everything is in ${backup}, which only you can read`),
  });
  expect(await leads('backup', backup)).toMatchObject({ code: 1, err: expect.stringContaining('EEXIST') });
  await leads('erase', erased.email, '--yes');
  const log = readFileSync(join(dataDir, 'erasures.log'), 'utf8');
  expect(log).toMatch(/^\d{4}-\S+Z [\w-]{43}\n$/);

  for (const end of ['', '-wal', '-shm']) rmSync(join(dataDir, `enquiries.sqlite${end}`), { force: true });
  const restored = await leads('restore', backup);
  expect(restored).toMatchObject({
    code: 0,
    out: expect.stringContaining('Restored 1 enquiry; 0 were there already, 1'),
  });
  expect(restored.out).toContain('uncertain now: see list --failed, resend and settle');
  expect((await inStore((store) => store.list())).map(({ enquiry }) => enquiry)).toEqual([kept]);
  expect((await leads('list')).out).toContain('centre-mail uncertain');
  expect((await leads('restore', backup)).out).toContain(
    'Restored 0 enquiries; 1 were there already, 1 had been erased',
  );
  rmSync(backup);
});

test('a restore reports a missing file of erasures, and repeats the erasures once the file is there', async () => {
  const [kept, erased] = [sampleEnquiry(), sampleEnquiry()];
  await accept(kept, erased);
  const backup = join(folder, 'without.backup');
  await leads('backup', backup);
  await leads('erase', erased.email, '--yes');
  const log = readFileSync(join(dataDir, 'erasures.log'), 'utf8');
  dataDir = emptyFolder();
  const without = await leads('restore', backup);
  expect(without.err).toContain(`${join(dataDir, 'erasures.log')} is missing`);
  expect(without.out).toContain('Restored 2 enquiries');
  expect((await leads('restore', backup)).err).toContain('is missing');
  writeFileSync(join(dataDir, 'erasures.log'), log);
  const withLog = await leads('restore', backup);
  expect(withLog).toMatchObject({ code: 0, err: '' });
  expect(withLog.out).toContain('Erased 1 that were there and had been erased before.');
  expect((await inStore((store) => store.list())).map(({ enquiry }) => enquiry)).toEqual([kept]);
  rmSync(backup);
});

test('a restore writes erasures from before the backup into a lost file of erasures', async () => {
  const erased = sampleEnquiry();
  await accept(erased, sampleEnquiry());
  await leads('erase', erased.email, '--yes');
  const file = join(dataDir, 'erasures.log');
  const log = readFileSync(file, 'utf8');
  const backup = join(folder, 'later.backup');
  await leads('backup', backup);
  dataDir = emptyFolder();
  await leads('restore', backup);
  expect(readFileSync(join(dataDir, 'erasures.log'), 'utf8')).toBe(log);
  rmSync(backup);
});

test('figures are those of twelve weeks, for people and for programs', async () => {
  for (const weeks of [1, 20])
    await accept(sampleEnquiry({ receivedAt: new Date(Date.now() - weeks * 7 * 86_400_000) }));
  expect((await leads('figures')).out).toMatch(
    /^1 enquiry since \d{4}-\d{2}-\d{2}, by the Monday of their week in Madrid\n/,
  );
  expect((await leads('figures', '--since', '2020-01-01')).out).toMatch(/^2 enquiries since 2020-01-01,/);
  const { out } = await leads('figures', '--json', '--since', '2020-01-01');
  const { since, weeks } = JSON.parse(out) as { since: string; weeks: { enquiries: number }[] };
  expect([since, weeks.filter(({ enquiries }) => enquiries === 1).length]).toEqual(['2020-01-01', 2]);
  expect((await leads('figures', '--csv')).out).toMatch(/^\ufeffweek,by,value,enquiries\r\n\d{4}-/);
});

test.each([
  [[]],
  [['frobnicate']],
  [['__proto__']],
  [['list', 'more']],
  [['list', '--colour']],
  [['list', '--since', 'yesterday']],
  [['list', '--since', '2026-02-31']],
  [['list', '--form', 'unknown']],
  [['list', '--limit', '0']],
  [['list', '--limit', '1e3']],
  [['list', '--json', '--csv']],
  [['list', '--yes']],
  [['show']],
  [['show', 'a', 'b']],
  [['show', 'a', '--csv']],
  [['erase']],
  [['erase', '--email', 'a@example.com']],
  [['purge', '--months=-1', '--yes']],
  [['retry', '--json']],
  [['resend']],
  [['settle', 'a', 'b']],
  [['backup']],
  [['restore', 'a', '--yes']],
])('%j is asked wrongly', async (words) => {
  const { code, out, err } = await leads(...words);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^leads: .+\nSee npm run leads -- --help\n$/);
});

test('help succeeds, a bad configuration fails', async () => {
  expect(await leads('--help')).toMatchObject({ code: 0, err: '' });
  expect((await leads('list', '--help')).out).toContain('npm run leads -- <command>');
  expect(await leadsWith({ PORT: 'none' }, 'list')).toMatchObject({ code: 1, err: expect.stringContaining('PORT') });
});

test('an export of more enquiries than are read at once has each of them once, newest first', async () => {
  const enquiries = Array.from({ length: 401 }, (_, n) =>
    sampleEnquiry({ receivedAt: new Date(Date.UTC(2026, 0, 1, 0, n)) }),
  );
  await accept(...enquiries);
  const ids = enquiries.map(({ id }) => id).toReversed();
  const json = JSON.parse((await leads('export', '--json')).out) as { id: string }[];
  expect(json.map(({ id }) => id)).toEqual(ids);
  const { out, err } = await leads('export', '--csv', '--limit=301');
  expect(out.match(/[\da-f-]{36}/g)).toEqual(ids.slice(0, 301));
  expect(err).toMatch(/^301 enquiries in /);
});
