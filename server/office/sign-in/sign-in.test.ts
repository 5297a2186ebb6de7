import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { officeUrl, openOfficeApp, type OfficeApp } from '../../../tests/office-app.ts';
import { passkeyDevice } from '../../../tests/passkey-device.ts';
import { readLog } from '../log/office-log.ts';
import { invite, listPeople, removePerson } from '../people/people-queries.ts';
import { challengeMs, createChallenges } from './challenges.ts';

const hour = 60 * 60_000;

let office: OfficeApp;
beforeEach(async () => (office = await openOfficeApp()));
afterEach(() => office.close());

const post = async (path: string, body: unknown = {}, cookie?: string) => office.ask('POST', path, { body, cookie });
const options = async () => (await post('/api/sign-in/options')).json();
const newToken = async (email = 'ana@example.com') => {
  const { db, now } = office.parts;
  return (await invite(db, { email, role: null, now: now() })).token;
};

/** Accepts an invitation; returns the response to the new passkey. */
async function join(token: string, device = passkeyDevice(officeUrl), fault = {}) {
  const asked = await post('/api/invitation/options', { token });
  return post('/api/invitation/key', { token, credential: device.create(asked.json(), fault) });
}

/** The `Cookie` header that a browser sends after this response. */
function cookieOf(answer: Awaited<ReturnType<typeof join>>): string {
  const [cookie] = answer.cookies as { name: string; value: string }[];
  return `${cookie?.name}=${cookie?.value}`;
}

const whoIs = async (cookie: string) => (await office.ask('GET', '/api/session', { cookie })).json().person;

