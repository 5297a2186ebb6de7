import { expect, test } from 'vitest';
import { EnquiryStoreError } from '../enquiries/store/store-error.ts';
import { renderFormDocument } from './document/form-document.tsx';
import { formTestServer, typed } from '../../tests/form-app.ts';

type Server = Awaited<ReturnType<typeof formTestServer>>;

/** Runs `act` with a form and returns the log, without the fields that every line has. */
async function saidOf(
  act: (server: Server, hidden: Record<string, string>) => Promise<unknown>,
  ...settings: Parameters<typeof formTestServer>
) {
  const server = await formTestServer(...settings);
  const { hidden } = await server.open();
  server.wait(5000);
  await act(server, hidden);
  // The log must not contain typed texts or addresses.
  expect(JSON.stringify(server.said)).not.toMatch(/nuria|192\.0\.2/i);
  expect(server.said.every(({ time }) => typeof time === 'number')).toBe(true);
  return server.said.map(({ time: _time, pid: _pid, hostname: _hostname, reqId: _request, ...line }) => line);
}

const away = async () => Promise.reject(new EnquiryStoreError('ECONNREFUSED'));
const failing = { accept: away, show: away, subscribe: away } as never;

test.each<[string, Parameters<typeof saidOf>, object[]]>([
  ['is right', [({ send }, hidden) => send({ ...hidden, ...typed })], []],
  [
    'has the trap field filled in',
    [({ send }, hidden) => send({ ...hidden, ...typed, website: 'x' })],
    [{ level: 30, form: 'contact', msg: 'form trapped: the hidden field was filled in' }],
  ],
  [
    'has no time',
    [({ send }, hidden) => send({ ...hidden, ...typed, clock: '' })],
    [{ level: 30, form: 'contact', clock: 'unknown', msg: 'form shown again: its time is not right' }],
  ],
  [
    'is one too many',
    [({ send }, hidden) => send({ ...hidden, ...typed }), { allowance: { enquiries: 0, others: 0, seconds: 60 } }],
    [{ level: 30, form: 'contact', kind: 'enquiries', msg: 'form refused: too many from one sender' }],
  ],
  [
    'comes from another site',
    [({ send }, hidden) => send({ ...hidden, ...typed }, undefined, { 'sec-fetch-site': 'cross-site' })],
    [{ level: 30, form: 'contact', msg: 'form refused: it was sent from another site' }],
  ],
  [
    'cannot be stored',
    [({ send }, hidden) => send({ ...hidden, ...typed }), { store: failing }],
    [{ level: 50, form: 'contact', kind: 'EnquiryStoreError', code: 'ECONNREFUSED', msg: 'form not stored' }],
  ],
])('the log has the right lines for a form that %s', async (_, act, lines) => {
  expect(await saidOf(...act)).toEqual(lines);
});

test('an error of the server is explained in the visitor’s language, and logged without the visitor’s text', async () => {
  let isBroken = false;
  const views = {
    renderFormDocument: (props: Parameters<typeof renderFormDocument>[0]) => {
      if (isBroken && props.content.kind === 'form')
        throw Object.assign(new TypeError('nuria@example.com'), { code: 'EODD' });
      return renderFormDocument(props);
    },
  };
  const said = await saidOf(
    async ({ send }, hidden) => {
      isBroken = true;
      const answer = await send({ ...hidden, ...typed, email: 'nuria@' }, '/forms/contact?lang=en');
      expect([answer.statusCode, answer.headers['content-language']]).toEqual([500, 'en']);
      expect(answer.body).toContain('Open the form');
    },
    { views },
  );
  expect(said).toEqual([{ level: 50, kind: 'TypeError', code: 'EODD', msg: 'form service failed' }]);
});

test('a page of another site may show a form', async () => {
  const { open } = await formTestServer();
  expect((await open('/forms/contact', { 'sec-fetch-site': 'cross-site' })).page.statusCode).toBe(200);
});

test('the form service serves the widget’s script in development only', async () => {
  const { app } = await formTestServer({ widgetScript: 'let a;' });
  const script = await app.inject('/forms/embed.js');
  expect([script.statusCode, script.headers['content-type'], script.body]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'let a;',
  ]);
  const built = await formTestServer();
  expect((await built.app.inject('/forms/embed.js')).statusCode).toBe(404);
});
