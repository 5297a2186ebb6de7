import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Language } from '../../src/i18n/language.ts';
import { confirmationDays, type Subscription } from '../../src/schema/subscription.ts';
import { confirmPath, unsubscribePath } from '../../src/schema/tell-me.ts';
import { callChoice, waitedCall } from '../../src/schema/waited-call.ts';
import type { TellMeNote } from './document/form-document-props.ts';
import { sendFormDocument } from './document/form-documents.ts';
import type { FormServiceOptions } from './form-options.ts';
import { tokenOf, tokenRoutes, type TokenRequest, type TokenRoute } from './token-routes.ts';
import { formLanguage, isFramed } from './submission/form-request.ts';

/**
 * Serves the pages that mails to subscribers link to. Opening a link changes nothing, since mail scanners open every
 * link. Only the button on the page changes something, and anyone with the token may press it. Mail programs
 * unsubscribe with their own POST (RFC 8058), without cookies and without a page of this site.
 */
export async function tellMeRoutes(app: FastifyInstance, options: FormServiceOptions): Promise<void> {
  const { store, courseNames, waitingMonths } = options;
  const guesses = tokenRoutes(app, 'tell-me failed', (request, reply) => send(request, reply, 'unavailable'));

  // RFC 8058 allows a multipart body. It is ignored, as the token is in the address.
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: 4096 }, async () => new Map());

  app.get<TokenRoute>(confirmPath, { preHandler: guesses.refuse }, async (request, reply) => {
    const found = await store.findSubscription(tokenOf(request));
    if (!found) await guesses.count(request);
    return found
      ? send(request, reply, 'confirm', { found, button: confirmPath })
      : send(request, reply.code(404), 'expired');
  });

  app.post<TokenRoute>(confirmPath, { preHandler: guesses.refuse }, async (request, reply) => {
    const found = await store.confirmSubscription(tokenOf(request));
    if (!found) await guesses.count(request);
    return found ? send(request, reply, 'confirmed', { found }) : send(request, reply.code(404), 'expired');
  });

  // The page is the same whether or not the token is known.
  app.get<TokenRoute>(unsubscribePath, async (request, reply) =>
    send(request, reply, 'unsubscribe', { button: unsubscribePath }),
  );

  app.post<TokenRoute>(unsubscribePath, { preHandler: guesses.refuse }, async (request, reply) => {
    if (await store.unsubscribe(tokenOf(request))) request.log.info('somebody unsubscribed from intakes');
    else await guesses.count(request);
    return send(request, reply, 'unsubscribed');
  });

  function send(
    request: TokenRequest,
    reply: FastifyReply,
    step: TellMeNote['step'],
    { found, button }: { found?: Subscription; button?: string } = {},
  ): FastifyReply {
    const language = formLanguage(request);
    const values = { course: nameOf(found, language), months: String(waitingMonths), days: String(confirmationDays) };
    const address = button && { address: `${button}?lang=${language}`, token: tokenOf(request) };
    const isCall = found?.course === waitedCall;
    const content: TellMeNote = { kind: 'tell-me', step, values, button: address || null, isCall };
    return sendFormDocument(reply, options, { language, framed: isFramed(request), content });
  }

  function nameOf(subscription: Subscription | undefined, language: Language): string {
    return [...courseNames, callChoice].find(({ id }) => id === subscription?.course)?.title[language] ?? '';
  }
}
