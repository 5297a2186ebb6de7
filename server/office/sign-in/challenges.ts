import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long a person may take to use a passkey, in milliseconds. */
export const challengeMs = 5 * 60_000;

export type Challenges = ReturnType<typeof createChallenges>;

/**
 * Challenges for passkeys, each for one use. They are signed instead of stored, so that no number of requests pushes out
 * the challenge of another person. The key is in memory, because the office is a single process.
 */
export function createChallenges(now: () => Date) {
  const key = randomBytes(32);
  /** The used challenges that have not expired, with their end. Only holders of a passkey add to them. */
  const used = new Map<string, number>();
  const sign = (text: string, purpose: string) => createHmac('sha256', key).update(`${purpose}\n${text}`).digest();
  return {
    /** Creates a challenge for a purpose, such as `sign-in`. */
    issue(purpose: string): string {
      const text = `${now().getTime() + challengeMs}.${randomBytes(16).toString('base64url')}`;
      return Buffer.from(`${text}.${sign(text, purpose).toString('base64url')}`).toString('base64url');
    },
    /** Whether a challenge was issued for this purpose, and is unused and not expired. */
    isOpen(challenge: string, purpose: string): boolean {
      const [until = '', random = '', signature = ''] = Buffer.from(challenge, 'base64url').toString().split('.');
      const [given, wanted] = [Buffer.from(signature, 'base64url'), sign(`${until}.${random}`, purpose)];
      const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted);
      return isOurs && Number(until) > now().getTime() && !used.has(challenge);
    },
    /** Uses up an open challenge, whose response is valid; false if it was used meanwhile. */
    use(challenge: string): boolean {
      const at = now().getTime();
      for (const [old, until] of used) if (until <= at) used.delete(old);
      if (used.has(challenge)) return false;
      used.set(challenge, at + challengeMs);
      return true;
    },
  };
}
