import { beforeEach, expect, test } from 'vitest';
import { openedStores } from '../../tests/opened-stores.ts';
import type { EnquiryStore } from '../enquiries/store/store.ts';
import { EnquiryStoreError } from '../enquiries/store/store-error.ts';
import { formTestServer, hiddenOf, textVersion } from '../../tests/form-app.ts';

const { emptyDatabase, open } = openedStores();

const address = '/forms/tell-me?lang=es';
const typed = { email: 'nuria@example.com', course: 'block-1-tower', campus: 'madrid', privacy: 'yes' };

let server: Awaited<ReturnType<typeof formTestServer>>;
let store: EnquiryStore;
beforeEach(async () => {
  const state = { now: () => new Date() };
  const limits = { perMailboxAndDay: 3, perHour: 5 };
  store = await open(await emptyDatabase(), { now: () => state.now(), limits });
  server = await formTestServer({ store });
  state.now = () => server.state.now;
});

async function ask(changes: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const { hidden } = await server.open(address);
  server.wait(5000);
  return server.send({ ...hidden, ...typed, ...changes }, address, headers);
}

async function onlyOne() {
  const [only, ...others] = await store.subscriptions();
  expect(others).toEqual([]);
  return only!;
}

const post = (url: string, contentType: string, payload: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url, headers: { 'content-type': contentType, ...headers }, payload });
const asForm = 'application/x-www-form-urlencoded';

test('a request is stored with its consent, and the response does not reveal whether the address was known', async () => {
  const first = await ask();
  expect(first.statusCode).toBe(200);
  expect(await onlyOne()).toMatchObject({ email: 'nuria@example.com', campus: 'madrid', confirmedAt: null });
  expect((await onlyOne()).consent).toEqual({ textVersion, at: server.state.now });
  const again = await ask();
  await store.confirmSubscription((await onlyOne()).token);
  const known = await ask();
  const limited = await ask();
  expect((await store.outboxSummary())['opt-in-mail'].waiting).toBe(3);
  for (const answer of [again, known, limited]) {
    expect([answer.statusCode, answer.body, answer.headers['set-cookie']]).toEqual([200, first.body, undefined]);
  }
});

test('a missing answer is reported at its field, and the other answers are kept', async () => {
  const answer = await ask({ email: 'nuria', course: '', privacy: '' });
  expect(answer.statusCode).toBe(422);
  for (const words of ['Elige un curso.', 'Marca esta casilla para que podamos avisarte.', 'value="nuria"']) {
    expect(answer.body).toContain(words);
  }
  expect((await ask({ course: 'no-such-course' })).statusCode).toBe(422);
  expect(await store.subscriptions()).toEqual([]);
});

test('too many requests are refused, as in the other forms', async () => {
  for (let n = 0; n < 5; n++) expect((await ask({ email: `n${n}@example.com` })).statusCode).toBe(200);
  // The limit of one sender is five an hour; that of this store is five an hour in all.
  for (const [sender, wait] of [
    ['192.0.2.1', '600'],
    ['127.0.0.1', '3600'],
  ] as const) {
    const tooMany = await ask({ email: 'n6@example.com' }, { 'x-forwarded-for': sender });
    expect([tooMany.statusCode, tooMany.headers['retry-after']]).toEqual([429, wait]);
    expect(tooMany.body).toContain('value="n6@example.com"');
    expect(tooMany.body).toContain('Demasiados envíos seguidos');
  }
  expect(await store.subscriptions()).toHaveLength(5);
});

test.each([
  ['another address', { email: 'otra@example.com' }],
  ['another campus', { campus: '' }],
])('the form sent again with %s gets 409 and a new form, which can be sent', async (_, change) => {
  const { hidden } = await server.open(address);
  server.wait(5000);
  await server.send({ ...hidden, ...typed }, address);
  const corrected = await server.send({ ...hidden, ...typed, ...change }, address);
  expect(corrected.statusCode).toBe(409);
  expect(await store.subscriptions()).toHaveLength(1);
  const again = await server.send({ ...hiddenOf(corrected), ...typed, ...change }, address);
  expect(again.statusCode).toBe(200);
  expect(await store.subscriptions()).toHaveLength(2);
});

