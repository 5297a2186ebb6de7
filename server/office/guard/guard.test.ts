import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { idleHeader, sessionIdleMs, sessionLongestMs } from '../../../src/schema/office.ts';
import { officeUrl, openOfficeApp, type OfficeApp } from '../../../tests/office-app.ts';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { officeRoutes } from '../routes.ts';
import { officeRoute, ownerRoute, RequestError, type OfficeRoute } from '../office-route.ts';
import { kindsOf, readLog } from '../log/office-log.ts';

const minute = 60_000;

let calls: string[] = [];
/** Sample routes of each kind, in addition to those of the office. */
const samples: OfficeRoute[] = [
  officeRoute('GET', '/api/sample/:id', {
    logs: { action: 'read', subject: ({ params }) => params['id'] ?? '' },
    json: async () => ({ ok: true }),
  }),
  officeRoute('POST', '/api/sample/export', {
    query: z.object({ search: z.string().optional(), n: z.coerce.number().default(1) }),
    body: z.object({ id: z.uuid() }),
    problem: 'sample',
    logs: { action: 'exported', subject: ({ body, query }) => `${body.id} ${query.n + 1}` },
    respond: async () => ({ file: Buffer.from('a;b'), name: 'consultas año.csv', type: 'text/csv' }),
  }),
  officeRoute('GET', '/api/sample/list', {
    query: z.object({ search: z.string().optional(), people: z.coerce.number() }),
    logs: { action: 'listed', subject: ({ query }) => kindsOf(query, 'people') },
    respond: async ({ query: { people } }) => ({ json: {}, people }),
  }),
  officeRoute('GET', '/api/sample/broken-file', {
    logs: { action: 'exported', subject: () => 'file' },
    async respond() {
      async function* parts() {
        yield 'first part';
        await new Promise((resolve) => setTimeout(resolve));
        throw new Error('duplicate key (ana@example.com)');
      }
      return { file: Readable.from(parts(), { objectMode: false }), name: 'a.xlsx', type: 'text/plain' };
    },
  }),
  officeRoute('POST', '/api/sample/refuse', {
    logs: { action: 'erased', subject: () => '' },
    respond: () => Promise.reject(new RequestError(409, 'changed-meanwhile', { by: 'eva@example.com' })),
  }),
  ownerRoute('POST', '/api/sample/fail', {
    respond: () => Promise.reject(new Error('duplicate key (ana@example.com)')),
  }),
];

let office: OfficeApp;
beforeEach(async () => {
  calls = [];
  office = await openOfficeApp({}, (parts) =>
    [...officeRoutes(parts), ...samples].map((route) => ({
      ...route,
      respond: (request) => {
        calls.push(route.path);
        return route.respond(request);
      },
    })),
  );
});
afterEach(() => office.close());

/** All rows of the office's tables and of the main tables of enquiries, as JSON. */
async function stored(): Promise<string> {
  const tables = ['office_people', 'office_keys', 'office_invitations', 'office_sessions', 'office_log'] as const;
  const enquiries = ['enquiries', 'outbox', 'marks', 'events', 'erasures', 'told'] as const;
  const rows = [...tables, ...enquiries].map((table) => office.parts.db.selectFrom(table).selectAll().execute());
  return JSON.stringify(await Promise.all(rows));
}

test('every route is refused without a valid session, from another origin and to the wrong role; nothing changes', async () => {
  const { id } = sampleEnquiry();
  await office.parts.store.accept(sampleEnquiry({ id }));
  const spent = await office.signIn('tarde@example.com', 'owner');
  office.pass(sessionIdleMs);
  const [worker, owner] = [await office.signIn('ana@example.com'), await office.signIn('eva@example.com', 'owner')];
  const before = await stored();
  const elsewhere = [
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' },
    { origin: 'null' },
    { host: 'evil.example' },
  ];
  expect(office.table.length).toBeGreaterThan(samples.length);
  for (const { method, path, role } of office.table) {
    const url = path.replace(/:\w+/g, id);
    const body = method === 'POST' ? { email: 'nuevo@example.com', role: 'owner', id, ids: [id] } : undefined;
    const ask = async (more: Parameters<OfficeApp['ask']>[2]) => {
      const { statusCode, headers } = await office.ask(method, url, { body, ...more });
      expect([path, headers['cache-control']]).toEqual([path, 'no-store']);
      return [path, statusCode];
    };
    expect(await ask({})).toEqual([path, 401]);
    expect(await ask({ cookie: spent })).toEqual([path, 401]);
    expect(await ask({ cookie: `__Host-office=${'A'.repeat(43)}` })).toEqual([path, 401]);
    for (const headers of elsewhere) expect(await ask({ cookie: owner, headers })).toEqual([path, 403]);
    if (method === 'POST') {
      const { app } = office;
      const unsaid = await app.inject({ method, url, headers: { cookie: owner }, payload: body! });
      expect([path, unsaid.statusCode]).toEqual([path, 403]);
    }
    if (role === 'owner') expect(await ask({ cookie: worker })).toEqual([path, 403]);
  }
  expect(calls).toEqual([]);
  expect(await stored()).toBe(before);
});