describe('an invitation', () => {
  test('creates a passkey and a session, whose cookie scripts cannot read and other sites do not send', async () => {
    const device = passkeyDevice(officeUrl);
    const asked = await post('/api/invitation/options', { token: await newToken('Ana@Example.com ') });
    expect(asked.json()).toMatchObject({
      rp: { id: 'localhost', name: 'Centro ATCO' },
      user: { name: 'ana@example.com' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const joined = await join(await newToken(), device);
    expect(joined.json()).toEqual({ email: 'ana@example.com', role: 'office' });
    expect(joined.headers['set-cookie']).toMatch(
      /^__Host-office=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(await whoIs(cookieOf(joined))).toEqual({ email: 'ana@example.com', role: 'office' });
    const kept = JSON.stringify(await office.parts.db.selectFrom('office_sessions').selectAll().execute());
    expect(kept).not.toContain(cookieOf(joined).split('=')[1]);
  });

  test('expires after a day, and when the same person is invited again', async () => {
    const [first, second] = [await newToken(), await newToken()];
    expect((await join(first)).statusCode).toBe(403);
    office.pass(24 * hour);
    expect((await join(second)).statusCode).toBe(403);
    const third = await newToken();
    office.pass(24 * hour - 1);
    expect((await join(third)).statusCode).toBe(200);
  });

  test('of a person with a passkey ends old passkeys and sessions when it is used, not before', async () => {
    const [lost, found] = [passkeyDevice(officeUrl), passkeyDevice(officeUrl)];
    const before = cookieOf(await join(await newToken(), lost));
    const token = await newToken();
    expect(await whoIs(before)).not.toBeNull();
    expect((await post('/api/sign-in', { credential: lost.get(await options()) })).statusCode).toBe(200);
    const after = cookieOf(await join(token, found));
    expect(await whoIs(before)).toBeNull();
    expect(await whoIs(after)).not.toBeNull();
    expect((await post('/api/sign-in', { credential: lost.get(await options()) })).statusCode).toBe(403);
    expect((await post('/api/sign-in', { credential: found.get(await options()) })).statusCode).toBe(200);
  });

  test('with a lower role has effect at once, as long as another owner remains', async () => {
    const { db, now } = office.parts;
    const [eva] = [await office.signIn('eva@example.com', 'owner')];
    const lower = () => invite(db, { email: 'eva@example.com', role: 'office', now: now() });
    const people = async () => (await office.ask('GET', '/api/people', { cookie: eva })).statusCode;
    await lower();
    expect(await people()).toBe(200);
    await office.signIn('luz@example.com', 'owner');
    await lower();
    expect(await people()).toBe(403);
  });

  test('with a higher role has effect when it is used, and keeps the role if it names none', async () => {
    const { db, now } = office.parts;
    await join(await newToken());
    const { token } = await invite(db, { email: 'ana@example.com', role: 'owner', now: now() });
    expect(await listPeople(db)).toMatchObject([{ role: 'office' }]);
    await join(token);
    await join(await newToken());
    expect(await listPeople(db)).toMatchObject([{ role: 'owner' }]);
  });

  test('refuses a passkey made for another invitation, origin or host, or without user verification', async () => {
    const [mine, other] = [await newToken(), await newToken('eva@example.com')];
    const asked = (await post('/api/invitation/options', { token: other })).json();
    const credential = passkeyDevice(officeUrl).create(asked);
    expect((await post('/api/invitation/key', { token: mine, credential })).statusCode).toBe(403);
    const faults = [{ origin: 'https://evil.example' }, { rpID: 'evil.example' }, { verified: false }];
    const refused = await Promise.all(faults.map((fault) => join(mine, passkeyDevice(officeUrl), fault)));
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(faults.map(() => 403));
    expect((await join(mine)).statusCode).toBe(200);
  });
});

describe('a sign-in', () => {
  test('creates a new session each time; signing out ends only that session', async () => {
    const device = passkeyDevice(officeUrl);
    await join(await newToken(), device);
    const signIn = async () => cookieOf(await post('/api/sign-in', { credential: device.get(await options()) }));
    const [one, other] = [await signIn(), await signIn()];
    const out = await post('/api/sign-out', {}, one);
    expect(out.headers['set-cookie']).toMatch(/^__Host-office=; /);
    expect([await whoIs(one), await whoIs(other)]).toEqual([null, { email: 'ana@example.com', role: 'office' }]);
    const { lines } = await readLog(office.parts.db, null);
    expect(lines.map(({ action, by }) => `${action} ${by}`).toSorted()).toEqual([
      'joined ana@example.com',
      'signed-in ana@example.com',
      'signed-in ana@example.com',
    ]);
  });

  test('accepts a signature once, in time, from this origin, with user verification', async () => {
    const device = passkeyDevice(officeUrl);
    await join(await newToken(), device);
    const send = async (credential: unknown) => (await post('/api/sign-in', { credential })).statusCode;
    const used = device.get(await options());
    expect([await send(used), await send(used)]).toEqual([200, 403]);
    const faults = [
      { origin: 'https://evil.example' },
      { rpID: 'evil.example' },
      { verified: false },
      { forged: true },
      { challenge: 'bWFkZSB1cA' },
    ];
    const statuses = await Promise.all(faults.map(async (fault) => send(device.get(await options(), fault))));
    expect(statuses).toEqual(faults.map(() => 403));
    const late = device.get(await options());
    office.pass(challengeMs);
    expect(await send(late)).toBe(403);
    expect(await send(device.get(await options()))).toBe(200);
  });

  test('of a removed person fails at once, and their sessions end', async () => {
    const device = passkeyDevice(officeUrl);
    const cookie = cookieOf(await join(await newToken(), device));
    await removePerson(office.parts, 'ANA@example.com');
    expect(await whoIs(cookie)).toBeNull();
    expect((await post('/api/sign-in', { credential: device.get(await options()) })).statusCode).toBe(403);
  });
});

test('unknown passkeys, forged signatures, used and unknown links get the same response after the same time', async () => {
  const [device, stranger] = [passkeyDevice(officeUrl), passkeyDevice(officeUrl)];
  const spent = await newToken();
  await join(spent, device);
  const open = await newToken('eva@example.com');
  const unknown = 'A'.repeat(43);
  const kinds: Record<string, () => Promise<[string, unknown]>> = {
    'unknown key': async () => ['/api/sign-in', { credential: stranger.get(await options()) }],
    'forged signature': async () => ['/api/sign-in', { credential: device.get(await options(), { forged: true }) }],
    'no credential': async () => ['/api/sign-in', {}],
    'spent link': async () => ['/api/invitation/options', { token: spent }],
    'unknown link': async () => ['/api/invitation/options', { token: unknown }],
    'no link': async () => ['/api/invitation/options', { token: 7 }],
    'key for a spent link': async () => {
      const asked = (await post('/api/invitation/options', { token: open })).json();
      return ['/api/invitation/key', { token: spent, credential: stranger.create(asked) }];
    },
    'key of another invitation': async () => {
      const credential = stranger.create(await options());
      return ['/api/invitation/key', { token: open, credential }];
    },
  };
  const asked = await Promise.all(Object.values(kinds).map((make) => make()));
  const seen = new Set<string>();
  // The fastest response of each kind: other load only makes responses slower, so a busy machine needs more rounds.
  const fastest = asked.map(() => Infinity);
  const areEven = () => Math.max(...fastest) < 1.5 * Math.min(...fastest);
  for (let round = 0; round < 40 && !areEven(); round += 1)
    await Promise.all(
      asked.map(async ([path, body], kind) => {
        const started = performance.now();
        const { statusCode, body: text, headers } = await post(path, body);
        fastest[kind] = Math.min(fastest[kind]!, performance.now() - started);
        seen.add(JSON.stringify([statusCode, text, headers['set-cookie']]));
      }),
    );
  expect([...seen]).toEqual(['[403,"{\\"problem\\":\\"not-valid\\"}",null]']);
  expect(Math.min(...fastest)).toBeGreaterThan(145);
  expect(areEven()).toBe(true);
});

test('two thousand challenges for others do not end an open sign-in', () => {
  const challenges = createChallenges(() => new Date());
  const open = challenges.issue('sign-in');
  for (let n = 0; n < 2000; n += 1) challenges.issue('sign-in');
  expect(challenges.isOpen(open, 'sign-in')).toBe(true);
});

test('a session that was opened while the clock was a year ahead is not accepted when the clock is right', async () => {
  const year = 365 * 24 * hour;
  office.pass(year);
  const cookie = await office.signIn('ana@example.com');
  expect(await whoIs(cookie)).not.toBeNull();
  office.pass(40 * 24 * hour - year);
  expect(await whoIs(cookie)).toBeNull();
});

test('the number of sign-in attempts by one sender is limited', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 70 }, async () => (await post('/api/sign-in/options')).statusCode),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect((await office.ask('GET', '/api/session')).statusCode).toBe(200);
});

test.each(['/api/sign-in/options', '/api/sign-in', '/api/sign-out', '/api/invitation/options', '/api/invitation/key'])(
  '%s is refused from another origin, and without one',
  async (path) => {
    const cookie = await office.signIn('ana@example.com');
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await office.ask('POST', path, { cookie, headers })).statusCode).toBe(403);
    expect((await office.app.inject({ method: 'POST', url: path, headers: { cookie } })).statusCode).toBe(403);
    expect(await whoIs(cookie)).not.toBeNull();
  },
);
