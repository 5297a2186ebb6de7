import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import readXlsxFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { fillWithEnquiries } from '../../../tests/many-enquiries.ts';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { answeredField } from '../../../src/schema/fields/field-names.ts';
import type { MarkRequest } from '../../../src/schema/office-enquiries.ts';
import { officeQueries } from '../../office/enquiries/office-queries.ts';
import { openDatabase } from '../store/store.ts';
import { leadsStage } from '../../../tests/leads-stage.ts';

const { stage, accept, send, makeUncertain, leads, leadsWith } = leadsStage();

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
  expect(err).toBe(`2 enquiries in ${join(stage.dataDir, 'enquiries.sqlite')}; of all deliveries 4 waiting\n`);
});

test('list shortens long values, and counts no deliveries as waiting once all are sent', async () => {
  const { width } = answeredField('name').list!;
  await accept(sampleEnquiry({ name: `${'a'.repeat(width - 1)}bc` }), sampleEnquiry({ name: 'd'.repeat(width) }));
  await send('centre-mail', 'visitor-mail');
  const { out, err } = await leads('list');
  expect(out).toContain(`${'a'.repeat(width - 1)}…`);
  expect(out).toContain('d'.repeat(width));
  expect(err).toBe(`2 enquiries in ${join(stage.dataDir, 'enquiries.sqlite')}\n`);
});

test('list --json writes the enquiries that its filters select, as JSON', async () => {
  const enquiry = sampleEnquiry({ form: 'campus', receivedAt: new Date('2026-03-05T00:00:00Z') });
  await accept(enquiry, sampleEnquiry({ receivedAt: new Date('2026-03-04T23:59:59Z') }));
  const { out } = await leads('list', '--json', '--since', '2026-03-05', '--form=campus', '--limit', '5');
  const [first, ...others] = JSON.parse(out);
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    ...JSON.parse(JSON.stringify(enquiry)),
    deliveries: [{ kind: 'centre-mail' }, { kind: 'visitor-mail' }],
  });
  expect(JSON.parse((await leads('list', '--json', '--search', enquiry.email.toUpperCase())).out)).toHaveLength(1);
  expect(JSON.parse((await leads('list', '--json', '--failed')).out)).toEqual([]);
});

test('list and show name the state of an enquiry, and list finds it by words and state', async () => {
  const enquiry = sampleEnquiry({ name: 'Núria Peñalver', receivedAt: new Date('2026-07-01T22:30:00Z') });
  await accept(enquiry, sampleEnquiry({ name: 'Juan' }));
  const database = await openDatabase({ DATA_DIR: stage.dataDir });
  const office = officeQueries(database, { now: () => new Date('2026-07-02T08:00:00Z'), retentionMonths: () => 12 });
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
  expect(await idsOf('--state', 'answered')).toEqual([enquiry.id]);
  expect((await leads('list', '--state', 'answered')).out).toMatch(/^2026-07-02 00:30 +answered +information/m);
  const card = (await leads('show', enquiry.id)).out;
  expect(card).toMatch(/^received +2026-07-02 00:30 in Madrid$/m);
  expect(card).toMatch(/^state +answered\nassignee +eva@x.example\nanswered +2026-07-02 10:00 in Madrid$/m);
});

test('export writes a workbook that only its owner can read, and prints its path', async () => {
  await accept(sampleEnquiry());
  const { code, out, err } = await leads('export', '--form', 'information');
  expect([code, err]).toEqual([0, expect.stringContaining('1 enquiry in ')]);
  const file = out.trimEnd();
  expect(file).toMatch(/\/enquiries-\d{8}-\d{4}\.xlsx$/);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect((await readXlsxFile(file)).map(({ sheet, data }) => [sheet, data.length])).toEqual([['Consultas', 2]]);
  const named = join(stage.dataDir, 'named.xlsx');
  writeFileSync(named, 'what others may read', { mode: 0o644 });
  expect((await leads('export', '--output', named)).out).toBe(`${named}\n`);
  expect(statSync(named).mode & 0o077).toBe(0);
});

test('show prints one enquiry with its deliveries', async () => {
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

test('list reports failed and uncertain deliveries, and selects their enquiries', async () => {
  const enquiry = sampleEnquiry();
  await accept(enquiry, sampleEnquiry());
  await makeUncertain();
  await send('visitor-mail');
  const { out, err } = await leads('list', '--failed');
  expect(err).toContain('; of all deliveries 2 uncertain\n');
  expect(out).toContain('centre-mail uncertain');
  expect((await leads('show', enquiry.id)).out).toMatch(/^centre-mail +uncertain, 1 attempt \(uncertain ETIMEDOUT\)$/m);
});

test('a wrong command is refused with the way to the help', async () => {
  const { code, out, err } = await leads('frobnicate');
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^leads: .+\nSee npm run leads -- --help\n$/);
});

test('help succeeds, and a command with a bad configuration fails', async () => {
  expect(await leads('--help')).toMatchObject({ code: 0, err: '' });
  expect((await leads('list', '--help')).out).toContain('npm run leads -- <command>');
  expect(await leadsWith({ PORT: 'none' }, 'list')).toMatchObject({ code: 1, err: expect.stringContaining('PORT') });
});

test('an export of several batches has each enquiry once, newest first', async () => {
  const { db } = await openDatabase({ DATA_DIR: stage.dataDir });
  await fillWithEnquiries(db, 401);
  const stored = await db.selectFrom('enquiries').select('id').orderBy('received_at', 'desc').execute();
  await db.destroy();
  const ids = stored.map(({ id }) => id);
  const json = JSON.parse((await leads('export', '--json')).out) as { id: string }[];
  expect(json.map(({ id }) => id)).toEqual(ids);
  const { out, err } = await leads('list', '--limit=301');
  expect(out.match(/[\da-f-]{36}/g)).toEqual(ids.slice(0, 301));
  expect(err).toMatch(/^301 enquiries in /);
});
