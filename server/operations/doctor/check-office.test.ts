import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openOfficeApp, type OfficeApp } from '../../../tests/office-app.ts';
import { invite, useInvitation } from '../../office/people/people-queries.ts';
import { checkOffice } from './check-office.ts';

let office: OfficeApp;
let settings: Record<string, string>;
beforeEach(async () => {
  office = await openOfficeApp();
  await office.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = office.app.server.address() as AddressInfo;
  settings = { OFFICE_PORT: `${port}`, OFFICE_URL: `http://localhost:${port}` };
});
afterEach(() => office.close());

/** The findings without their remedies, a line each; expects a remedy for every problem and warning. */
async function found(changes: Record<string, string> = {}, siteUrl = 'https://www.example.com') {
  const findings = await checkOffice({ ...office.parts.env, SITE_URL: siteUrl }, { ...settings, ...changes });
  for (const { state, remedy } of findings) expect(remedy === undefined).toBe(state === 'ok');
  return findings.map(({ check, state, finding }) => `${check} ${state} ${finding}`);
}

async function addOwner(hasKey: boolean): Promise<void> {
  const { db, now } = office.parts;
  const { token } = await invite(db, { email: 'eva@example.com', role: 'owner', now: now() });
  const key = { id: 'one', public_key: 'AA', counter: 0 };
  if (hasKey) await db.transaction().execute((transaction) => useInvitation(transaction, token, { key, now: now() }));
}

test('a running office with an owner who has a key is ok; on localhost only this machine can use it', async () => {
  await addOwner(true);
  expect(await found()).toEqual([
    expect.stringContaining('OFFICE_URL warning it is http://localhost'),
    'office ok answers, and its database takes writes',
    expect.stringContaining('office ok people reach it at'),
    'owner ok the office has one who can sign in',
  ]);
});

test('without OFFICE_URL the office is not checked', async () => {
  expect(await found({ OFFICE_URL: '' })).toEqual(['office ok not set up: OFFICE_URL is not set']);
});

test('invalid settings are reported', async () => {
  expect(await found({ OFFICE_URL: 'http://oficina.example.com' })).toEqual([
    expect.stringMatching(/^office problem .*OFFICE_URL: https/),
  ]);
});

test('a missing owner is a problem; an owner without a key is a warning', async () => {
  expect(await found()).toContain('owner problem nobody may invite, erase or read the log');
  await addOwner(false);
  expect(await found()).toContain('owner warning an owner is invited, and none has a key yet');
});

test('an office that does not respond, is not reachable from outside, or shares the site’s host is a problem', async () => {
  await addOwner(true);
  const findings = await found({ OFFICE_PORT: '1', OFFICE_URL: 'https://localhost:1' });
  expect(findings.join('\n')).toMatch(/office problem nothing answers at http:\/\/127\.0\.0\.1:1\/healthz/);
  expect(findings.join('\n')).toMatch(/office problem https:\/\/localhost:1 cannot be reached/);
  const same = await found({ OFFICE_URL: 'https://oficina.invalid' }, 'https://oficina.invalid');
  expect(same).toContain('OFFICE_URL problem it has the host name of the public site');
});
