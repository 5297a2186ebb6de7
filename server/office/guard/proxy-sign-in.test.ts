import { afterEach, beforeEach, expect, test } from 'vitest';
import { openOfficeApp, type OfficeApp } from '../../../tests/office-app.ts';
import { invite } from '../people/people-queries.ts';

const header = 'x-forwarded-email';
const proxy = '10.1.2.3';

let office: OfficeApp;
beforeEach(async () => {
  office = await openOfficeApp({ OFFICE_PROXY_HEADER: 'X-Forwarded-Email', OFFICE_TRUSTED_PROXY: `${proxy}, ::1` });
  const { db, now } = office.parts;
  await invite(db, { email: 'eva@example.com', role: 'owner', now: now() });
});
afterEach(() => office.close());

const people = (headers: Record<string, string>, remoteAddress = proxy) =>
  office.ask('GET', '/api/people', { headers, remoteAddress });

test('with a centre’s own sign-in, the configured proxy identifies a person, who must be invited', async () => {
  for (const address of [proxy, `::ffff:${proxy}`, '::1'])
    expect((await people({ [header]: 'Eva@Example.com' }, address)).statusCode).toBe(200);
  expect((await people({ [header]: 'nobody@example.com' })).statusCode).toBe(401);
  expect((await people({})).statusCode).toBe(401);
  const session = await office.ask('GET', '/api/session', {
    headers: { [header]: 'eva@example.com' },
    remoteAddress: proxy,
  });
  expect(session.json()).toEqual({ person: { email: 'eva@example.com', role: 'owner' }, signIn: 'proxy', ends: null });
});

test('the header is ignored from every other peer, and if it is sent twice', async () => {
  const named = { [header]: 'eva@example.com' };
  for (const address of ['127.0.0.1', '10.1.2.4', '::ffff:10.1.2.4'])
    expect((await people({ ...named, 'x-forwarded-for': proxy }, address)).statusCode).toBe(401);
  const { app } = office;
  const twice = await app.inject({
    url: '/api/people',
    remoteAddress: proxy,
    headers: { [header]: ['eva@example.com', 'eva@example.com'] },
  });
  expect(twice.statusCode).toBe(401);
});

test('with a centre’s own sign-in, sessions and passkeys are not accepted, and other origins are refused', async () => {
  const cookie = await office.signIn('ana@example.com', 'owner');
  expect((await office.ask('GET', '/api/people', { cookie, remoteAddress: proxy })).statusCode).toBe(401);
  expect((await office.ask('POST', '/api/sign-in/options', { body: {} })).statusCode).toBe(404);
  const foreign = { [header]: 'eva@example.com', origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await people(foreign)).statusCode).toBe(403);
});
