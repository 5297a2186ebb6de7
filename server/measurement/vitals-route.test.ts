import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { VitalsReport } from '../../src/site/vitals.ts';
import { registerErrorResponses } from '../http/error-responses.ts';
import { vitalsRoute } from './vitals-route.ts';

const report: VitalsReport = {
  page: 'home',
  values: [
    { name: 'LCP', value: 812.5 },
    { name: 'CLS', value: 0 },
  ],
};

const siteUrl = 'https://www.example.com';

async function serve() {
  const added: VitalsReport[] = [];
  const app = Fastify();
  registerErrorResponses(app);
  await app.register(vitalsRoute, { siteUrl, count: (each) => added.push(each) });
  const send = (payload: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/measure/vitals',
      payload,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Mozilla/5.0 Chrome/156',
        'origin': siteUrl,
        ...headers,
      },
    });
  return { added, send };
}

const value = { name: 'LCP', value: 1 };

test('a valid report is counted and gets an empty response', async () => {
  const { added, send } = await serve();
  const answer = await send(JSON.stringify(report), { 'sec-fetch-site': 'same-origin' });
  expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([204, '', 'no-store']);
  const longest = { ...report, values: Array.from({ length: 12 }, () => value) };
  expect((await send(JSON.stringify(longest))).statusCode).toBe(204);
  expect(added).toEqual([report, longest]);
});

test.each([
  ['malformed JSON', '{', 400],
  ['an unknown page', JSON.stringify({ page: '/home?email=a', values: [value] }), 400],
  ['an unknown metric', JSON.stringify({ page: 'home', values: [{ name: 'FID', value: 1 }] }), 400],
  ['a negative value', JSON.stringify({ page: 'home', values: [{ name: 'LCP', value: -1 }] }), 400],
  ['an absurd value', JSON.stringify({ page: 'home', values: [{ name: 'CLS', value: 1e9 }] }), 400],
  ['an empty list of values', JSON.stringify({ page: 'home', values: [] }), 400],
  ['too many values', JSON.stringify({ page: 'home', values: Array.from({ length: 13 }, () => value) }), 400],
  ['an identifier', JSON.stringify({ ...report, visitor: 'abc' }), 400],
  ['a long body', JSON.stringify({ ...report, page: 'x'.repeat(5000) }), 413],
])('a report with %s is refused', async (_what, body, status) => {
  const { added, send } = await serve();
  expect((await send(body)).statusCode).toBe(status);
  expect(added).toEqual([]);
});

test('reports from other sites and other kinds of body are refused, and crawlers are not counted', async () => {
  const { added, send } = await serve();
  expect((await send(JSON.stringify(report), { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await send(JSON.stringify(report), { 'content-type': 'application/xml' })).statusCode).toBe(415);
  expect((await send(JSON.stringify(report), { 'content-type': 'text/plain' })).statusCode).toBe(400);
  expect((await send(JSON.stringify(report), { 'user-agent': 'Googlebot/2.1' })).statusCode).toBe(204);
  expect(added).toEqual([]);
});

test.each([
  [{ origin: 'https://www.example.org' }, 403],
  [{ 'origin': 'https://www.example.org', 'sec-fetch-site': 'same-origin' }, 403],
  [{ 'origin': siteUrl, 'sec-fetch-site': 'same-site' }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: '' }, 403],
  [{ 'origin': siteUrl, 'sec-fetch-site': 'same-origin' }, 204],
  [{ origin: siteUrl }, 204],
])('a report with the headers %o is answered with %i', async (headers, status) => {
  const { send } = await serve();
  expect((await send(JSON.stringify(report), headers)).statusCode).toBe(status);
});

test('the first thirty reports of one sender are accepted, and further ones are refused', async () => {
  const { send } = await serve();
  const statuses: number[] = [];
  for (let sent = 0; sent < 32; sent++) statuses.push((await send(JSON.stringify(report))).statusCode);
  expect(statuses.slice(28)).toEqual([204, 204, 429, 429]);
});
