import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { answerParserError, createHttpServer } from './http-server.ts';

const open: (() => void)[] = [];
afterEach(() => open.splice(0).forEach((close) => close()));

/** What a server by itself answers to these bytes, and who was asked: the shortcut, the handler. */
async function sent(bytes: string, isReady = true) {
  const asked: string[] = [];
  const server = createHttpServer({
    requestTimeout: 5,
    maxConnections: 10,
    plainHeaders: { 'x-plain': 'yes' },
    shortcut: (_, response, target) => {
      asked.push(`shortcut ${target.pathname.slice(0, 20)}`);
      if (isReady) response.end('ready');
      return isReady;
    },
    handler: (request, response) => {
      asked.push(`handler ${request.method}`);
      response.end('handled');
    },
  });
  server.listen(0, '127.0.0.1');
  open.push(() => (server.closeAllConnections(), server.close()));
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(bytes);
  const answer = Buffer.concat(await socket.toArray()).toString();
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { asked, status: Number(head.split(' ')[1]), head: head.toLowerCase(), body };
}

const get = (target: string, more = '', version = '1.1') =>
  `GET ${target} HTTP/${version}\r\n${more || 'Host: a\r\n'}Connection: close\r\n\r\n`;
const withMethod = (method: string) =>
  `${method} /a HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;

test.each([
  ['what stands ready', get('/a?b'), true, ['shortcut /a']],
  ['its headers alone', withMethod('HEAD'), true, ['shortcut /a']],
  ['what does not stand ready', get('/a'), false, ['shortcut /a', 'handler GET']],
  ['what is sent', withMethod('POST'), true, ['handler POST']],
  ['another method', withMethod('DELETE'), true, ['handler DELETE']],
  ['an address with escapes', get('/%C3%B1'), true, ['shortcut /%C3%B1']],
  ['the longest address', get(`/${'a'.repeat(7999)}`), true, ['shortcut /aaaaaaaaaaaaaaaaaaa']],
  ['an old client that names no host', get('/a', 'X-Some: a\r\n', '1.0'), true, ['shortcut /a']],
  ['a header as long as host', get('/a', 'Host: a\r\nEtag: b\r\nDate: c\r\n'), true, ['shortcut /a']],
])('%s is answered by whoever knows it', async (_, bytes, isReady, asked) => {
  const answer = await sent(bytes, isReady);
  expect([answer.status, answer.asked]).toEqual([200, asked]);
});

test.each([
  ['an escape that is none', get('/%zz'), 400],
  ['half of a letter', get('/%C3'), 400],
  ['an address that is too long', get(`/${'a'.repeat(8000)}`), 414],
  ['a query that is too long', get(`/?${'a'.repeat(7999)}`), 414],
  ['no host', get('/a', 'X-Some: a\r\n'), 400],
  ['two hosts', get('/a', 'Host: a\r\nHOST: b\r\n'), 400],
  ['two hosts of an old client', get('/a', 'Host: a\r\nHost: b\r\n', '1.0'), 400],
  ['an expectation that nobody knows', get('/a', 'Host: a\r\nExpect: x\r\n'), 417],
])('%s is refused before anybody is asked', async (_, bytes, expected) => {
  const { status, asked, head, body } = await sent(bytes);
  expect([status, asked]).toEqual([expected, []]);
  expect(head).toContain('x-plain: yes');
  expect(head).toContain('connection: close');
  expect(body).toMatch(new RegExp(`^${expected}\\. `));
});

/** What is written to a connection whose request could not be read. */
function written(code: string | undefined, state: Partial<Pick<Socket, 'writable' | 'writableLength'>> = {}) {
  const texts: string[] = [];
  let isEnded = false;
  const socket = {
    writable: true,
    writableLength: 0,
    write: (text: string) => texts.push(text),
    destroySoon: () => (isEnded = true),
    ...state,
  };
  answerParserError(Object.assign(new Error('x'), { code }), socket as unknown as Socket, { 'x-plain': 'yes' });
  expect(isEnded).toBe(true);
  return texts.join('');
}

test.each([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large', '431. Las cabeceras'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout', '408. La petición ha tardado'],
  ['HPE_INVALID_METHOD', '400 Bad Request', '400. La petición no se entiende.'],
  [undefined, '400 Bad Request', '400. La petición no se entiende.'],
])('a request that cannot be read (%s) is answered %s', (code, status, text) => {
  const [head = '', body = ''] = written(code).split('\r\n\r\n');
  expect(head.split('\r\n')).toEqual([
    `HTTP/1.1 ${status}`,
    'content-type: text/plain; charset=utf-8',
    'cache-control: no-store',
    'x-plain: yes',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]);
  expect(body.startsWith(text)).toBe(true);
});

test.each([
  ['has gone', 'ECONNRESET', {}],
  ['takes nothing any more', 'HPE_INVALID_METHOD', { writable: false }],
  ['is in the midst of an answer', 'HPE_INVALID_METHOD', { writableLength: 1 }],
])('a client that %s is told nothing', (_, code, state) => {
  expect(written(code, state)).toBe('');
});
