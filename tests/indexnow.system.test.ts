import { createServer } from 'node:http';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const site = { SITE_URL: 'https://www.example.org', INDEXNOW_KEY: 'a1b2c3d4e5f6' };

function indexNow(settings: Record<string, string>, ...options: string[]) {
  const env = { PATH: process.env['PATH'], ...settings };
  return run(process.execPath, ['server/indexnow/indexnow.ts', ...options], { env });
}

/** A stand-in for a search engine, which answers with a status and stores the notices. */
async function engine(status: number) {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      response.writeHead(status).end(status === 202 ? '' : 'no such key');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/indexnow`, bodies, stop: () => server.close() };
}

test('without a key no search engine is notified', async () => {
  const { stdout } = await indexNow({ SITE_URL: site.SITE_URL });
  expect(stdout).toContain('INDEXNOW_KEY is not set');
});

test('indexed addresses in both languages are sent to the search engine, with the location of the key', async () => {
  const peer = await engine(202);
  const { stdout } = await indexNow(site, '--endpoint', peer.url, '--all');
  peer.stop();
  const told = JSON.parse(peer.bodies[0] ?? '') as { host: string; keyLocation: string; urlList: string[] };
  expect(told).toMatchObject({ host: 'www.example.org', keyLocation: 'https://www.example.org/a1b2c3d4e5f6.txt' });
  expect(told.urlList).toEqual(
    expect.arrayContaining(['https://www.example.org/cursos', 'https://www.example.org/courses']),
  );
  expect(told.urlList).not.toContain('https://www.example.org/feedback');
  expect(stdout).toContain(`${told.urlList.length} addresses`);
});

test('nothing is sent if nothing has changed, and a refusal ends with an error', async () => {
  const peer = await engine(403);
  const { stdout } = await indexNow(site, '--endpoint', peer.url, '--since', '2999-01-01');
  expect(stdout).toContain('No page has changed');
  expect(peer.bodies).toEqual([]);
  const refused = indexNow(site, '--endpoint', peer.url, '--all');
  await expect(refused).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('answered 403: no such key'),
  });
  peer.stop();
});