test('after thirty unknown tokens a sender is refused; links still work for others', async () => {
  await ask();
  const { token } = await onlyOne();
  const from = (sender: string, path: string, sent: string) =>
    post(`/forms/tell-me/${path}?lang=es`, asForm, `token=${sent}`, { 'x-forwarded-for': sender });
  for (let n = 0; n < 15; n++) {
    expect((await from('192.0.2.1', 'unsubscribe', `unknown-${n}`)).statusCode).toBe(200);
    expect((await from('192.0.2.1', 'confirm', `unknown-${n}`)).statusCode).toBe(404);
  }
  for (const path of ['unsubscribe', 'confirm']) {
    const refused = await from('192.0.2.1', path, token);
    expect([refused.statusCode, refused.body]).toEqual([
      429,
      '429. Demasiadas peticiones seguidas: espera un momento.\n',
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
  }
  expect((await from('192.0.2.2', 'confirm', token)).statusCode).toBe(200);
});

test('opening a link, as mail scanners do, confirms nothing; the button on its page does', async () => {
  await ask();
  const { token } = await onlyOne();
  const link = `/forms/tell-me/confirm?lang=en&token=${token}`;
  for (const method of ['GET', 'HEAD', 'GET'] as const) {
    const page = await server.app.inject({ method, url: link });
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(page.headers['x-robots-tag']).toBe('noindex');
  }
  expect((await onlyOne()).confirmedAt).toBeNull();
  const page = await server.app.inject({ url: link });
  expect(page.body).toMatch(/We will write to you when Basic and tower opens an intake/);
  const [, action] = /<form[^>]* action="([^"]*)"/.exec(page.body)!;
  const done = await post(action!, asForm, `token=${token}`, { 'sec-fetch-site': 'cross-site', 'origin': 'null' });
  expect(done.statusCode).toBe(200);
  expect(done.body).toContain('Your alert is on');
  expect((await onlyOne()).confirmedAt).toEqual(server.state.now);
});

test('a link that is more than a week old no longer works, and its page is that of an invented link', async () => {
  await ask();
  const { token } = await onlyOne();
  server.wait(8 * 86_400_000);
  const old = await server.app.inject({ url: `/forms/tell-me/confirm?lang=es&token=${token}` });
  const invented = await server.app.inject({ url: '/forms/tell-me/confirm?lang=es&token=x' });
  const pressed = await post('/forms/tell-me/confirm?lang=es', asForm, `token=${token}`);
  expect([old.statusCode, invented.statusCode, pressed.statusCode]).toEqual([404, 404, 404]);
  expect(old.body).toContain('Han pasado más de 7 días');
  expect([invented.body, pressed.body]).toEqual([old.body, old.body]);
  expect((await onlyOne()).confirmedAt).toBeNull();
});

test('opening the link to unsubscribe changes nothing; a POST in either form of RFC 8058 unsubscribes', async () => {
  const parts = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
  const ways = [
    ['multipart/form-data; boundary=b', parts],
    [asForm, 'List-Unsubscribe=One-Click'],
  ] as const;
  for (const [contentType, payload] of ways) {
    await ask();
    const { token } = await onlyOne();
    const link = `/forms/tell-me/unsubscribe?lang=es&token=${token}`;
    const page = await server.app.inject({ url: link });
    expect(page.body).toContain('¿Dejamos de avisarte?');
    expect(await store.subscriptions()).toHaveLength(1);
    const done = await post(link, contentType, payload);
    expect([done.statusCode, done.headers.location]).toEqual([200, undefined]);
    expect(await store.subscriptions()).toEqual([]);
    // The response is the same a second time, and for a guessed token.
    const again = await post(link, contentType, payload);
    const guess = await post('/forms/tell-me/unsubscribe?lang=es&token=guess', contentType, payload);
    expect([again.statusCode, again.body, guess.body]).toEqual([200, done.body, done.body]);
  }
  const told = server.said.filter(({ msg }) => msg === 'somebody unsubscribed from intakes');
  expect(told).toHaveLength(ways.length);
});

test('without the database, the links explain the failure, and the form is shown again with its answers', async () => {
  const away = async () => {
    throw new EnquiryStoreError('ECONNREFUSED');
  };
  const failing = { ...store, subscribe: away, findSubscription: away, confirmSubscription: away, unsubscribe: away };
  server = await formTestServer({ store: failing });
  const answer = await ask();
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('value="nuria@example.com"');
  for (const [url, payload] of [
    ['/forms/tell-me/confirm?lang=es', 'token=x'],
    ['/forms/tell-me/unsubscribe?lang=es&token=x', 'List-Unsubscribe=One-Click'],
  ] as const) {
    const refused = await post(url, asForm, payload);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '60']);
    expect(refused.body).toContain('El enlace sigue sirviendo');
    expect(server.said.at(-1)).toMatchObject({
      level: 50,
      kind: 'EnquiryStoreError',
      code: 'ECONNREFUSED',
      msg: 'tell-me failed',
    });
  }
  const tooLarge = await post('/forms/tell-me/confirm?lang=es', asForm, 'x'.repeat(70_000));
  expect(tooLarge.statusCode).toBe(413);
});
