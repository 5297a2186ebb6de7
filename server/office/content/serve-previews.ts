import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { previewHeaders } from '../../publish/preview.ts';
import { previewRoot } from './content-files.ts';
import type { ContentParts } from './content-parts.ts';

/**
 * Serves previews of drafts. They need no session: the secret in the address lets people without access to the office
 * look at a draft. No script runs in them.
 */
export function servePreviews(
  app: FastifyInstance,
  { drafts, previews }: Pick<ContentParts, 'drafts' | 'previews'>,
): void {
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { secret = '' } = request.params as Record<string, string>;
    const draft = await drafts.personOf(secret);
    reply.headers({ ...previewHeaders, 'x-frame-options': 'SAMEORIGIN' });
    if (!draft) return reply.code(404).type('text/plain; charset=utf-8').send('404 Not Found\n');
    const root = previewRoot({ secret });
    const { pathname, search } = new URL(request.url, 'http://office.invalid');
    const told = await previews.answer(draft.folder, (pathname.slice(root.length) || '/') + search, root);
    if (told.status === 308) return reply.redirect(root + told.location, 308);
    if (told.status === 422) return reply.code(422).type('text/plain; charset=utf-8').send(`${told.message}\n`);
    return reply.code(told.status).type(told.type).send(told.body);
  }
  for (const url of ['/preview/:secret', '/preview/:secret/*']) app.get(url, answer);
}
