import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Manipulations of a response, to test that it is refused. */
type Fault = { origin?: string; rpID?: string; verified?: boolean; forged?: boolean; challenge?: string };

/** A device with one passkey (ES256), for tests without a browser. It answers as browsers do, or with a fault. */
export function passkeyDevice(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string, fault: Fault) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: fault.challenge ?? challenge,
        origin: fault.origin ?? origin,
        crossOrigin: false,
      }),
    );

  /**
   * The hash of the relying party, the flags (present, verified, with a key) and the counter: WebAuthn level 3, 6.1.
   */
  function authenticatorData({ rpID = new URL(origin).hostname, verified = true }: Fault, key = Buffer.alloc(0)) {
    const head = Buffer.alloc(5);
    head.writeUInt8(0x01 | (verified ? 0x04 : 0) | (key.length > 0 ? 0x40 : 0));
    head.writeUInt32BE((counter += 1), 1);
    return Buffer.concat([createHash('sha256').update(rpID).digest(), head, key]);
  }

  const credential = (response: object) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    /** Answers the options of a registration. */
    create(options: { challenge: string }, fault: Fault = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
      const data = authenticatorData(fault, key);
      // CBOR of { fmt: 'none', attStmt: {}, authData }.
      const head = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex');
      return credential({
        clientDataJSON: clientData('webauthn.create', options.challenge, fault).toString('base64url'),
        attestationObject: Buffer.concat([head, Buffer.from([data.length]), data]).toString('base64url'),
      });
    },
    /** Answers the options of a sign-in. */
    get(options: { challenge: string }, fault: Fault = {}) {
      const client = clientData('webauthn.get', options.challenge, fault);
      const data = authenticatorData(fault);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      const signature = sign('sha256', fault.forged ? Buffer.from('other') : signed, privateKey);
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}
