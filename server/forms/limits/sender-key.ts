import { createHmac } from 'node:crypto';
import { senderNetwork } from '../../http/sender-network.ts';

/** The key under which a sender's submissions are counted; without the secret it does not reveal the address. */
export function senderKey(address: string, secret: Buffer): string {
  return createHmac('sha256', secret)
    .update(`form-sender ${senderNetwork(address)}`)
    .digest('base64url');
}
