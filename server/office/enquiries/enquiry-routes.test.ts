import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { asking } from '../../../tests/respond-to.ts';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { openedStores } from '../../../tests/opened-stores.ts';
import { enquiryRoutes } from './enquiry-routes.ts';
import { factsRoute } from './facts-route.ts';
import { officeQueries } from './office-queries.ts';

const person = { email: 'ana@centro.example', role: 'office' } as const;
const people = async () => [person.email, 'eva@centro.example'];

const { openBoth } = openedStores();

type Sent = { id?: string; query?: string; body?: unknown };

/** The routes on an empty database; `ask` sends a request of `person` and resolves to the JSON of the response. */
async function openRoutes() {
  const { database, store } = await openBoth();
  const json = asking(
    enquiryRoutes(officeQueries(database, { now: () => new Date(), retentionMonths: () => 12 }), people),
  );
  const ask = (route: string, { id = '', query = '', body = null }: Sent = {}) =>
    json(route, { params: { id }, query: new URLSearchParams(query), body });
  return { store, ask };
}

let empty: Awaited<ReturnType<typeof openRoutes>>;
beforeEach(async () => (empty = await openRoutes()));

const list = 'GET /api/enquiries';
const marks = 'POST /api/enquiries/marks';
const notes = 'POST /api/enquiries/:id/notes';

test('the list is read page by page, with the filters in its address', async () => {
  const { store, ask } = await openRoutes();
  const [first, second] = [1, 2].map((day) => sampleEnquiry({ receivedAt: new Date(`2026-01-0${day}`), name: 'Ana' }));
  for (const enquiry of [first!, second!]) await store.accept(enquiry);
  const newest = await ask(list, { query: 'search=%C3%A1na&course=&state=new&limit=1' });
  const next = `2026-01-02T00:00:00.000Z_${second!.id}`;
  expect(newest).toMatchObject({ lines: [{ id: second!.id }], total: 2, unread: 2, next });
  const rest = await ask(list, { query: `state=new&limit=1&after=${next}` });
  expect(rest).toMatchObject({ lines: [{ id: first!.id }], total: null, next: null });
});

test.each([
  'state=done',
  'form=kontakt',
  'language=fr',
  'since=2026-02-30',
  'until=yesterday',
  'assignee=me',
  'course=%3Cb%3E',
  'sort=name',
  `search=${'a'.repeat(201)}`,
  'search=a%00',
  'limit=0',
  'limit=201',
  'after=first',
  `after=2026-01-02T00:00:00.000Z_${'x'.repeat(36)}`,
])('an address with %s is refused', async (query) => {
  await expect(empty.ask(list, { query })).rejects.toMatchObject({ status: 422, message: 'selection' });
});

test('an enquiry can be opened, marked and annotated', async () => {
  const { store, ask } = await openRoutes();
  const { id } = sampleEnquiry();
  await store.accept(sampleEnquiry({ id }));
  expect(await ask('GET /api/enquiries/:id', { id: id.toUpperCase() })).toMatchObject({ id, unread: false });
  const body = { enquiries: [{ id, revision: 0 }], state: 'in-hand', assignee: 'eva@centro.example' };
  expect(await ask(marks, { body })).toMatchObject({ changed: [{ id, state: 'in-hand', revision: 1 }], refused: [] });
  const text = `${'ñ'.repeat(4999)}.`;
  const note = { id: randomUUID(), text: `  ${text}\n` };
  expect(await ask(notes, { id, body: note })).toMatchObject({ kind: 'note', by: person.email, text });
  const other = sampleEnquiry();
  await store.accept(other);
  const taken = ask(notes, { id: other.id, body: note });
  await expect(taken).rejects.toMatchObject({ status: 409, message: 'note' });
});

test('an unknown enquiry is answered with 404', async () => {
  const body = { id: randomUUID(), text: 'a' };
  for (const id of [randomUUID(), 'x', "' or 1=1"]) {
    for (const asked of [empty.ask('GET /api/enquiries/:id', { id }), empty.ask(notes, { id, body })])
      await expect(asked).rejects.toMatchObject({ status: 404, message: 'gone' });
  }
});

const mark = { id: '00000000-0000-4000-8000-000000000000', revision: 0 };
test.each<[unknown, string]>([
  [null, 'marks'],
  [{ enquiries: [mark] }, 'marks'],
  [{ enquiries: [], state: 'spam' }, 'marks'],
  [{ enquiries: [mark, mark], state: 'spam' }, 'marks'],
  [{ enquiries: [{ ...mark, revision: -1 }], state: 'spam' }, 'marks'],
  [{ enquiries: [{ ...mark, id: 'x' }], state: 'spam' }, 'marks'],
  [{ enquiries: [mark], state: 'done' }, 'marks'],
  [{ enquiries: [mark], state: 'spam', by: 'eva@centro.example' }, 'marks'],
  [{ enquiries: [mark], assignee: 'stranger@centro.example' }, 'assignee'],
  [{ enquiries: [mark], assignee: '' }, 'assignee'],
])('the marks %j are refused with %s', async (body, problem) => {
  await expect(empty.ask(marks, { body })).rejects.toMatchObject({ status: 422, message: problem });
});

test.each([
  { id: randomUUID(), text: ' ' },
  { id: randomUUID(), text: 'a'.repeat(5001) },
  { id: randomUUID(), text: 'a\0b' },
  { id: 'x', text: 'a' },
  { text: 'a' },
])('the note %j is refused', async (body) => {
  await expect(empty.ask(notes, { id: randomUUID(), body })).rejects.toMatchObject({ status: 422, message: 'note' });
});

test('the facts name courses, campuses and people', async () => {
  const title = { es: 'Torre', en: 'Tower' };
  const centre = { name: 'Centro', email: 'info@centro.example', phone: { display: '1', tel: '1' }, address: '' };
  const courseCodes = { tower: { es: 'TWR', en: 'TWR' } };
  const site = { centre, courses: [{ id: 'tower', title }], courseCodes, campuses: [{ id: 'madrid', title }] };
  expect(
    await asking([factsRoute({ ...site, answers: { hello: { title } } } as never, people)])('GET /api/facts'),
  ).toEqual({
    centre: 'Centro',
    person,
    people: [person.email, 'eva@centro.example'],
    courses: { tower: title },
    codes: courseCodes,
    campuses: { madrid: title },
    templates: { hello: title },
  });
});
