import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolders } from '../../../tests/temporary-folders.ts';
import { fillWithEnquiries } from '../../../tests/many-enquiries.ts';
import { enquiryOf } from '../../../tests/enquiry-of.ts';
import { openedStores } from '../../../tests/opened-stores.ts';
import { bookConfirmed, sampleBooking, sampleVisit } from '../../../tests/sample-booking.ts';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { sampleRequest } from '../../../tests/sample-subscription.ts';
import type { Enquiry } from '../../../src/schema/enquiry.ts';
import type { EnquiryState } from '../../../src/schema/enquiry-states.ts';
import type { EnquirySelection } from '../../../src/schema/office-enquiries.ts';
import type { EnquiryStore, EnquiryStoreEnv } from '../../enquiries/store/store.ts';
import { officeQueries } from './office-queries.ts';

const [ana, eva] = ['ana@centro.example', 'eva@centro.example'];
const all = { after: null, limit: 50 };
const minute = 60_000;

const { emptyFolder } = temporaryFolders('office-contract');
const { openBoth } = openedStores();

/** An office and the site's store on one database, with a clock that the test advances. */
async function openOffice(given?: EnquiryStoreEnv) {
  let time = new Date('2026-03-01T10:00:00.000Z');
  const now = () => time;
  const { env, database, store } = await openBoth({ now }, given);
  const office = officeQueries(database, { now, retentionMonths: () => 12 });
  const accept = async (changes: Partial<Enquiry> = {}) => {
    const enquiry = sampleEnquiry({ receivedAt: time, ...changes });
    await store.accept(enquiry);
    return enquiry.id;
  };
  const ids = async (selection: EnquirySelection) => (await office.list(selection, all)).lines.map(({ id }) => id);
  const pass = (ms: number) => void (time = new Date(time.getTime() + ms));
  return { env, db: database.db, store, office, accept, ids, now, pass };
}

test('lists the newest first, in pages without gaps or repetitions', async () => {
  const { office, accept, pass } = await openOffice();
  const sent: string[] = [];
  // Two enquiries of the same moment are in the order of their ids.
  for (let n = 0; n < 7; n++) {
    sent.push(await accept());
    if (n % 2 === 0) pass(minute);
  }
  const listed: string[] = [];
  let after: string | null = null;
  do {
    const [receivedAt = '', id = ''] = after?.split('_') ?? [];
    const page = await office.list({}, { after: after === null ? null : { receivedAt, id }, limit: 3 });
    expect(page).toMatchObject(listed.length < 3 ? { total: 7, unread: 7 } : { total: null, unread: 8 });
    if (listed.length === 0) await accept();
    listed.push(...page.lines.map((line) => line.id));
    after = page.next;
  } while (after !== null);
  expect(listed.toSorted()).toEqual(sent.toSorted());
  expect(new Set(listed.slice(0, 2))).toEqual(new Set(sent.slice(5)));
  expect(listed.at(-1)).toBe(sent[0]);
});

test('filters by every parameter of an address, and by days in Madrid', async () => {
  const { office, accept, ids } = await openOffice();
  const late = await accept({ receivedAt: new Date('2026-02-10T22:59:59.999Z'), course: null, campus: null });
  const next = await accept({ receivedAt: new Date('2026-02-10T23:00:00.000Z'), form: 'contact', language: 'en' });
  await office.mark({ enquiries: [{ id: next, revision: 0 }], state: 'in-hand', assignee: ana }, eva);
  expect(await ids({})).toEqual([next, late]);
  expect(await ids({ since: '2026-02-11' })).toEqual([next]);
  expect(await ids({ until: '2026-02-10' })).toEqual([late]);
  expect(await ids({ since: '2026-02-10', until: '2026-02-11' })).toHaveLength(2);
  expect(await ids({ course: 'block-1-tower' })).toEqual([next]);
  expect(await ids({ campus: 'madrid', form: 'contact', language: 'en' })).toEqual([next]);
  expect(await ids({ campus: 'madrid', form: 'campus' })).toEqual([]);
  expect(await ids({ state: 'new' })).toEqual([late]);
  expect(await ids({ state: 'in-hand', assignee: ana })).toEqual([next]);
  expect(await ids({ assignee: 'nobody' })).toEqual([late]);
  expect(await ids({ assignee: eva })).toEqual([]);
  expect(await office.list({ course: 'none' }, all)).toMatchObject({ lines: [], total: 0, unread: 1, next: null });
});

