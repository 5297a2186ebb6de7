import { randomBytes } from 'node:crypto';

/** How long a person may take to use a passkey, in milliseconds. */
export const challengeMs = 5 * 60_000;

/** Greatest number of open challenges; a further one removes the oldest. */
const mostOpen = 1000;

/** Challenges for passkeys, each for one use. They are in memory, because the office is a single process. */
export type Challenges = {
  /** Creates a challenge for a purpose, such as `sign-in`. */
  issue(purpose: string): string;
  /** Uses up a challenge; true if it was issued for this purpose, and is unused and not expired. */
  spend(challenge: string, purpose: string): boolean;
};

export function createChallenges(now: () => Date): Challenges {
  const open = new Map<string, { purpose: string; until: number }>();
  return {
    issue(purpose) {
      const [oldest] = open.keys();
      if (oldest !== undefined && open.size >= mostOpen) open.delete(oldest);
      const challenge = randomBytes(32).toString('base64url');
      open.set(challenge, { purpose, until: now().getTime() + challengeMs });
      return challenge;
    },
    spend(challenge, purpose) {
      const known = open.get(challenge);
      open.delete(challenge);
      return known !== undefined && known.purpose === purpose && known.until > now().getTime();
    },
  };
}
