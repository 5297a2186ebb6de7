import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { senderNetwork } from './sender-network.ts';
import { sendErrorAnswer } from './error-answers.ts';

/**
 * Limits the costly requests of one sender, in the memory of this process.
 * @returns a hook that answers 429 with `Retry-After` beyond `requests` in `seconds`. When called directly, check
 * `reply.sent` afterwards
 */
export function limitSenders({ requests, seconds }: { requests: number; seconds: number }) {
  const limiter = new RateLimiterMemory({ points: requests, duration: seconds });
  return async function refuseMany(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    try {
      await limiter.consume(senderNetwork(request.ip));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      await sendErrorAnswer(request, reply.header('retry-after', secondsUntil(refused)), 429);
    }
  };
}

/** Seconds until a refused sender may retry. */
export function secondsUntil({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
