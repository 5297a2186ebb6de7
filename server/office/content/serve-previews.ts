import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { previewHeaders } from '../../publish/preview.ts';
import type { ContentParts } from './content-parts.ts';

/**
 * Serves the preview of the draft. It needs no session: the secret in the address lets people without access to the
 * office look at it. No script runs in it.
 */
export function servePreviews(
  app: FastifyInstance,
  { draft, previews }: Pick<ContentParts, 'draft' | 'previews'>,
): void {
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { secret = '' } = request.params as Record<string, string>;
    reply.headers({ ...previewHeaders, 'x-frame-options': 'SAMEORIGIN' });
    if (secret !== (await draft.secret()))
      return reply.code(404).type('text/plain; charset=utf-8').send('404 Not Found\n');
    const root = previewRoot(secret);
    const { pathname, search } = new URL(request.url, 'http://office.invalid');
    const told = await previews.answer((pathname.slice(root.length) || '/') + search, root);
    if (told.status === 308) return reply.redirect(root + told.location, 308);
    if (told.status === 422) return reply.code(422).type('text/plain; charset=utf-8').send(`${told.message}\n`);
    return reply.code(told.status).type(told.type).send(told.body);
  }
  for (const url of ['/preview/:secret', '/preview/:secret/*']) app.get(url, answer);
}

/** Path prefix of the draft's preview on the office's host. */
export function previewRoot(secret: string): string {
  return `/preview/${secret}`;
}