test('a session ends after half an hour without use; requests of a timer do not count as use', async () => {
  const [used, left] = [await office.signIn('ana@example.com'), await office.signIn('eva@example.com')];
  for (let passed = 0; passed < sessionIdleMs; passed += 10 * minute) {
    office.pass(10 * minute);
    const asked = await office.ask('GET', '/api/sample/1', { cookie: used });
    expect(asked.statusCode).toBe(200);
    if (passed + 10 * minute < sessionIdleMs) {
      const timer = await office.ask('GET', '/api/sample/1', { cookie: left, headers: { [idleHeader]: '1' } });
      expect(timer.statusCode).toBe(200);
      expect(await ends(left, { [idleHeader]: '1' })).toEqual({
        in: sessionIdleMs - passed - 10 * minute,
        isFinal: false,
      });
    }
  }
  expect((await office.ask('GET', '/api/sample/1', { cookie: left })).statusCode).toBe(401);
});

/** The end of a session, as the server reports it to the screen. */
async function ends(cookie: string, headers = {}): Promise<unknown> {
  return (await office.ask('GET', '/api/session', { cookie, headers })).json().ends;
}

test('a session ends after half a day even if it is used', async () => {
  const cookie = await office.signIn('ana@example.com');
  const statuses = new Set<number>();
  for (let passed = 20 * minute; passed < sessionLongestMs; passed += 20 * minute) {
    office.pass(20 * minute);
    statuses.add((await office.ask('GET', '/api/sample/1', { cookie })).statusCode);
  }
  expect([...statuses]).toEqual([200]);
  expect(await ends(cookie)).toEqual({ in: 20 * minute, isFinal: true });
  office.pass(20 * minute);
  expect((await office.ask('GET', '/api/sample/1', { cookie })).statusCode).toBe(401);
});

test('a successful request is logged with person, time and the subject of its row; a refused one is not', async () => {
  const cookie = await office.signIn('ana@example.com');
  const id = '2f1c7d1e-9b5b-4d6e-8f6a-0c8f4f3f1c11';
  await office.ask('GET', '/api/sample/7e2c', { cookie });
  office.pass(minute);
  const file = await office.ask('POST', '/api/sample/export?search=Mar%C3%ADa&n=2', { cookie, body: { id } });
  expect(file.headers['content-disposition']).toBe(`attachment; filename*=UTF-8''consultas%20a%C3%B1o.csv`);
  for (const [query, body] of [
    ['', {}],
    ['', []],
    ['', { id: 'María Pérez' }],
    ['?n=x', { id }],
  ] as const) {
    const refused = await office.ask('POST', `/api/sample/export${query}`, { cookie, body });
    expect([refused.statusCode, refused.json()]).toEqual([422, { problem: 'sample' }]);
  }
  await office.ask('POST', '/api/sample/refuse', { cookie, body: {} });
  const { lines } = await readLog(office.parts.db, null);
  expect(lines.map(({ at, by, action, subject }) => [at.slice(11, 16), by, action, subject])).toEqual([
    ['09:01', 'ana@example.com', 'exported', `${id} 3`],
    ['09:00', 'ana@example.com', 'read', '7e2c'],
  ]);
  expect(calls).not.toContain('/api/sample/list');
});

test('a list of people is logged with the kinds of its filters and a bound of their number, once in ten minutes', async () => {
  const cookie = await office.signIn('ana@example.com');
  const list = (query: string) => office.ask('GET', `/api/sample/list?${query}`, { cookie });
  for (const query of ['people=3', 'people=4', 'search=P%C3%A9rez&people=1', 'search=Luz&people=1']) await list(query);
  await list('search=a&people=2525');
  const subjects = (await readLog(office.parts.db, null)).lines.map(({ action, subject }) => `${action} ${subject}`);
  expect(subjects.toSorted()).toEqual(['listed search ≤1', 'listed search ≤5000', 'listed ≤5']);
});

test('every route that names visitors is logged', () => {
  const naming = [
    'GET /api/enquiries',
    'GET /api/enquiries/:id',
    'GET /api/enquiries/:id/answer',
    'GET /api/enquiries/:id/documents/:document',
    'POST /api/enquiries/marks',
    'GET /api/enquiries.xlsx',
    'GET /api/figures',
    'GET /api/waiting/people',
    'GET /api/visits/:visit',
    'GET /api/visits/:visit/visit.xlsx',
  ];
  const logged = office.table.filter(({ logs }) => logs).map(({ method, path }) => `${method} ${path}`);
  expect(naming.filter((route) => !logged.includes(route))).toEqual([]);
});

test('one person’s repeated reads within ten minutes make one line of the log', async () => {
  const [ana, eva] = [await office.signIn('ana@example.com'), await office.signIn('eva@example.com')];
  const read = (cookie: string, id: string) => office.ask('GET', `/api/sample/${id}`, { cookie });
  for (const cookie of [ana, ana, eva]) await read(cookie, '1');
  await read(ana, '2');
  office.pass(9 * minute);
  await read(ana, '1');
  office.pass(minute);
  await read(ana, '1');
  const { lines } = await readLog(office.parts.db, null);
  expect(lines.map(({ at, by, subject }) => `${at.slice(11, 16)} ${by} ${subject}`).toSorted()).toEqual([
    '09:00 ana@example.com 1',
    '09:00 ana@example.com 2',
    '09:00 eva@example.com 1',
    '09:10 ana@example.com 1',
  ]);
});

