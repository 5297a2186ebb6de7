import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { openOfficeApp } from '../../../tests/office-app.ts';
import { startSmtpPeer } from '../../../tests/smtp-peer.ts';
import { readEnv } from '../../env.ts';
import { invite, useInvitation } from '../../office/people/people-queries.ts';
import type { SiteFacts } from '../../site-facts.ts';
import { checkMail, checkOffice, checkPublicAddress, checkServer } from './checks-outside.ts';
import type { Finding } from './finding.ts';

type Answer = { status?: number; body?: string };

/** The responses of the test server, by path; everything else is 404. */
let answers: Record<string, (headers: IncomingHttpHeaders) => Answer>;
let server: Server;
let port: number;
beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    const { status = 200, body = '' } = answers[url]?.(headers) ?? { status: 404 };
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

beforeEach(() => {
  answers = {
    '/readyz': () => ({}),
    '/geo/json/': () => ({ body: '{"country":null}' }),
    '/cursos': () => ({ body: `<link rel="canonical" href="http://127.0.0.1:${port}/cursos">` }),
  };
});

/** The response of an installation that accepts X-Forwarded-For, or a country header, from anybody. */
const believing = (headers: IncomingHttpHeaders) => {
  const of: Record<string, string> = { '8.8.8.8': 'US', '80.58.61.250': 'ES' };
  const country = headers['cf-ipcountry'] ?? of[String(headers['x-forwarded-for'])] ?? null;
  return { body: JSON.stringify({ country }) };
};

const brief = (findings: readonly Finding[]) => findings.map(({ check, state }) => `${check} ${state}`);
const here = (variables: Record<string, string> = {}) =>
  readEnv({ HOST: '127.0.0.1', SITE_URL: `http://127.0.0.1:${port}`, ...variables });

test('a server that takes enquiries is ok; one that cannot store them is a problem', async () => {
  expect(brief(await checkServer(here(), port))).toEqual([`server ${port} ok`]);
  answers['/readyz'] = () => ({ status: 503 });
  expect(brief(await checkServer(here(), port))).toEqual([`server ${port} problem`]);
  await expect(checkServer(here(), 1)).rejects.toThrow();
});

test('a proxy on this machine that the server does not believe is a warning', async () => {
  const env = here({ TRUSTED_PROXIES: '127.0.0.1' });
  expect(brief(await checkServer(env, port))).toEqual([`server ${port} ok`, 'proxy warning']);
  answers['/geo/json/'] = believing;
  expect(brief(await checkServer(env, port))).toEqual([`server ${port} ok`]);
});

test('a public address whose pages name it is ok', async () => {
  expect(brief(await checkPublicAddress(here()))).toEqual(['public address ok']);
});

test.each<[string, Answer]>([
  ['redirects', { status: 301 }],
  ['names another canonical address', { body: '<link rel="canonical" href="https://a.example/cursos">' }],
  ['names no canonical address', { body: '' }],
])('a public address that %s is a problem', async (_, answer) => {
  answers['/cursos'] = () => answer;
  expect(brief(await checkPublicAddress(here()))).toEqual(['public address problem']);
});

test('forged headers that are believed are problems; a country of the client’s own address is none', async () => {
  const env = here({ TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: 'cf-ipcountry' });
  answers['/geo/json/'] = believing;
  expect(brief(await checkPublicAddress(env))).toEqual(['public address ok', 'proxy problem', 'proxy problem']);
  answers['/geo/json/'] = () => ({ body: '{"country":"US"}' });
  expect(brief(await checkPublicAddress(env))).toEqual(['public address ok']);
});

test('one test mail goes to the mailbox of enquiries, or none on request; a refusal is thrown', async () => {
  const mailbox = await startSmtpPeer();
  onTestFinished(() => mailbox.stop());
  const facts = { centre: { email: 'info@centre.example' } } as SiteFacts;
  const env = readEnv({ SITE_URL: 'https://www.example.com', SMTP_URL: mailbox.url, MAIL_TO: 'office@example.com' });
  expect(brief(await checkMail(env, facts, false))).toEqual(['mail ok']);
  expect(mailbox.messages).toEqual([]);
  expect(brief(await checkMail(env, facts, true))).toEqual(['mail ok']);
  expect(mailbox.messages).toMatchObject([{ from: 'info@centre.example', to: ['office@example.com'] }]);
  mailbox.setFailing({ code: 550, text: '5.7.1 not allowed' });
  await expect(checkMail(env, facts, true)).rejects.toThrow('not allowed');
  expect(await checkMail(readEnv({}), facts, true)).toEqual([]);
});

test('an office is ok when people reach it and an owner has a key', async () => {
  const office = await openOfficeApp();
  onTestFinished(() => office.close());
  await office.app.listen({ port: 0, host: '127.0.0.1' });
  const { port: ofOffice } = office.app.server.address() as AddressInfo;
  const env = { ...office.parts.env, SITE_URL: 'https://www.example.com' };
  const look = async (OFFICE_URL: string) => brief(await checkOffice(env, { OFFICE_URL }));
  const url = `http://localhost:${ofOffice}`;
  expect(await look('')).toEqual(['office ok']);
  expect(await look('https://www.example.com')).toEqual(['office problem']);
  expect(await look(url)).toEqual(['office warning']);
  const { db, now } = office.parts;
  const { token } = await invite(db, { email: 'eva@example.com', role: 'owner', now: now() });
  const key = { id: 'one', public_key: 'AA', counter: 0 };
  await db.transaction().execute((transaction) => useInvitation(transaction, token, { key, now: now() }));
  expect(await look(url)).toEqual(['office ok']);
  await expect(look('http://localhost:1')).rejects.toThrow();
});
