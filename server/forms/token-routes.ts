import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { tokenName } from '../../src/schema/tell-me.ts';
import { sendErrorResponse } from '../http/error-responses.ts';
import { secondsUntil, senderNetwork } from '../http/senders.ts';
import type { FormBody } from './submission/form-body.ts';
import { queryOf } from './submission/form-request.ts';

/** Routes behind the links of mails: a token in the address, or in the body that a button sends. */
export type TokenRoute = { Body: FormBody | undefined };
export type TokenRequest = FastifyRequest<TokenRoute>;

/**
 * Limit of unknown tokens of one sender. Tokens of used links are unknown too, and mail programs send many people's
 * requests from one address: the limit leaves room for both.
 */
const unknownTokens = { points: 30, duration: 600 };

/**
 * Prepares an app for such routes. The addresses with tokens are told to no other page, and a failure of the database is
 * explained. Senders of too many unknown tokens are refused.
 * @param failure the line of the log about a failure
 * @param explain sends the page about a failure
 */
export function tokenRoutes(
  app: FastifyInstance,
  failure: string,
  explain: (request: TokenRequest, reply: FastifyReply) => FastifyReply,
) {
  app.addHook('onRequest', async (_, reply) => void reply.header('referrer-policy', 'no-referrer'));
  app.setErrorHandler<FastifyError, TokenRoute>((error, request, reply) => {
    if (error.statusCode && error.statusCode < 500) throw error;
    request.log.error({ kind: error.name, code: error.code }, failure);
    return explain(request, reply.code(503).header('retry-after', 60));
  });
  const guesses = new RateLimiterMemory(unknownTokens);
  return {
    count: (request: TokenRequest) => guesses.penalty(senderNetwork(request.ip)),
    /** Answers 429 with a line of text, before the database is read. */
    async refuse(request: TokenRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
      const seen = await guesses.get(senderNetwork(request.ip));
      if (!seen || seen.consumedPoints < unknownTokens.points) return undefined;
      return sendErrorResponse(request, reply.header('retry-after', secondsUntil(seen)), 429);
    },
  };
}

/** Matches a token with what mail programs leave around it: `3D` of quoted-printable, the full stop of a sentence. */
const mangled = /^(?:3D)?([\w-]{32})[.,;:!)>'"]*$/;

/** The token of a button, of a link, or of the address that a mail program sends its POST to. */
export function tokenOf(request: TokenRequest): string {
  const given = request.body?.get(tokenName) ?? queryOf(request).get(tokenName) ?? '';
  return mangled.exec(given)?.[1] ?? given;
}
