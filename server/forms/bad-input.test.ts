import { describe, expect, it, test } from 'vitest';
import { formTestServer, hiddenOf, typed } from '../../tests/form-app.ts';

const form = 'application/x-www-form-urlencoded';

/** Starts a server, opens a form, and waits as long as a person needs. Also returns the values to send. */
async function opened(...settings: Parameters<typeof formTestServer>) {
  const server = await formTestServer(...settings);
  const { hidden } = await server.open();
  server.wait(5000);
  return { ...server, hidden, sent: { ...hidden, ...typed } };
}

/** A server with high limits, for submissions that are refused. */
const refusing = await opened({ allowance: { enquiries: 1000, others: 1000, seconds: 60 } });

describe('bad fields', () => {
  test.each<[string, Record<string, string>, string, string]>([
    ['nothing', { name: '', email: '', privacy: '' }, 'Escribe tu nombre.', 'Enter your name.'],
    ['an invalid e-mail', { email: 'nuria@' }, 'Revisa el correo', 'Check the e-mail'],
    ['an invalid phone', { phone: 'x' }, 'Revisa el teléfono', 'Check the phone'],
    ['no consent', { privacy: '' }, 'Marca esta casilla', 'Tick this box'],
    ['a header in the name', { name: 'Nuria\r\nBcc: x@example.com' }, 'saltos de línea', 'line breaks'],
    ['a header in the e-mail', { email: 'nuria@example.com\nBcc: x@example.com' }, 'saltos de línea', 'line breaks'],
    ['NUL bytes', { message: 'a\0b' }, 'caracteres ocultos', 'hidden characters'],
    ['too much', { message: 'á'.repeat(4001) }, 'caben 4000', 'the limit is 4,000 characters'],
  ])('%s: the field shows the fault, the text is kept, and nothing is stored', async (_, changes, spanish, english) => {
    const { send, sent, state, hidden } = refusing;
    for (const [language, words] of [
      ['es', spanish],
      ['en', english],
    ]) {
      const answer = await send({ ...sent, ...changes }, `/forms/contact?lang=${language}`);
      expect(answer.statusCode).toBe(422);
      // The document holds every message for its script: only visible ones count.
      expect(answer.body.replace(/ data-messages="[^"]*"/g, '')).toContain(words);
      expect(answer.body).toMatch(/aria-invalid="true" aria-describedby="error-\w+" autofocus/i);
      expect(answer.body).toMatch(/<option value="madrid" selected/);
      expect(answer.body).not.toMatch(/\0|value="[^"]*[\r\n]/);
      expect(hiddenOf(answer)).toEqual(hidden);
    }
    expect(state.stored.size).toBe(0);
  });
});

describe('a body that is no form submission is refused', () => {
  test.each<[number, string, Record<string, string>, string | Buffer]>([
    [400, 'a damaged escape', { 'content-type': form }, 'name=%E0%A4%A'],
    [400, 'text that is not UTF-8', { 'content-type': form }, 'name=%FF'],
    [413, 'three megabytes', { 'content-type': form }, Buffer.alloc(3_000_000, 'a')],
    [415, 'broken JSON', { 'content-type': 'application/json' }, '{"name":'],
    [415, 'a file', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--'],
    [415, 'no type', {}, 'name=x'],
    [403, 'another site', { 'content-type': form, 'sec-fetch-site': 'cross-site' }, 'name=x'],
  ])('%i for %s: a document in the visitor’s language offers phone and e-mail', async (status, _, headers, payload) => {
    const { app, state } = refusing;
    for (const [language, words] of [
      ['es', 'Abrir el formulario'],
      ['en', 'Open the form'],
    ]) {
      const answer = await app.inject({ method: 'POST', url: `/forms/contact?lang=${language}`, headers, payload });
      expect(answer.statusCode).toBe(status);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body).toContain(words);
      expect(answer.body).toMatch(/href="tel:\+\d{7,}".*href="\/contact[^"]*"[^>]*data-email=/s);
    }
    expect(state.stored.size).toBe(0);
  });

  test.each(['GET', 'HEAD', 'POST'] as const)('an unknown form is not found (%s)', async (method) => {
    const { app } = refusing;
    const answer = await app.inject({
      method,
      url: '/forms/__proto__?lang=en',
      ...(method === 'POST' && { headers: { 'content-type': 'application/json' }, payload: '{' }),
    });
    expect(answer.statusCode).toBe(404);
    if (method === 'HEAD') expect(answer.body).toBe('');
    else expect(answer.body).toContain('href="/forms/contact?lang=en"');
  });

  it('an empty body counts as an empty form', async () => {
    const { app } = await opened();
    expect((await app.inject({ method: 'POST', url: '/forms/contact' })).statusCode).toBe(422);
  });
});

describe('programs', () => {
  it('that fill in the trap field, and browsers that do so, have to send the form again', async () => {
    const { send, sent, state } = await opened();
    const answer = await send({ ...sent, website: 'https://spam.example' });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('Falta un paso');
    expect(answer.body).toContain('value="nuria@example.com"');
    expect(answer.body).not.toContain('spam.example');
    expect(state.stored.size).toBe(0);
    // A form filler fills it in each time.
    const again = await send({ ...hiddenOf(answer), ...typed, website: 'https://spam.example' });
    expect([again.statusCode, state.stored.size]).toEqual([200, 1]);
  });

  it('and very quick people have to send the form again', async () => {
    const { open, send, wait, state } = await opened();
    const { hidden } = await open();
    wait(1500);
    const answer = await send({ ...hidden, ...typed });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('Falta un paso');
    expect(answer.body).toContain('value="nuria@example.com"');
    expect(state.stored.size).toBe(0);
    expect((await send({ ...hiddenOf(answer), ...typed })).statusCode).toBe(200);
    expect(state.stored.has(hidden.submission ?? '')).toBe(true);
  });

  test.each<[string, (hidden: Record<string, string>) => Record<string, string>, number]>([
    ['no clock', () => ({ clock: '' }), 5000],
    ['an invented clock', ({ clock = '' }) => ({ clock: clock.replace(/^\d+/, '1') }), 5000],
    ['the clock of another submission', () => ({ submission: '5e0f6a3c-6a3b-4f0e-9d5e-0a8f4f3f1c11' }), 5000],
    ['a submission that is no id', () => ({ submission: "x' or 1" }), 5000],
    ['a clock of the day before yesterday', () => ({}), 48 * 3600 * 1000],
  ])('a form with %s has to be sent once more, and is then stored', async (_, change, later) => {
    const { send, sent, hidden, wait, state } = await opened();
    wait(later);
    const answer = await send({ ...sent, ...change(hidden) });
    expect([answer.statusCode, state.stored.size]).toEqual([422, 0]);
    expect((await send({ ...hiddenOf(answer), ...typed })).statusCode).toBe(200);
    expect(state.stored.size).toBe(1);
  });
});
