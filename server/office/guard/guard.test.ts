import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { idleHeader, sessionIdleMs, sessionLongestMs } from '../../../src/schema/office.ts';
import { officeUrl, openOfficeApp, type OfficeApp } from '../../../tests/office-app.ts';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { officeRoutes } from '../routes.ts';
import { RequestError, type OfficeRoute } from '../office-route.ts';
import { readLog } from '../log/office-log.ts';

const minute = 60_000;

let calls: string[] = [];
/** Sample routes of each kind, in addition to those of the office. */
const samples: OfficeRoute[] = [
  {
    method: 'GET',
    path: '/api/sample/:id',
    role: 'office',
    logs: 'read',
    answer: async () => ({ json: { ok: true } }),
  },
  {
    method: 'POST',
    path: '/api/sample/export',
    role: 'office',
    logs: 'exported',
    answer: async () => ({ file: Buffer.from('a;b'), name: 'consultas año.csv', type: 'text/csv' }),
  },
  {
    method: 'GET',
    path: '/api/sample/broken-file',
    role: 'office',
    logs: 'exported',
    async answer() {
      async function* parts() {
        yield 'first part';
        await new Promise((resolve) => setTimeout(resolve));
        throw new Error('duplicate key (ana@example.com)');
      }
      return { file: Readable.from(parts(), { objectMode: false }), name: 'a.xlsx', type: 'text/plain' };
    },
  },
  {
    method: 'POST',
    path: '/api/sample/refuse',
    role: 'office',
    logs: 'erased',
    answer: () => Promise.reject(new RequestError(409, 'changed-meanwhile', { by: 'eva@example.com' })),
  },
  {
    method: 'POST',
    path: '/api/sample/fail',
    role: 'owner',
    answer: () => Promise.reject(new Error('duplicate key (ana@example.com)')),
  },
];

let office: OfficeApp;
beforeEach(async () => {
  calls = [];
  office = await openOfficeApp({}, (parts) =>
    [...officeRoutes(parts), ...samples].map((route) => ({
      ...route,
      answer: (request) => {
        calls.push(route.path);
        return route.answer(request);
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

describe('every route of the office', () => {
  test('is refused without a session, with an expired one, from another origin and to the wrong role; nothing changes', async () => {
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

test('a successful request is logged with person, time and subject, but without search words', async () => {
  const cookie = await office.signIn('ana@example.com');
  await office.ask('GET', '/api/sample/7e2c', { cookie });
  const query = '?search=Mar%C3%ADa%20P%C3%A9rez&course=block-1-tower';
  const asked = [
    ['', { ids: ['a-1', 'b-2'] }],
    ['?id=c-3&id=d-4&search=Ana', {}],
    ['', { edition: 'tower-2026-09', expected: 3 }],
    [query, {}],
    ['', { email: 'ana@example.com', confirm: true }],
    ['', { id: 'María Pérez' }],
    ['', null],
  ] as const;
  for (const [words, body] of asked) {
    office.pass(minute);
    const file = await office.ask('POST', `/api/sample/export${words}`, { cookie, body: body ?? [] });
    expect(file.headers['content-disposition']).toBe(`attachment; filename*=UTF-8''consultas%20a%C3%B1o.csv`);
  }
  await office.ask('POST', '/api/sample/refuse', { cookie, body: { id: 'x' } });
  const { lines } = await readLog(office.parts.db, null);
  expect(lines.map(({ at, by, action, subject }) => [at.slice(11, 16), by, action, subject])).toEqual([
    ['09:07', 'ana@example.com', 'exported', ''],
    ['09:06', 'ana@example.com', 'exported', 'id'],
    ['09:05', 'ana@example.com', 'exported', 'confirm email'],
    ['09:04', 'ana@example.com', 'exported', 'course search'],
    ['09:03', 'ana@example.com', 'exported', 'tower-2026-09'],
    ['09:02', 'ana@example.com', 'exported', 'c-3 d-4'],
    ['09:01', 'ana@example.com', 'exported', 'a-1 b-2'],
    ['09:00', 'ana@example.com', 'read', '7e2c'],
  ]);
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
  expect((await office.ask('GET', '/api/log?before=x', { cookie: owner })).statusCode).toBe(400);
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
    { by: 'eva@example.com', action: 'exported', subject: 'search' },
  ]);
  expect(office.said.join()).toContain('a file was cut off while it was sent');
  expect(office.said.join()).not.toMatch(/penalver|ana@example/);
});
