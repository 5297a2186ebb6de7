import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** What stands for a sender's address while submissions are counted: it cannot be turned back into the address. */
export function senderKey(address: string, secret: Buffer): string {
  return createHmac('sha256', secret)
    .update(`form-sender ${networkOf(address)}`)
    .digest('base64url');
}

/** One household or office has one IPv4 address, but a whole /64 network of IPv6 addresses. */
function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = (part: string) => part.split(':').filter(Boolean);
  const before = groups(head);
  const after = groups(tail ?? '');
  const gap = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...gap, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
