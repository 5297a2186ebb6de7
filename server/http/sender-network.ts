import { isIPv6 } from 'node:net';

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
