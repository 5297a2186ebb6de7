import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { errorTextInAllLanguages, registerErrorResponses } from './error-responses.ts';

/** The response and the log of a route that throws this error. */
async function failing(error: object, headers: Record<string, string> = {}, url = '/') {
  const lines: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
  const app = Fastify({ logger: { level: 'error', stream } });
  registerErrorResponses(app);
  app.get('/', () => {
    throw error;
  });
  const answer = await app.inject({ url, headers });
  return { answer, lines };
}

test('a server error is explained in plain words, and logged without the visitor’s text', async () => {
  const error = Object.assign(new TypeError('nuria@example.com is odd'), { code: 'EODD' });
  const { answer, lines } = await failing(error, { 'accept-language': 'en' });
  expect([answer.statusCode, answer.body]).toEqual([
    500,
    '500. Something failed on our side. Please try again, or call us.\n',
  ]);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
  expect(lines).toMatchObject([{ kind: 'TypeError', code: 'EODD', msg: 'request failed' }]);
  expect(lines[0]?.['at']).toMatch(/^at .*error-responses\.test\.ts/);
  expect(JSON.stringify(lines)).not.toContain('nuria');
});

test.each([
  [{ statusCode: 400 }, 400, 'La petición no se entiende.', 0],
  [{ statusCode: 418 }, 418, 'La petición no se entiende.', 0],
  [{ statusCode: 413 }, 413, 'Lo enviado es demasiado grande.', 0],
  [{ statusCode: 503 }, 503, 'El servidor está ocupado: vuelve a intentarlo en un momento.', 1],
  [{ statusCode: 502 }, 502, 'Ha fallado algo en nuestro lado. Vuelve a intentarlo o llámanos.', 1],
  [{ statusCode: 302 }, 500, 'Ha fallado algo en nuestro lado. Vuelve a intentarlo o llámanos.', 1],
])('the error %o is answered with %i', async (facts, status, text, logged) => {
  const { answer, lines } = await failing(Object.assign(new Error('x'), facts));
  expect([answer.statusCode, answer.body, lines.length]).toEqual([status, `${status}. ${text}\n`, logged]);
});

test('an error without a stack is logged without a place', async () => {
  const { lines } = await failing(Object.assign(new Error('x'), { stack: undefined }));
  expect(lines).toMatchObject([{ kind: 'Error' }]);
  expect(lines[0]).not.toHaveProperty('at');
});

test('the address may set the language of an error', async () => {
  const { answer } = await failing(new Error('x'), { 'accept-language': 'es' }, '/?lang=en');
  expect(answer.body).toContain('Something failed');
});

test.each([
  [408, '408. La petición ha tardado demasiado en llegar. / The request took too long to arrive.\n'],
  [417, '417. La petición no se entiende. / The request could not be understood.\n'],
  [
    500,
    '500. Ha fallado algo en nuestro lado. Vuelve a intentarlo o llámanos. / Something failed on our side. Please try again, or call us.\n',
  ],
])('the text of %i is in all languages', (status, text) => {
  expect(errorTextInAllLanguages(status)).toBe(text);
});
