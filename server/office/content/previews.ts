import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { previewHeaders, type Preview } from '../../publish/preview.ts';
import type { Draft } from './draft.ts';

/**
 * Serves the preview of the draft. It needs no session: the secret in the address lets people without access to the
 * office look at it. No script runs in it.
 */
export function servePreviews(
  app: FastifyInstance,
  { draft, previews }: { draft: Pick<Draft, 'secret'>; previews: Preview },
): void {
  async function respond(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { secret = '' } = request.params as Record<string, string>;
    reply.headers({ ...previewHeaders, 'x-frame-options': 'SAMEORIGIN' });
    if (secret !== (await draft.secret()))
      return reply.code(404).type('text/plain; charset=utf-8').send('404 Not Found\n');
    const root = previewRoot(secret);
    const { pathname, search } = new URL(request.url, 'http://office.invalid');
    const response = await previews.respond((pathname.slice(root.length) || '/') + search, root);
    if (response.status === 308) return reply.redirect(root + response.location, 308);
    if (response.status === 422) return reply.code(422).type('text/plain; charset=utf-8').send(`${response.message}\n`);
    return reply.code(response.status).type(response.type).send(response.body);
  }
  for (const url of ['/preview/:secret', '/preview/:secret/*']) app.get(url, respond);
}

/** Path prefix of the draft's preview on the office's host. */
export function previewRoot(secret: string): string {
  return `/preview/${secret}`;
}
