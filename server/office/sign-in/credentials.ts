import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';

const text = z.string().max(16_384);
const credential = { id: text, rawId: text, type: z.literal('public-key'), clientExtensionResults: z.looseObject({}) };

const signedIn = z.object({
  credential: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: text,
      authenticatorData: text,
      signature: text,
      userHandle: text.nullish().transform((handle) => handle ?? undefined),
    }),
  }),
});

const invited = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

const joined = invited.extend({
  credential: z.object({
    ...credential,
    response: z.object({ clientDataJSON: text, attestationObject: text }),
  }),
});

/** Reads `{ credential }` as browsers send it after a sign-in; null for anything else. */
export function readSignInBody(body: unknown): AuthenticationResponseJSON | null {
  return (signedIn.safeParse(body).data?.credential as AuthenticationResponseJSON | undefined) ?? null;
}

/** Reads `{ token }` of an invitation; null for anything else. */
export function readInvitationBody(body: unknown): string | null {
  return invited.safeParse(body).data?.token ?? null;
}

/** Reads `{ token, credential }`: a new key for an invitation; null for anything else. */
export function readKeyBody(body: unknown): { token: string; credential: RegistrationResponseJSON } | null {
  return (joined.safeParse(body).data as { token: string; credential: RegistrationResponseJSON } | undefined) ?? null;
}
