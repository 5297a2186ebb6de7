import type { FastifyReply, FastifyRequest } from 'fastify';
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

/** Counts the unknown tokens of each sender, and refuses senders that reach the limit. */
export function guessedTokens() {
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
