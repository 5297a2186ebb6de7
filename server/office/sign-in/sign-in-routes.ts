import { setTimeout as delay } from 'node:timers/promises';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { writeLog } from '../log/office-log.ts';
import type { OfficeParts } from '../open-office.ts';
import { findInvitation, findPerson, useInvitation } from '../people/people-queries.ts';
import { secretHash } from '../guard/secret.ts';
import { createChallenges } from './challenges.ts';
import { createPasskeys } from './passkeys.ts';
import { type PublicRoute, RequestError } from '../office-route.ts';
import { closeSession, openSession } from './sessions.ts';

const text = z.string().max(16_384);
const shared = { id: text, rawId: text, type: z.literal('public-key'), clientExtensionResults: z.looseObject({}) };

/** `{ credential }` as browsers send it after a sign-in. */
const signInBody = z.object({
  credential: z.object({
    ...shared,
    response: z.object({
      clientDataJSON: text,
      authenticatorData: text,
      signature: text,
      userHandle: text.nullish().transform((handle) => handle ?? undefined),
    }),
  }),
});

/** `{ token }` of an invitation. */
const invitationBody = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

/** `{ token, credential }`: a new key for an invitation. */
const keyBody = invitationBody.extend({
  credential: z.object({
    ...shared,
    response: z.object({ clientDataJSON: text, attestationObject: text }),
  }),
});

/** The routes for signing in with a known passkey, or with a new passkey and the link of an invitation. */
export function signInRoutes({ db, office, facts, now }: OfficeParts): PublicRoute[] {
  const passkeys = createPasskeys({
    origin: office.OFFICE_URL,
    facts,
    challenges: createChallenges(now),
  });
  /** The purpose of a challenge for one invitation. */
  const purposeOf = (token: string) => `invitation ${secretHash(token)}`;

  async function signIn(body: unknown) {
    const credential = signInBody.safeParse(body).data?.credential as AuthenticationResponseJSON | undefined;
    if (!credential) return null;
    const key = await db.selectFrom('office_keys').selectAll().where('id', '=', credential.id).executeTakeFirst();
    const counter = key ? await passkeys.readSignIn(credential, key) : null;
    if (!key || counter === null) return null;
    const at = now();
    await db.updateTable('office_keys').set({ counter, used_at: at.toISOString() }).where('id', '=', key.id).execute();
    const person = await findPerson(db, key.email);
    if (!person) return null;
    const session = await openSession(db, person.email, at);
    await writeLog(db, { at, by: person.email, action: 'signed-in', subject: '' });
    return { json: person, session };
  }

  async function join(body: unknown) {
    const { token, credential } = keyBody.safeParse(body).data ?? {};
    if (!token || !credential || !(await findInvitation(db, token, now()))) return null;
    const key = await passkeys.readRegistration(credential, purposeOf(token));
    if (!key) return null;
    return db.transaction().execute(async (transaction) => {
      const at = now();
      const person = await useInvitation(transaction, token, { key, now: at });
      if (!person) return null;
      const session = await openSession(transaction, person.email, at);
      await writeLog(transaction, { at, by: person.email, action: 'joined', subject: '' });
      return { json: person, session };
    });
  }

  return [
    {
      method: 'POST',
      path: '/api/sign-in/options',
      respond: async () => ({ json: await passkeys.signInOptions() }),
    },
    { method: 'POST', path: '/api/sign-in', respond: ({ body }) => steadily(() => signIn(body)) },
    {
      method: 'POST',
      path: '/api/sign-out',
      async respond({ secret }) {
        if (secret !== null) await closeSession(db, secret);
        return { json: {}, session: null };
      },
    },
    {
      method: 'POST',
      path: '/api/invitation/options',
      respond: ({ body }) =>
        steadily(async () => {
          const { token } = invitationBody.safeParse(body).data ?? {};
          const person = token ? await findInvitation(db, token, now()) : null;
          if (!token || !person) return null;
          return { json: await passkeys.registrationOptions(person.email, purposeOf(token)) };
        }),
    },
    { method: 'POST', path: '/api/invitation/key', respond: ({ body }) => steadily(() => join(body)) },
  ];
}

/** Shortest duration of a refusal, in milliseconds: longer than checks usually take. */
const refusalMs = 150;

/**
 * Runs a check. Refuses with the same response, whatever was wrong: an unknown passkey, a used link, a forged
 * signature. The time of the refusal reveals nothing either, as long as the check takes less than `refusalMs`.
 * @throws RequestError 403 if `work` resolves to null
 */
async function steadily<Outcome>(work: () => Promise<Outcome | null>): Promise<Outcome> {
  const started = performance.now();
  const outcome = await work();
  if (outcome !== null) return outcome;
  await delay(Math.max(0, refusalMs - (performance.now() - started)));
  throw new RequestError(403, 'not-valid');
}