test('finds words in name, address, telephone and texts, however they are typed', async () => {
  const { accept, ids } = await openOffice();
  const nuria = await accept({
    name: 'Núria Peñalver',
    email: 'Nuria.P@Example.com',
    phone: '+34 600 12 34 56',
    message: '¿Hay beca?\nUn 50%_de descuento',
  });
  await accept({ name: 'Juan Ñíguez', email: 'j@example.org', phone: '600999999', message: 'Hay plazas' });
  for (const typed of [
    'nuria',
    'NÚRIA penalver',
    'peñalver, núria',
    'nalv',
    'nuria.p@example',
    '600123456',
    '600 12 34 56',
    '600-123-456',
    '+34 600123456',
    '+34600123456',
    '0034 600 123 456',
    '123456',
    '600 12',
    '(600) 12.34.56',
    'penalver 600 12 34 56',
    'beca hay',
    '«beca»',
    '50%_de',
    'nu',
    '5',
    'be un 50',
  ])
    expect(await ids({ search: typed }), typed).toEqual([nuria]);
  for (const typed of [
    'nuria juan',
    'beca plazas',
    'n%ria',
    '_uria',
    "' or 1=1 --",
    'block-1-tower',
    '600123457',
    '600 34 12 56',
    'al',
    'nuria eñ',
  ])
    expect(await ids({ search: typed }), typed).toEqual([]);
  expect(await ids({ search: 'hay' })).toHaveLength(2);
  expect(await ids({ search: '   ' })).toHaveLength(2);
  expect(await ids({ search: 'hay', state: 'answered' })).toEqual([]);
});

test('counts the matches of a search up to a thousand, and all enquiries exactly', async () => {
  const { db, office } = await openOffice();
  await fillWithEnquiries(db, 1100);
  const counts = async (selection: EnquirySelection) => {
    const { total, isMore, lines } = await office.list(selection, all);
    return [total, isMore, lines.length];
  };
  expect(await counts({})).toEqual([1100, false, 50]);
  expect(await counts({ search: 'a' })).toEqual([1000, true, 50]);
  expect(await counts({ state: 'new' })).toEqual([110, false, 50]);
  expect(await counts({ search: '+34 600 000 999' })).toEqual([1, false, 1]);
  const { next } = await office.list({}, all);
  const [receivedAt = '', id = ''] = next!.split('_');
  expect(await office.list({}, { ...all, after: { receivedAt, id } })).toMatchObject({ total: null, unread: 110 });
});

test('an enquiry is unread until someone opens it', async () => {
  const { office, accept } = await openOffice();
  const [id] = [await accept(), await accept()];
  expect(await office.show(id)).toMatchObject({ unread: true, revision: 0, state: 'new', assignee: null });
  expect((await office.list({}, all)).unread).toBe(2);
  expect(await office.open(id)).toMatchObject({ unread: false, revision: 0 });
  expect(await office.open(id)).toMatchObject({ unread: false });
  const { unread, lines } = await office.list({}, all);
  expect(unread).toBe(1);
  expect(lines.filter((line) => line.unread).map((line) => line.id)).not.toContain(id);
  expect(await office.open(randomUUID())).toBeNull();
});

