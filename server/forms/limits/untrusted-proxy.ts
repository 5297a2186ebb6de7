import type { FastifyRequest } from 'fastify';
import { isNear } from '../../country/country-lookup.ts';

/**
 * Makes a check that warns once if requests come through a proxy that is not trusted: all visitors would then share the
 * proxy's address, and its limit.
 */
export function watchForProxy(): (request: FastifyRequest) => void {
  let warned = false;
  return ({ headers, ips, raw, log }) => {
    // `ips` is set only if Fastify trusts proxies.
    if (warned || ips !== undefined || headers['x-forwarded-for'] === undefined) return;
    const peer = raw.socket.remoteAddress;
    if (peer === undefined || !isNear(peer)) return;
    warned = true;
    log.warn(
      'A proxy forwards requests, but TRUSTED_PROXIES is not set: all visitors count as one sender, and the limits of one sender hold for all of them together. Set TRUSTED_PROXIES to the address of the proxy.',
    );
  };
}
