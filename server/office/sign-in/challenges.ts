import { randomBytes } from 'node:crypto';

/** How long a person may take to touch the key, in milliseconds. */
export const challengeMs = 5 * 60_000;

/** Challenges that may be open at once; a further one ends the oldest. */
const mostOpen = 1000;

/** Challenges that keys sign, each for one use. They are in the memory of the office's only process. */
export type Challenges = {
  /** Makes one for a purpose, such as `sign-in`. */
  issue(purpose: string): string;
  /** Uses up a challenge; true if it was made for this purpose, is unused and in time. */
  spend(challenge: string, purpose: string): boolean;
};

/** Opens an empty list of challenges. */
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
