import { createHash } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { SiteFacts } from '../../site-facts.ts';
import type { OfficeKeyRow } from '../../enquiries/store/tables.ts';
import { challengeMs, type Challenges } from './challenges.ts';

/** EdDSA, ES256, RS256 (IANA COSE algorithms): every device supports one of them. */
const supportedAlgorithmIDs = [-8, -7, -257];

/**
 * Passkeys of one origin (WebAuthn level 3). The device verifies its user each time, by finger, face or PIN.
 * @param origin origin of the office; passkeys are bound to its host name
 * @param facts read for each passkey, since publishing changes them
 */
export function createPasskeys({
  origin,
  facts,
  challenges,
}: {
  origin: string;
  facts: Pick<SiteFacts, 'centre'>;
  challenges: Challenges;
}) {
  const rpID = new URL(origin).hostname;
  /** Conditions of a response, and a function that uses up the challenge of a valid one. */
  function expected(purpose: string) {
    let sent = '';
    return {
      checks: {
        expectedChallenge(challenge: string) {
          sent = challenge;
          return challenges.isOpen(challenge, purpose);
        },
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: true,
      },
      isFirst: () => challenges.use(sent),
    };
  }

  return {
    /** Options for creating a passkey. The challenge is valid only for that person's invitation. */
    registrationOptions: (email: string, purpose: string) =>
      generateRegistrationOptions({
        rpName: facts.centre.name,
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
      const { checks, isFirst } = expected(purpose);
      const outcome = await verifyRegistrationResponse({ response, supportedAlgorithmIDs, ...checks }).catch(
        () => null,
      );
      if (!outcome?.verified || !isFirst()) return null;
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
      const { checks, isFirst } = expected('sign-in');
      const outcome = await verifyAuthenticationResponse({ response, credential, ...checks }).catch(() => null);
      return outcome?.verified && isFirst() ? outcome.authenticationInfo.newCounter : null;
    },
  };
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'base64url'));
}
