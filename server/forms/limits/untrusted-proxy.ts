import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Addresses that are not public (RFC 1918, RFC 4193, RFC 3927, RFC 4291, RFC 6598): most proxies have one of these. */
const near = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  near.addSubnet(network, prefix, 'ipv4');
}
near.addSubnet('fc00::', 7, 'ipv6');
near.addSubnet('fe80::', 10, 'ipv6');
near.addAddress('::1', 'ipv6');

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
    if (peer === undefined || !near.check(peer, isIPv6(peer) ? 'ipv6' : 'ipv4')) return;
    warned = true;
    log.warn(
      'A proxy forwards requests, but TRUSTED_PROXIES is not set: all visitors count as one sender, and the limits of one sender hold for all of them together. Set TRUSTED_PROXIES to the address of the proxy.',
    );
  };
}
