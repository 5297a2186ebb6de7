import { gunzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../guard/problems.ts';
import type { ScreenFile, ScreenFiles } from './screen-files.ts';

/**
 * Serves the screen: its files, and the document at every other address outside `/api` and `/assets`. A script of the
 * document reads the address. The screen contains no data, and so needs no session.
 */
export function serveScreen(app: FastifyInstance, { document, files }: ScreenFiles): void {
  for (const [address, file] of files) {
    const hashed = address.startsWith('/assets/');
    app.get(address, (request, reply) =>
      sendFile(request, hashed ? reply.header('cache-control', 'public, max-age=31536000, immutable') : reply, file),
    );
  }
  app.setNotFoundHandler((request, reply) => {
    const isData = /^\/(?:api|assets)(?:\/|$)/.test(request.url.split('?', 1)[0]!);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    return reads && !isData ? sendFile(request, reply, document) : sendProblem(reply, 404, 'unknown-address');
  });
}

function sendFile(request: FastifyRequest, reply: FastifyReply, { body, type, gzipped }: ScreenFile): FastifyReply {
  reply.type(type);
  if (!gzipped) return reply.send(body);
  reply.header('vary', 'accept-encoding');
  const takesGzip = /\bgzip\b(?!\s*;\s*q=0)/.test(request.headers['accept-encoding'] ?? '');
  return takesGzip ? reply.header('content-encoding', 'gzip').send(body) : reply.send(gunzipSync(body));
}
