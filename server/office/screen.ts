import type { FastifyInstance } from 'fastify';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { sendProblem } from './guard/problems.ts';
import { createResponse, sendResponse, type KeptResponse } from '../http/response.ts';
import { transportHeaders } from '../http/security-headers.ts';

/** The document of the screen, and its other files by address. */
export type ScreenFiles = { document: KeptResponse; files: ReadonlyMap<string, KeptResponse> };

/**
 * Serves the screen: its files, and the document at every other address outside `/api` and `/assets`. A script of the
 * document reads the address. The screen contains no data, and so needs no session.
 */
export function serveScreen(app: FastifyInstance, { document, files }: ScreenFiles): void {
  for (const [address, file] of files) app.get(address, (request, reply) => sendResponse(request, reply, file));
  app.setNotFoundHandler((request, reply) => {
    const isData = /^\/(?:api|assets)(?:\/|$)/.test(request.url.split('?', 1)[0]!);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    return reads && !isData ? sendResponse(request, reply, document) : sendProblem(reply, 404, 'unknown-address');
  });
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Reads the built screen into memory: screens that are open can still load their files after a new build.
 * @param folder `dist/office`
 * @throws Error if the screen is not built
 */
export async function readScreen(folder: string): Promise<ScreenFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, KeptResponse>();
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const type = types[extname(entry.name)];
    if (type === undefined) throw new Error(`The office's screen has a file of an unknown type: ${path}`);
    const address = path.slice(folder.length);
    const isHashed = address.startsWith('/assets/');
    const headers = {
      'content-type': type,
      ...(isHashed && { 'cache-control': 'public, max-age=31536000, immutable' }),
    };
    const compressible = !type.startsWith('font/');
    files.set(address, createResponse({ headers, body: await readFile(path), compressible }));
  }
  const document = files.get('/index.html');
  if (!document) throw new Error('The office’s screen is not built: npm run build.');
  files.delete('/index.html');
  return { document, files };
}

/**
 * Allows only files of the office's own origin, and no inline code. The office may frame its previews; no page may
 * frame the office.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The headers of the office's responses, unless a route replaces them: not cached, not indexed, not framed. */
export function officeHeaders(officeUrl: string): Record<string, string> {
  return {
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'publickey-credentials-get=(self), publickey-credentials-create=(self), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...transportHeaders({ https: officeUrl.startsWith('https:') }),
  };
}
