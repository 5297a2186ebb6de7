import { createHash } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { OfficeKeyRow } from '../../enquiries/store/tables.ts';
import { challengeMs, type Challenges } from './challenges.ts';

/** EdDSA, ES256, RS256 (IANA COSE algorithms): every device supports one of them. */
const supportedAlgorithmIDs = [-8, -7, -257];

/**
 * Passkeys of one origin (WebAuthn level 3). The device verifies its user each time, by finger, face or PIN.
 * @param origin origin of the office; passkeys are bound to its host name
 */
export function createPasskeys({
  origin,
  centre,
  challenges,
}: {
  origin: string;
  centre: string;
  challenges: Challenges;
}) {
  const rpID = new URL(origin).hostname;
  const expected = (purpose: string) => ({
    expectedChallenge: (challenge: string) => challenges.spend(challenge, purpose),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  });

  return {
    /** Options for creating a passkey. The challenge is valid only for that person's invitation. */
    registrationOptions: (email: string, purpose: string) =>
      generateRegistrationOptions({
        rpName: centre,
        rpID,
        userName: email,
        userDisplayName: email,
        // All passkeys of a person have this user id, so that on one device a new passkey replaces the old one.
        userID: new Uint8Array(createHash('sha256').update(`office ${rpID} ${email}`).digest()),
        challenge: bytes(challenges.issue(purpose)),
        timeout: challengeMs,
        attestationType: 'none',
        supportedAlgorithmIDs,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      }),

    /** The passkey that a device created; null if the response does not belong to an open challenge of this purpose. */
    async readRegistration(response: RegistrationResponseJSON, purpose: string) {
      const outcome = await verifyRegistrationResponse({
        response,
        supportedAlgorithmIDs,
        ...expected(purpose),
      }).catch(() => null);
      if (!outcome?.verified) return null;
      const { id, publicKey, counter } = outcome.registrationInfo.credential;
      return { id, public_key: Buffer.from(publicKey).toString('base64url'), counter };
    },

    /**
     * Options for signing in with any passkey of this origin: the passkey identifies its person, so no address is
     * typed.
     */
    signInOptions: () =>
      generateAuthenticationOptions({
        rpID,
        challenge: bytes(challenges.issue('sign-in')),
        timeout: challengeMs,
        userVerification: 'required',
      }),

    /** The new counter of a passkey that signed an open challenge; null for any other response. */
    async readSignIn(
      response: AuthenticationResponseJSON,
      key: Pick<OfficeKeyRow, 'id' | 'public_key' | 'counter'>,
    ): Promise<number | null> {
      const credential = { id: key.id, publicKey: bytes(key.public_key), counter: Number(key.counter) };
      const outcome = await verifyAuthenticationResponse({ response, credential, ...expected('sign-in') }).catch(
        () => null,
      );
      return outcome?.verified ? outcome.authenticationInfo.newCounter : null;
    },
  };
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'base64url'));
}
