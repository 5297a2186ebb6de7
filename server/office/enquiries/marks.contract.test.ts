import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import type { EnquiryState } from '../../../src/schema/enquiry-states.ts';
import { officeStage } from '../../../tests/office-stage.ts';

const [ana, eva] = ['ana@centro.example', 'eva@centro.example'];
const all = { after: null, limit: 50 };
const minute = 60_000;

const { backUp, openOffice } = officeStage();

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
    { minute: '02', by: ana, kind: 'assignee', assignee: ana },
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
  expect(await office.show(id)).toMatchObject({ state: 'spam', assignee: null, revision: 1, unread: false });
  expect(await office.show(free)).toMatchObject({ state: 'in-hand', unread: true });
});

test('an enquiry without an assignee is taken by the person who marks it as answered', async () => {
  const { office, accept } = await openOffice();
  const [free, taken] = [await accept(), await accept()];
  await office.mark({ enquiries: [{ id: taken, revision: 0 }], assignee: ana }, ana);
  const enquiries = [
    { id: free, revision: 0 },
    { id: taken, revision: 1 },
  ];
  expect((await office.mark({ enquiries, state: 'answered' }, eva)).changed).toMatchObject([
    { id: free, assignee: eva },
    { id: taken, assignee: ana },
  ]);
});

test('a reminder is due from its day in Madrid until it is cleared; both are events', async () => {
  const { office, accept, pass } = await openOffice();
  const [id] = [await accept(), await accept()];
  const reminder = { on: '2026-03-02', word: 'llamar el lunes' };
  const set = await office.mark({ enquiries: [{ id, revision: 0 }], reminder }, ana);
  expect(set.changed).toMatchObject([{ id, reminder, state: 'new', revision: 1 }]);
  expect((await office.list({}, all)).due).toBe(0);
  // Half past midnight in Madrid.
  pass(13 * 60 * minute + 30 * minute);
  expect((await office.list({}, all)).due).toBe(1);
  const dueLines = async (due: string) => (await office.list({ due }, all)).lines.map((line) => line.id);
  expect([await dueLines('2026-03-01'), await dueLines('2026-03-02')]).toEqual([[], [id]]);
  await office.mark({ enquiries: [{ id, revision: 1 }], reminder: null }, eva);
  expect((await office.list({}, all)).due).toBe(0);
  expect((await office.show(id))?.events.slice(-2)).toMatchObject([
    { by: ana, kind: 'reminder', reminder },
    { by: eva, kind: 'reminder', reminder: null },
  ]);
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

test('an enquiry deleted because of its age is deleted with its marks and notes', async () => {
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
  await store.purge(new Date(gone.receivedAt.getTime() + 1));
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
  const file = await backUp(store);
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
  const early = await backUp(store);
  pass(minute);
  await mark(theirs, 1, 'answered');
  await office.addNote(theirs, { id: randomUUID(), text: 'Más tarde' }, ana);
  const late = await backUp(store);

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
