import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { fillWithEnquiries } from '../../../tests/many-enquiries.ts';
import { enquiryOf } from '../../../tests/enquiry-of.ts';
import { bookConfirmed, sampleBooking, sampleVisit } from '../../../tests/sample-booking.ts';
import { sampleRequest } from '../../../tests/sample-subscription.ts';
import type { EnquirySelection } from '../../../src/schema/office-enquiries.ts';
import { officeStage } from '../../../tests/office-stage.ts';

const [ana, eva] = ['ana@centro.example', 'eva@centro.example'];
const all = { after: null, limit: 50 };
const minute = 60_000;

const { openOffice } = officeStage();

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
  expect(await office.list({ course: 'none' }, all)).toMatchObject({ lines: [], total: 0, unread: 2, next: null });
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
    bookings: [
      {
        at: '2026-03-01T10:00:00.000Z',
        title: sampleVisit().title,
        startsAt: sampleVisit().startsAt,
        party: 2,
        state: 'place',
      },
    ],
    waitsFor: [{ at: '2026-03-01T10:00:00.000Z', course: 'block-1-tower', campus: null, confirmed: false }],
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

test.each(['markFailed', 'markUncertain'] as const)('after %s of a mail its enquiry is in trouble', async (mark) => {
  const { office, store, accept } = await openOffice();
  const id = await accept();
  const [mail] = await store.claim({ kinds: ['centre-mail'], limit: 1, leaseMs: minute });
  expect((await office.show(id))?.inTrouble).toBe(false);
  await store[mark](mail!, 'refused 550');
  expect((await office.list({}, all)).lines).toMatchObject([{ id, inTrouble: true }]);
});
