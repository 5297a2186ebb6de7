import type { Page } from '@playwright/test';

/** Adds a virtual authenticator to a page of Chromium. It creates passkeys and verifies its user without prompts. */
export async function addPasskeyDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** A response of the office. */
export type Answered = { status: number; json: unknown };

/** Sends JSON from the page, as its own scripts do. */
export function post(page: Page, path: string, body: object = {}): Promise<Answered> {
  return page.evaluate(
    async ([to, sent]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(to, { method: 'POST', headers, body: JSON.stringify(sent) });
      return { status: answer.status, json: await answer.json() };
    },
    [path, body] as const,
  );
}

/** Reads from the page, as its own scripts do. */
export function get(page: Page, path: string): Promise<Answered> {
  return page.evaluate(async (from) => {
    const answer = await fetch(from);
    return { status: answer.status, json: await answer.json() };
  }, path);
}

/**
 * Redeems a link's token: the device creates a passkey, and the office answers. For a refused link, the device
 * creates no passkey.
 */
export async function joinWith(page: Page, token: string): Promise<Answered> {
  const asked = await post(page, '/api/invitation/options', { token });
  if (asked.status !== 200) return asked;
  const credential = await page.evaluate(async (options) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    const made = await navigator.credentials.create({ publicKey });
    return (made as PublicKeyCredential).toJSON();
  }, asked.json as PublicKeyCredentialCreationOptionsJSON);
  return post(page, '/api/invitation/key', { token, credential });
}

/** Signs in with a passkey that the device has for this office. */
export async function signInWithKey(page: Page): Promise<Answered> {
  const asked = await post(page, '/api/sign-in/options');
  const credential = await page.evaluate(async (options) => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    const found = await navigator.credentials.get({ publicKey });
    return (found as PublicKeyCredential).toJSON();
  }, asked.json as PublicKeyCredentialRequestOptionsJSON);
  return post(page, '/api/sign-in', { credential });
}
