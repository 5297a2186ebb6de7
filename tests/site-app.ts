import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as send } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { pino } from 'pino';
import { languages } from '../src/i18n/language.ts';
import type { VisitorKind } from '../src/site/visitor-kind.ts';
import { createApp, type AppParts } from '../server/app.ts';
import { readEnv } from '../server/env.ts';
import { pageName } from '../src/site/page-data.ts';
import type { SiteBuild } from '../server/site-build.ts';
import { closeSiteServer, createSiteServer } from '../server/http/site-server.ts';

export type Answer = { status: number; headers: Record<string, string>; names: string[]; body: Buffer };

const inlineScript = 'document.title';
const inlineStyle = 'p{margin:0}';

/** A document with an inline script and an inline style, long enough to be compressed. */
function documentOf(name: string, visitor: VisitorKind = 'unknown'): string {
  return `<!doctype html><html lang="${name.split('/')[0]}" data-visitor="${visitor}"><head><script>${inlineScript}</script><style>${inlineStyle}</style></head><body>${name} ${'texto '.repeat(200)}</body></html>`;
}

/** The language of a page, by its html element. */
export const languageIn = (body: Buffer) => /<html lang="(\w+)"/.exec(body.toString())?.[1];

const names = languages.flatMap((language) => [
  pageName('home', language, {}),
  pageName('courses', language, {}),
  pageName('article', language, { slug: 'uno' }),
  pageName('notFound', language, {}),
]);

/** The tests of a process share this folder, and it is deleted when the process ends. */
const filesFolder = mkdtempSync(join(tmpdir(), 'small-site-'));
process.on('exit', () => rmSync(filesFolder, { recursive: true }));
for (const name of ['assets/main-AbCd.css', 'favicon.svg']) {
  mkdirSync(dirname(join(filesFolder, name)), { recursive: true });
  writeFileSync(join(filesFolder, name), 'body {}');
  writeFileSync(join(filesFolder, `${name}.br`), brotliCompressSync('body {}'));
  writeFileSync(join(filesFolder, `${name}.gz`), gzipSync('body {}'));
}

const noEvents = { name: 'Cursos', description: 'Cursos', events: [] };

/** A site of a few pages in memory. */
export function smallSite(): SiteBuild {
  return {
    mode: 'production',
    draw: async ({ page, language, params, visitor }) => {
      const name = pageName(page, language, params);
      return names.includes(name) ? documentOf(name, visitor) : null;
    },
    pages: [],
    day: () => '2026-01-01',
    data: async () => null,
    syllabus: async (path) => (path === '/programas/torre-es.pdf' ? Buffer.from('%PDF-1.7') : null),
    views: { renderFormDocument: () => '<!doctype html>' } as unknown as SiteBuild['views'],
    facts: {
      centre: { name: 'Centro', email: 'centro@example.com' },
      formTexts: { es: {}, en: {} },
      courses: [{ id: 'torre', title: { es: 'Básico: torre', en: 'Basic: tower' } }],
      offeredCourses: ['torre'],
      campuses: [],
      llms: '',
      frameOrigins: ['https://maps.example'],
      articles: [],
      pages: [],
      visits: [],
      editions: [],
      calendars: { stamp: '2026-01-01', calendars: { es: noEvents, en: noEvents } },
    } as unknown as SiteBuild['facts'],
    formAssets: { script: '/form.js', styles: [] },
    files: { named: [{ folder: filesFolder, ignore: [] }], hashed: [join(filesFolder, 'assets')] },
  };
}

const countries: Record<string, string> = {
  '192.0.2.1': 'ES',
  '192.0.2.2': 'US',
  '192.0.2.3': 'MX',
  '192.0.2.4': 'DE',
};

const formSecret = randomBytes(32);

/** Longest wait for a response, shorter than a test's time limit, so that a failure names the address. */
const timeout = 4_000;

/**
 * Starts the whole server on a free port, with a small site, a store that only answers pings, and four addresses of
 * known countries.
 */
export async function startApp(settings: Record<string, string> = {}, parts: Partial<AppParts> = {}) {
  const env = readEnv({ SITE_URL: 'https://www.example.com', ...settings });
  const { app, warm } = await createApp({
    env,
    site: smallSite(),
    lookup: (address) => countries[address],
    log: pino({ level: 'silent' }),
    store: { ping: async () => undefined } as unknown as AppParts['store'],
    countVitals: () => undefined,
    formSecrets: () => [formSecret],
    firstAttempt: Promise.resolve(),
    isStopping: () => false,
    ...parts,
  });
  await app.ready();
  const server = createSiteServer(env, app.routing).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  /** Sends a request with these headers, besides those that Node adds. */
  async function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const request = send({ port, host: '127.0.0.1', path, headers, method, agent: false, timeout }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers as Record<string, string>,
            names: response.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()),
            body: Buffer.concat(chunks),
          }),
        );
      });
      request.on('timeout', () => request.destroy(new Error(`${path} was never answered`)));
      request.on('error', reject).end();
    });
  }

  /** Sends raw bytes, and returns everything that the server sends until it ends the connection. */
  async function raw(text: string): Promise<string> {
    return new Promise((resolve) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (data) => (answer += data.toString()));
      socket.setTimeout(timeout, () => socket.destroy());
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(answer));
    });
  }

  async function close(): Promise<void> {
    await closeSiteServer(server);
    await app.close();
  }

  return { app, warm, server, port, get, raw, close };
}
