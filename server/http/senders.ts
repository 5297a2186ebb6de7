import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { isIPv6 } from 'node:net';
import { createHmac } from 'node:crypto';
import { sendErrorResponse } from './error-responses.ts';

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
      await sendErrorResponse(request, reply.header('retry-after', secondsUntil(refused)), 429);
    }
  };
}

/** Seconds until a refused sender may retry. */
export function secondsUntil({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}

/**
 * The network that counts as one sender: an IPv4 address, or the first 48 bits of an IPv6 address. Providers may assign
 * a network of up to that size to one customer (RFC 6177), who would otherwise count as many senders.
 */
export function senderNetwork(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = (part: string) => part.split(':').filter(Boolean);
  const before = groups(head);
  const after = groups(tail ?? '');
  const gap = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...gap, ...after]
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** The key under which a sender's submissions are counted; without the secret it does not reveal the address. */
export function senderKey(address: string, secret: Buffer): string {
  return createHmac('sha256', secret)
    .update(`form-sender ${senderNetwork(address)}`)
    .digest('base64url');
}