test('shows everything about an enquiry and its sender', async () => {
  const { office, store, accept, now, pass } = await openOffice();
  const email = 'lucia@example.com';
  const before = await accept({ email: 'LUCIA@example.com' });
  await accept();
  await store.subscribe(sampleRequest({ email, at: now() }));
  await bookConfirmed(store, sampleBooking({ email, party: 2 }));
  pass(minute);
  const organisation = 'Escuela de Vuelo';
  const id = await accept({
    email,
    organisation,
    message: 'Hola:\n\n¿qué cuesta?',
    phone: null,
    marketingConsent: null,
  });
  const claimed = await store.claim({ kinds: ['centre-mail'], limit: 9, leaseMs: minute });
  const mail = claimed.find((delivery) => enquiryOf(delivery).id === id);
  pass(minute);
  await store.markSent(mail!);
  await office.addNote(id, { id: randomUUID(), text: 'Llama el lunes' }, ana);
  const detail = await office.show(id);
  expect(detail).toMatchObject({
    id,
    email,
    answers: { name: 'Nuria Peñalver Ordóñez', email, course: 'block-1-tower' },
    page: '/bloque-1-habilitacion-torre',
    campaign: 'utm_source=google&utm_medium=cpc',
    organisation,
    excerpt: 'Hola: ¿qué cuesta?',
    bookings: [{ title: sampleVisit().title, startsAt: sampleVisit().startsAt, party: 2, state: 'place' }],
    waitsFor: [{ course: 'block-1-tower', campus: null, confirmed: false }],
    keptUntil: '2027-03-01',
  });
  expect(detail?.answers).not.toHaveProperty('phone');
  expect(detail?.consents.map((consent) => consent.name)).toEqual(['privacy']);
  expect(detail?.others.map((other) => other.id)).toEqual([before]);
  expect(detail?.events).toEqual([
    { at: '2026-03-01T10:01:00.000Z', by: null, kind: 'received' },
    { at: '2026-03-01T10:01:00.000Z', by: null, kind: 'mail', mail: 'visitor-mail', state: 'waiting' },
    { at: '2026-03-01T10:02:00.000Z', by: null, kind: 'mail', mail: 'centre-mail', state: 'sent' },
    { at: '2026-03-01T10:02:00.000Z', by: ana, kind: 'note', text: 'Llama el lunes' },
  ]);
  expect(await office.show(randomUUID())).toBeNull();
});

test('a mail that was given up marks its enquiry as in trouble', async () => {
  const { office, store, accept } = await openOffice();
  const id = await accept();
  const [mail] = await store.claim({ kinds: ['centre-mail'], limit: 1, leaseMs: minute });
  expect((await office.show(id))?.inTrouble).toBe(false);
  await store.markFailed(mail!, 'refused 550');
  expect((await office.list({}, all)).lines).toMatchObject([{ id, inTrouble: true }]);
});

test('marks several enquiries at once, and records each change as an event', async () => {
  const { office, db, accept, pass } = await openOffice();
  const [one, other] = [await accept(), await accept()];
  const enquiries = [one, other].map((id) => ({ id, revision: 0 }));
  const outcome = await office.mark({ enquiries, state: 'answered', assignee: ana }, eva);
  expect(outcome.refused).toEqual([]);
  expect(outcome.changed).toMatchObject([
    { id: one, state: 'answered', assignee: ana, revision: 1, unread: false },
    { id: other, revision: 1 },
  ]);
  pass(minute);
  await office.mark({ enquiries: [{ id: one, revision: 1 }], assignee: null }, ana);
  await office.mark({ enquiries: [{ id: one, revision: 2 }], state: 'enrolled' }, ana);
  pass(minute);
  await office.mark({ enquiries: [{ id: one, revision: 3 }], state: 'answered' }, ana);
  const events = (await office.show(one))?.events.filter(({ by }) => by !== null);
  expect(events?.map(({ at, ...event }) => ({ minute: at.slice(14, 16), ...event }))).toEqual([
    { minute: '00', by: eva, kind: 'state', state: 'answered' },
    { minute: '00', by: eva, kind: 'assignee', assignee: ana },
    { minute: '01', by: ana, kind: 'state', state: 'enrolled' },
    { minute: '01', by: ana, kind: 'assignee', assignee: null },
    { minute: '02', by: ana, kind: 'state', state: 'answered' },
  ]);
  const row = await db.selectFrom('marks').selectAll().where('enquiry_id', '=', one).executeTakeFirst();
  expect(row).toMatchObject({ answered_at: '2026-03-01T10:00:00.000Z', changed_by: ana, revision: 4 });
});

