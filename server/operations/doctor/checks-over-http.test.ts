import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readEnv } from '../../env.ts';
import type { SiteFacts } from '../../site-facts.ts';
import { checkPublicAddress } from './check-public-address.ts';
import { checkServer } from './check-server.ts';

type Answer = { status?: number; headers?: Record<string, string>; body?: string };
type Answers = Record<string, (headers: IncomingHttpHeaders) => Answer>;

/** The responses of the test server, by path; everything else is 404. */
let answers: Answers;
let server: Server;
let port: number;
beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    const { status = 200, headers: own = {}, body = '' } = answers[url]?.(headers) ?? { status: 404 };
    response.writeHead(status, own).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/** The responses of a good installation, which ignores headers from outside. */
beforeEach(() => {
  const page = `<html data-build="b1"><link rel="canonical" href="http://127.0.0.1:${port}/cursos">`;
  answers = {
    '/healthz': () => ({}),
    '/readyz': () => ({}),
    '/data/build.json': () => ({ body: '{"build":"b1"}' }),
    '/geo/json/': () => ({ body: '{"country":null}' }),
    '/cursos': () => ({ body: page }),
  };
});

const summary = (findings: Awaited<ReturnType<typeof checkServer>>) =>
  findings.map(({ check, state, finding }) => `${check} ${state} ${finding}`);

/** The response of an installation that accepts X-Forwarded-For, or a country header, from anybody. */
const believes = (headers: IncomingHttpHeaders) => {
  const of: Record<string, string> = { '8.8.8.8': 'US', '80.58.61.250': 'ES' };
  const country = headers['cf-ipcountry'] ?? of[String(headers['x-forwarded-for'])] ?? null;
  return { body: JSON.stringify({ country }) };
};

test('a server that serves pages and accepts enquiries is ok', async () => {
  const env = readEnv({ HOST: '127.0.0.1' });
  expect(summary(await checkServer(env, port))).toEqual([`server ${port} ok serves pages and takes enquiries`]);
});

test.each([
  ['/healthz', '/healthz answers 500'],
  ['/readyz', 'it serves pages, but cannot take enquiries (/readyz answers 500)'],
])('a server whose %s fails is a problem', async (path, words) => {
  answers[path] = () => ({ status: 500 });
  expect(summary(await checkServer(readEnv({ HOST: '127.0.0.1' }), port))).toEqual([`server ${port} problem ${words}`]);
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:1'],
  ['::1', 'http://[::1]:1'],
])('an address without a server (%s) is a problem', async (HOST, url) => {
  const [found, ...others] = await checkServer(readEnv({ HOST }), 1);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ check: 'server 1', state: 'problem' });
  expect(found?.finding.startsWith(`nothing answers at ${url}: `)).toBe(true);
});

test.each([
  ['a proxy here is believed', believes, 'ok'],
  ['a proxy here is not believed', () => ({ body: '{"country":null}' }), 'warning'],
])('%s, and the finding says so', async (_, answer, state) => {
  answers['/geo/json/'] = answer;
  const env = readEnv({ HOST: '127.0.0.1', TRUSTED_PROXIES: '127.0.0.1,::1' });
  const [, found, ...others] = await checkServer(env, port);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ check: 'proxy', state });
  if (state === 'warning') expect(found?.finding).toContain('(TRUSTED_PROXIES=127.0.0.1,::1)');
});

/** The findings about the public address; the test server's address serves as the public one. */
async function publicAddress(variables: Record<string, string> = {}, build: string | null = 'b1') {
  const env = readEnv({ SITE_URL: `http://127.0.0.1:${port}`, ...variables });
  return summary(await checkPublicAddress(env, build === null ? null : ({ build } as SiteFacts)));
}
const well = () => `public address ok http://127.0.0.1:${port}, and pages name it as theirs`;

test('a public address with matching canonical addresses is ok, also before the first build', async () => {
  expect(await publicAddress()).toEqual([well()]);
  expect(await publicAddress({}, null)).toEqual([well()]);
  expect(await publicAddress({ TRUSTED_PROXIES: '127.0.0.1' })).toEqual([
    well(),
    'proxy ok visitors cannot pretend to come from elsewhere',
  ]);
});

test.each<[string, Answer, string | RegExp]>([
  ['redirects', { status: 301, headers: { location: '/x' } }, /answers 301 and leads to \/x$/],
  ['answers 502', { status: 502 }, /\/cursos answers 502$/],
  [
    'names another canonical address',
    { body: '<html data-build="b1"><link rel="canonical" href="https://a.example/cursos">' },
    /name https:\/\/a\.example\/cursos as theirs$/,
  ],
  ['names no canonical address', { body: '<html data-build="b1">' }, /name nothing as theirs$/],
])('a public address that %s is a problem', async (_, answer, words) => {
  answers['/cursos'] = () => answer;
  const found = await publicAddress();
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/^public address problem /);
  expect(found[0]).toMatch(words);
});

test('a build that differs from dist is reported, and redrawn pages do not count as another build', async () => {
  const page = answers['/cursos']!({}).body!;
  answers['/cursos'] = () => ({ body: page.replace('b1', 'b1.2026-01-31') });
  expect(await publicAddress({}, 'b1')).toEqual([well()]);
  answers['/cursos'] = () => ({ body: page });
  expect(await publicAddress({}, 'b2')).toEqual([well(), 'public address warning build b1 is served, dist/ holds b2']);
});

test.each([
  [50, 0],
  [120, 1],
])('a proxy whose clock is %i s slow leads to %i problems', async (seconds, found) => {
  const page = answers['/cursos']!;
  const date = new Date(Date.now() - seconds * 1000).toUTCString();
  answers['/cursos'] = (headers) => ({ ...page(headers), headers: { date } });
  const [first, ...others] = await publicAddress();
  expect(first).toBe(well());
  expect(others).toHaveLength(found);
  if (found) expect(others[0]).toMatch(/^clock problem the proxy’s and this machine’s differ by 1[12]\d s$/);
});

test('a proxy that passes on forged headers is a problem', async () => {
  answers['/geo/json/'] = believes;
  const env = { TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: 'cf-ipcountry' };
  expect(await publicAddress(env)).toEqual([
    well(),
    expect.stringMatching(/^proxy problem anybody can pretend to be another visitor/),
    expect.stringMatching(/^proxy problem .* as cf-ipcountry is believed$/),
  ]);
  // A country in the response does not prove that the header was trusted: it may be the country of the client's own
  // address.
  for (const country of ['US', 'ES']) {
    answers['/geo/json/'] = () => ({ body: JSON.stringify({ country }) });
    expect((await publicAddress(env)).at(-1)).toMatch(/^proxy ok/);
  }
});

test('an address of this machine, or one that does not respond, is reported', async () => {
  expect(await publicAddress({ SITE_URL: 'http://localhost:3000' })).toEqual([
    expect.stringMatching(/^public address unknown SITE_URL is this machine/),
  ]);
  expect(await publicAddress({ SITE_URL: 'http://127.0.0.1:1' })).toEqual([
    expect.stringMatching(/^public address problem http:\/\/127\.0\.0\.1:1 cannot be reached: /),
  ]);
  const noCertificate = await publicAddress({ SITE_URL: `https://localhost:${port}` });
  expect(noCertificate).toEqual([expect.stringMatching(`^certificate problem no connection to localhost:${port}: `)]);
});
