import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { call, Refusal } from '../data/call.ts';
import type { OfficePerson } from '../../schema/office.ts';
import type { WordKey } from '../words/words.ts';

/**
 * Signs in with a passkey of this device or of another one nearby.
 * @throws Refusal, or an error of the browser
 */
export async function signIn(): Promise<OfficePerson> {
  const optionsJSON = await ask<PublicKeyCredentialRequestOptionsJSON>('/api/sign-in/options', {});
  const credential = await startAuthentication({ optionsJSON });
  return ask<OfficePerson>('/api/sign-in', { credential });
}

/**
 * Creates a passkey with the link of an invitation, and signs in with it.
 * @throws as `signIn`
 */
export async function acceptInvitation(token: string): Promise<OfficePerson> {
  const optionsJSON = await ask<PublicKeyCredentialCreationOptionsJSON>('/api/invitation/options', { token });
  const credential = await startRegistration({ optionsJSON });
  return ask<OfficePerson>('/api/invitation/key', { token, credential });
}

export async function signOut(): Promise<void> {
  await ask('/api/sign-out', {});
}

/** Whether this browser supports passkeys. */
export function knowsPasskeys(): boolean {
  return browserSupportsWebAuthn();
}

/** The message for an error about a passkey. */
export function passkeyProblem(error: unknown, refused: WordKey): WordKey {
  if (error instanceof Refusal) {
    if (error.status === 0) return 'problem.offline';
    if (error.status === 429) return 'problem.many';
    return error.status === 403 ? refused : 'problem.unknown';
  }
  const { name } = error instanceof WebAuthnError ? ((error.cause as Error | undefined) ?? error) : (error as Error);
  if (name === 'NotAllowedError' || name === 'AbortError') return 'passkey.cancelled';
  return name === 'InvalidStateError' ? 'passkey.already' : 'passkey.failed';
}

function ask<Answer>(path: string, body: object): Promise<Answer> {
  return call<Answer>(path, { body, before: 'sign-in' });
}
