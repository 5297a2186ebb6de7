import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answersIn } from '../../src/site/answer-place.ts';
import type { PageData } from '../../src/site/page-data.ts';
import { createTools } from './tool-answers.ts';

const toggle = { es: '/puedo-ser-controlador', en: '/can-i-be-a-controller' };
const data = Buffer.from(JSON.stringify({ page: 'canI', language: 'en', toggle }));
const page = Buffer.from(
  '<html><head><style>p{}</style></head><a href="/puedo-ser-controlador" hrefLang="es">ES</a>' +
    '<answer-place data-unmarked="">form</answer-place><footer></footer>' +
    '<link rel="stylesheet" href="/assets/tools.css"><link rel="stylesheet" href="/assets/site.css"><script type="application/ld+json">{}</script></body></html>',
);

/** A server with one tool only, and the files that it has read. */
function answering(mode: 'production' | 'development' = 'production', file: Buffer | null = data) {
  const asked: string[] = [];
  const tools = createTools({
    mode,
    data: async (path) => {
      asked.push(path);
      return file;
    },
    views: { drawTool: ({ language }: PageData, search: string) => `<p>${language} $& ${search}</p>` } as never,
  });
  const logged: string[] = [];
  const app = Fastify({
    trustProxy: true,
    logger: { level: 'warn', stream: { write: (line) => void logged.push(line) } },
  });
  app.get('/', async (request, reply) =>
    tools.answer(request, reply, {
      document: () => ({ headers: {}, parts: [page] }),
      page: 'canI',
      language: 'en',
      search: `?${answersIn('canI', request.raw.url?.slice(1) ?? '')}`,
    }),
  );
  return { asked, tools, logged, ask: (query: string, headers = {}) => app.inject({ url: `/?${query}`, headers }) };
}

test('a page with a bank of questions is drawn with the bank’s file', async () => {
  const drawn: PageData[] = [];
  const files: Record<string, unknown> = {
    '/data/es/mockExam.json': { page: 'mockExam', language: 'es', toggle, content: { title: 'Simulacro' } },
    '/data/exam.json': [{ id: 'charts-scale' }],
  };
  const tools = createTools({
    mode: 'production',
    data: async (path) => (path in files ? Buffer.from(JSON.stringify(files[path])) : null),
    views: { drawTool: (given: PageData) => (drawn.push(given), '') } as never,
  });
  const app = Fastify();
  app.get('/', async (request, reply) =>
    tools.answer(request, reply, {
      document: () => ({ headers: {}, parts: [page] }),
      page: 'mockExam',
      language: 'es',
      search: '?part=charts',
    }),
  );
  expect((await app.inject('/')).statusCode).toBe(200);
  expect(drawn[0]?.content).toEqual({ title: 'Simulacro', bank: [{ id: 'charts-scale' }] });
});

test.each([
  ['', null],
  ['?lang=en&utm_source=x', null],
  ['?age=&english=%20', null],
  ['?english=c1&age=+24+&q=1', 'age=24&english=c1'],
  ['?age=24&age=30', 'age=24&age=30'],
])('the query %s has the answers %s', (search, answers) => {
  expect(answersIn('canI', search)?.toString() ?? null).toBe(answers);
  expect(answersIn('contact', search)).toBeNull();
});

test('several fields with one name are all kept, empty ones too', () => {
  const search = '?courses=full-rating&courses=&courses=+atco-initial&q=1';
  expect(answersIn('compare', search)?.getAll('courses')).toEqual(['full-rating', '', 'atco-initial']);
  expect(answersIn('compare', '?courses=&courses=')).toBeNull();
});

test('the tool is put into its element after its style sheets, and the language link keeps the answers', async () => {
  const { body, headers } = await answering().ask('english=c1&age=24&q=1');
  expect(body).toContain('<answer-place data-unmarked=""><p>en $& ?age=24&english=c1</p></answer-place><footer>');
  expect(body).toContain(
    '</style><link rel="stylesheet" href="/assets/tools.css"><link rel="stylesheet" href="/assets/site.css">',
  );
  expect(body).toContain('href="/puedo-ser-controlador?age=24&amp;english=c1" hrefLang="es"');
  expect(headers['cache-control']).toBe('private, no-store');
});

test('in production a page’s data are read once until the pages are drawn again; in development they are read each time', async () => {
  const site = answering();
  for (const age of [20, 30]) await site.ask(`age=${age}`);
  expect(site.asked).toEqual(['/data/en/canI.json']);
  site.tools.forget();
  await site.ask('age=20');
  expect(site.asked).toHaveLength(2);
  const other = answering('development');
  for (const age of [20, 30]) await other.ask(`age=${age}`);
  expect(other.asked).toHaveLength(2);
});

test('a sender is refused after 120 results in a minute, and other senders are not', async () => {
  const { ask, logged } = answering();
  const from = (address: string) => ask('age=24', { 'x-forwarded-for': address });
  for (let time = 0; time < 120; time += 1) expect((await from('192.0.2.1')).statusCode).toBe(200);
  expect((await from('192.0.2.1')).statusCode).toBe(429);
  expect((await from('192.0.2.2')).statusCode).toBe(200);
  expect(logged).toEqual([]);
});