test('a change based on an old revision is refused with the author and time of the newer one', async () => {
  const { office, accept, pass } = await openOffice();
  const [id, free] = [await accept(), await accept()];
  await office.mark({ enquiries: [{ id, revision: 0 }], state: 'spam' }, ana);
  pass(minute);
  const enquiries = [id, free, randomUUID()].map((each) => ({ id: each, revision: 0 }));
  const outcome = await office.mark({ enquiries, state: 'in-hand', assignee: eva }, eva);
  expect(outcome.changed.map((line) => line.id)).toEqual([free]);
  expect(outcome.refused).toMatchObject([
    { line: { id, state: 'spam', assignee: null, revision: 1 }, by: ana, at: '2026-03-01T10:00:00.000Z' },
  ]);
  expect(await office.show(id)).toMatchObject({ state: 'spam', assignee: null, revision: 1 });
});

test('a repeated request changes nothing and adds no event', async () => {
  const { office, accept } = await openOffice();
  const id = await accept();
  const request = { enquiries: [{ id, revision: 0 }], state: 'in-hand' as const };
  for (let n = 0; n < 2; n++)
    expect(await office.mark(request, ana)).toMatchObject({ changed: [{ id, revision: 1 }], refused: [] });
  expect((await office.mark(request, eva)).refused).toHaveLength(1);
  expect((await office.show(id))?.events.filter(({ by }) => by !== null)).toHaveLength(1);
});

test('of many simultaneous changes of one enquiry, through two offices, one succeeds', async () => {
  const first = await openOffice();
  const offices = [first.office, (await openOffice(first.env)).office];
  const id = await first.accept();
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      offices[n % 2]!.mark({ enquiries: [{ id, revision: 0 }], assignee: `${n}@centro.example` }, `${n}@x.example`),
    ),
  );
  const winner = outcomes.filter(({ changed }) => changed.length === 1);
  expect(winner).toHaveLength(1);
  const { assignee } = winner[0]!.changed[0]!;
  expect(outcomes.filter(({ refused }) => refused[0]?.line.assignee === assignee)).toHaveLength(19);
  expect(await first.office.show(id)).toMatchObject({ assignee, revision: 1 });
});

test('a note sent twice is one note, and its id belongs to one enquiry', async () => {
  const { office, accept, pass } = await openOffice();
  const [id, other] = [await accept(), await accept()];
  const note = { id: randomUUID(), text: 'Núm. 漢字' };
  const added = await office.addNote(id, note, ana);
  expect(added).toEqual({ at: '2026-03-01T10:00:00.000Z', by: ana, kind: 'note', text: 'Núm. 漢字' });
  pass(minute);
  expect(await office.addNote(id, note, ana)).toEqual(added);
  const { lines } = await office.list({}, all);
  expect(lines.find((line) => line.id === id)?.happened).toBe(1);
  expect((await office.show(id))?.events.filter(({ kind }) => kind === 'note')).toEqual([added]);
  expect(await office.addNote(other, note, ana)).toBe('taken');
  expect(await office.addNote(id, note, eva)).toBe('taken');
  expect(await office.addNote(randomUUID(), { id: randomUUID(), text: 'x' }, ana)).toBe('gone');
});

