import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { respondTo } from '../../../tests/respond-to.ts';
import { siteCentre } from '../../../tests/sample-centre.ts';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { temporaryFolders } from '../../../tests/temporary-folders.ts';
import { enquiryStoreOn, openDatabase } from '../../enquiries/store/store.ts';
import type { OfficeRequest } from '../office-route.ts';
import { answerRoutes } from './answer-routes.ts';

const { folder } = temporaryFolders('answer-routes');
const database = await openDatabase({ DATA_DIR: folder });
const store = enquiryStoreOn(database, {});
afterAll(() => store.close());
const words = { es: 'Hola, {name}: {course}', en: 'Hello {name}: {course}' };
const routes = answerRoutes(
  {
    ...database,
    store,
    facts: {
      answers: { plain: { order: 1, title: words, subject: words, text: words } },
      syllabuses: [],
      centre: siteCentre,
    },
    env: { SITE_URL: 'https://www.example.com', OFFICE_BCC: 'copias@example.com' },
    now: () => new Date('2026-03-02T09:00:00Z'),
  },
  async () => ({ editions: [], courses: [], campuses: [], changes: [] }),
);

function ask(path: string, request: Partial<OfficeRequest>) {
  return respondTo(
    routes.find((each) => each.path === path),
    request,
  );
}

const enquiry = sampleEnquiry({ language: 'en', name: 'Ana' });
await store.accept(enquiry);
const params = { id: enquiry.id.toUpperCase() };

test('a draft is in the visitor’s language; an unknown template or enquiry is not found', async () => {
  const draft = {
    to: enquiry.email,
    subject: 'Hello Ana: our courses',
    text: 'Hello Ana: our courses',
    template: 'plain',
    templates: ['plain'],
    cautions: ['no-course'],
    bcc: 'copias@example.com',
    revision: 0,
  };
  expect(await ask('/api/enquiries/:id/answer', { params })).toEqual({ json: draft });
  for (const template of ['other', '__proto__', 'constructor']) {
    const query = new URLSearchParams({ template });
    await expect(ask('/api/enquiries/:id/answer', { params, query })).rejects.toMatchObject({ status: 404 });
  }
  for (const id of ['none', randomUUID()]) {
    await expect(ask('/api/enquiries/:id/answer', { params: { id } })).rejects.toMatchObject({ status: 404 });
  }
});

test.each([
  null,
  {},
  { submission: 'x', revision: 0, subject: 'a', text: 'b' },
  { submission: randomUUID(), revision: -1, subject: 'a', text: 'b' },
  { submission: randomUUID(), revision: 0, subject: '\r\n\u0000', text: 'b' },
  { submission: randomUUID(), revision: 0, subject: 'a', text: ' ' },
  { submission: randomUUID(), revision: 0, subject: 'a', text: 'b'.repeat(20_001) },
  { submission: randomUUID(), revision: 0, subject: 'a', text: 'b', to: 'other@example.com' },
])('an invalid answer is refused: %j', async (body) => {
  const refused = ask('/api/enquiries/:id/answers', { params, body });
  await expect(refused).rejects.toMatchObject({ status: 422, message: 'answer' });
});

test('an answer is stored once, a change since then is reported, and an answer from elsewhere is noted', async () => {
  const body = { submission: randomUUID(), revision: 0, subject: 'Sí\r\nBcc: x@example.com', text: 'a\r\n\u0000b' };
  const send = (changes = {}) => ask('/api/enquiries/:id/answers', { params, body: { ...body, ...changes } });
  expect(await send()).toEqual({ json: { outcome: 'stored', revision: 1 } });
  expect(await send()).toEqual({ json: { outcome: 'already-stored', revision: 1 } });
  await expect(send({ text: 'other' })).rejects.toMatchObject({ status: 409, message: 'another-answer' });
  await expect(send({ submission: randomUUID() })).rejects.toMatchObject({
    status: 409,
    message: 'changed-meanwhile',
    more: { revision: 1, by: 'ana@centro.example', answered: { by: 'ana@centro.example' } },
  });
  const elsewhere = { submission: randomUUID(), revision: 1, subject: 'De Outlook' };
  const told = await ask('/api/enquiries/:id/answered-elsewhere', { params, body: elsewhere });
  expect(told).toEqual({ json: { outcome: 'stored', revision: 2 } });
  const details = await database.db.selectFrom('events').select('detail').orderBy('id').execute();
  expect(details.map(({ detail }) => JSON.parse(detail))).toEqual([
    { subject: 'Sí Bcc: x@example.com', text: 'a\nb' },
    { subject: 'De Outlook', text: null },
  ]);
  expect((await store.outboxSummary())['answer-mail'].waiting).toBe(1);
});
