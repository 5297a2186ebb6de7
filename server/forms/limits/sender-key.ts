import { createHmac } from 'node:crypto';
import { senderNetwork } from '../../http/sender-network.ts';

/** Key of a sender while submissions are counted: it cannot be turned back into the address. */
export function senderKey(address: string, secret: Buffer): string {
  return createHmac('sha256', secret)
    .update(`form-sender ${senderNetwork(address)}`)
    .digest('base64url');
}
