import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** A file as sent to a browser. */
type StaticAnswer = { headers: OutgoingHttpHeaders; body: Buffer };
export type StaticServer = { url: string; stop(): Promise<void> };

const types: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.avif': 'image/avif' };

/** Serves prepared responses, by path. */
async function serveAnswers(answerTo: (path: string) => StaticAnswer | undefined): Promise<StaticServer> {
  const server = createServer({ keepAliveTimeout: 30_000 }, (request, response) => {
    const answer = answerTo(request.url ?? '/');
    if (!answer) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, answer.headers);
    response.end(answer.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Serves a folder of pages and pictures. The pages are compressed once, before the server starts. */
export async function serveFolder(folder: string): Promise<StaticServer> {
  const answers = new Map<string, StaticAnswer>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file)}`;
    const body = await readFile(file);
    const page = extname(file) === '.html';
    const sent = page ? brotliCompressSync(body) : body;
    answers.set(path === '/index.html' ? '/' : path, {
      headers: {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        'cache-control': page ? 'no-cache' : 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        ...(page && { 'content-encoding': 'br', vary: 'Accept-Encoding' }),
        'content-length': sent.length,
      },
      body: sent,
    });
  }
  return serveAnswers((path) => answers.get(path));
}

/** Serves copies of pages without their scripts, to measure how much time scripts cost. */
export async function serveWithoutScripts(site: string, paths: readonly string[]): Promise<StaticServer> {
  const answers = new Map<string, StaticAnswer>();
  for (const path of paths) {
    const html = await (await fetch(site + path)).text();
    const plain = html
      .replace(/ data-script="[^"]*"/, '')
      .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs, '')
      .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '');
    const body = brotliCompressSync(plain);
    const headers = { 'content-type': types['.html'], 'content-encoding': 'br', 'content-length': body.length };
    answers.set(path, { headers, body });
    for (const [, asset = ''] of html.matchAll(/["' ,](\/(?:assets|fonts)\/[^"' ,)]+)/g)) {
      if (answers.has(asset) || asset.endsWith('.js')) continue;
      const answer = await fetch(site + asset);
      const bytes = Buffer.from(await answer.arrayBuffer());
      // Style sheets are received decoded; pictures and fonts are unchanged.
      const text = answer.headers.get('content-type')?.startsWith('text/') ?? false;
      const sent = text ? brotliCompressSync(bytes) : bytes;
      answers.set(asset, {
        headers: {
          'content-type': answer.headers.get('content-type') ?? '',
          'cache-control': 'public, max-age=31536000, immutable',
          ...(text && { 'content-encoding': 'br' }),
          'content-length': sent.length,
        },
        body: sent,
      });
    }
  }
  return serveAnswers((path) => answers.get(path));
}