test.each<[string, (site: EnquiryStore, enquiry: Enquiry) => Promise<unknown>]>([
  ['by its id', (site, { id }) => site.erase({ id })],
  ['with its sender', (site, { email }) => site.erase({ email })],
  ['because it is old', (site, { receivedAt }) => site.purge(new Date(receivedAt.getTime() + 1))],
])('an enquiry erased %s is deleted with its marks and notes', async (_, erase) => {
  const { office, store, db, accept, ids, now, pass } = await openOffice();
  const gone = sampleEnquiry({ name: 'Borrada', receivedAt: now() });
  await store.accept(gone);
  pass(minute);
  const kept = await accept({ name: 'Guardada' });
  for (const id of [gone.id, kept]) {
    await office.addNote(id, { id: randomUUID(), text: 'Una nota' }, ana);
    await office.mark({ enquiries: [{ id, revision: 0 }], state: 'answered' }, ana);
  }
  expect(await ids({ search: 'ada' })).toHaveLength(2);
  await erase(store, gone);
  for (const table of ['marks', 'events'] as const) {
    const rows = await db.selectFrom(table).select('enquiry_id').execute();
    expect([...new Set(rows.map((row) => row.enquiry_id))], table).toEqual([kept]);
  }
  expect(await ids({ search: 'ada' })).toEqual([kept]);
});

test('a backup restores states and notes, except those of an erased enquiry', async () => {
  const { office, store, accept } = await openOffice();
  const [kept, erased] = [await accept({ name: 'Guardada' }), await accept()];
  for (const id of [kept, erased]) {
    await office.mark({ enquiries: [{ id, revision: 0 }], state: 'answered', assignee: eva }, ana);
    await office.addNote(id, { id: randomUUID(), text: 'Una nota' }, ana);
  }
  const file = join(emptyFolder(), 'backup');
  await store.backup(file);
  const noted = (await office.show(kept))!.events.filter(({ kind }) => kind !== 'mail');
  await store.erase({ id: erased });

  const other = await openOffice();
  for (let n = 0; n < 2; n++) await other.store.restore(file, await store.erasures());
  const restored = await other.office.show(kept);
  expect(restored).toMatchObject({ state: 'answered', assignee: eva, unread: false, revision: 1 });
  expect(restored?.events.filter(({ kind }) => kind !== 'mail')).toEqual(noted);
  expect(await other.ids({ search: 'guardada', state: 'answered' })).toEqual([kept]);
  expect((await other.office.list({}, all)).total).toBe(1);
});

test('a restore keeps the later of two marks of an enquiry, and the notes of both databases', async () => {
  const { office, store, accept, pass } = await openOffice();
  const [ours, theirs] = [await accept(), await accept()];
  const mark = (id: string, revision: number, state: EnquiryState) =>
    office.mark({ enquiries: [{ id, revision }], state }, ana);
  await mark(ours, 0, 'in-hand');
  await mark(theirs, 0, 'in-hand');
  const [early, late] = [join(emptyFolder(), 'early'), join(emptyFolder(), 'late')];
  await store.backup(early);
  pass(minute);
  await mark(theirs, 1, 'answered');
  await office.addNote(theirs, { id: randomUUID(), text: 'Más tarde' }, ana);
  await store.backup(late);

  const other = await openOffice();
  await other.store.restore(early, []);
  other.pass(minute * 2);
  await other.office.mark({ enquiries: [{ id: ours, revision: 1 }], state: 'enrolled' }, eva);
  await other.store.restore(late, []);
  expect(await other.office.show(ours)).toMatchObject({ state: 'enrolled', revision: 2 });
  const restored = await other.office.show(theirs);
  expect(restored).toMatchObject({ state: 'answered' });
  expect(restored?.events).toContainEqual(expect.objectContaining({ kind: 'note', text: 'Más tarde' }));
  // A screen that was opened before the restore must not overwrite the restored mark.
  const stale = { enquiries: [{ id: theirs, revision: 1 }], state: 'spam' as const };
  expect((await other.office.mark(stale, eva)).refused).toHaveLength(1);
});

test('an error contains nothing that was typed', async () => {
  const { office, store, accept } = await openOffice();
  const id = await accept();
  await store.close();
  const error = await office.addNote(id, { id: randomUUID(), text: 'secret' }, ana).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(JSON.stringify(error) + String(error)).not.toContain('secret');
});