test('the log is sent in pages, newest first, and an invalid position is refused', async () => {
  const { db, now } = office.parts;
  for (let n = 0; n < 150; n++) {
    await db
      .insertInto('office_log')
      .values({ id: crypto.randomUUID(), at: now().toISOString(), by: 'a', action: 'read', subject: `${n}` })
      .execute();
    if (n % 3 === 0) office.pass(minute);
  }
  const owner = await office.signIn('eva@example.com', 'owner');
  const first = (await office.ask('GET', '/api/log', { cookie: owner })).json();
  const query = `?before=${encodeURIComponent(first.next)}`;
  const second = (await office.ask('GET', `/api/log${query}`, { cookie: owner })).json();
  const subjects = [...first.lines, ...second.lines].map((line: { subject: string }) => Number(line.subject));
  expect(new Set(subjects).size).toBe(150);
  expect(first.lines[0].at > second.lines[0].at).toBe(true);
  expect(second.next).toBeNull();
  expect((await office.ask('GET', '/api/log?before=x', { cookie: owner })).statusCode).toBe(422);
});

test('refusals are answered with their problem; failures are answered and logged without personal data', async () => {
  const cookie = await office.signIn('eva@example.com', 'owner');
  const refused = await office.ask('POST', '/api/sample/refuse', { cookie, body: {} });
  expect([refused.statusCode, refused.json()]).toEqual([409, { problem: 'changed-meanwhile', by: 'eva@example.com' }]);
  const failed = await office.ask('POST', '/api/sample/fail', { cookie, body: {} });
  expect([failed.statusCode, failed.json()]).toEqual([500, { problem: 'failed' }]);
  expect(office.said.join()).toContain('request failed');
  expect(office.said.join()).not.toContain('ana@example.com');
  const { app } = office;
  const headers = { cookie, origin: officeUrl };
  const send = (type: string, payload: string) =>
    app.inject({ method: 'POST', url: '/api/people/invite', headers: { ...headers, 'content-type': type }, payload });
  for (const [type, payload, status, problem] of [
    ['text/plain', '{}', 415, 'not-json'],
    ['application/x-www-form-urlencoded', 'email=a', 415, 'not-json'],
    ['application/json', '{', 400, 'unreadable'],
    ['application/json', '{"email":"nobody"}', 422, 'not-an-address'],
    ['application/json', JSON.stringify({ email: 'x'.repeat(65 * 1024) }), 413, 'too-large'],
  ] as const) {
    const answer = await send(type, payload);
    expect([answer.statusCode, answer.json()]).toEqual([status, { problem }]);
  }
});

test('a file that cannot be read to its end is cut off in the browser, and its request is logged', async () => {
  const cookie = await office.signIn('eva@example.com');
  await office.app.listen({ port: 0, host: 'localhost' });
  const { port } = office.app.server.address() as AddressInfo;
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const answer = await fetch(`http://localhost:${port}/api/sample/broken-file?search=penalver`, { headers });
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow('terminated');
  expect((await readLog(office.parts.db, null)).lines).toMatchObject([
    { by: 'eva@example.com', action: 'exported', subject: 'file' },
  ]);
  expect(office.said.join()).toContain('a file was cut off while it was sent');
  expect(office.said.join()).not.toMatch(/penalver|ana@example/);
});

test('an enquiry is opened once another process releases the database; after three seconds the response is 503', async () => {
  const cookie = await office.signIn('ana@example.com');
  const enquiry = sampleEnquiry();
  await office.parts.store.accept(enquiry);
  const other = new DatabaseSync(office.parts.place);
  const open = () => office.ask('GET', `/api/enquiries/${enquiry.id}`, { cookie });
  other.exec('begin immediate');
  const refused = await open();
  expect([refused.statusCode, refused.json()]).toEqual([503, { problem: 'no-database' }]);
  const waiting = open();
  setTimeout(() => other.exec('commit'), 50);
  expect((await waiting).json()).toMatchObject({ id: enquiry.id, unread: false });
  other.close();
});

test('the probe writes to the database at most once a second, and reads go on while the database is locked', async () => {
  const { store, db } = office.parts;
  const ping = vi.spyOn(store, 'ping');
  const answers = await Promise.all(Array.from({ length: 50 }, () => office.ask('GET', '/healthz')));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(ping).toHaveBeenCalledTimes(1);
  const cookie = await office.signIn('ana@example.com');
  await office.ask('GET', '/api/sample/1', { cookie });
  office.pass(2 * minute);
  const execute = () => Promise.reject(new Error('SQLITE_BUSY'));
  vi.spyOn(db, 'updateTable').mockReturnValue({ set: () => ({ where: () => ({ execute }) }) } as never);
  expect((await office.ask('GET', '/api/sample/1', { cookie })).statusCode).toBe(200);
});
