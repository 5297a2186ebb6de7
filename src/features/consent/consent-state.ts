import type { ConsentCategory } from '../../site/stored-keys.ts';

/** A visitor's decision by category; necessary items need none. */
export type ConsentChoice = Readonly<Record<Exclude<ConsentCategory, 'necessary'>, boolean>>;

/** Keys of local storage: whether a decision was made, and the decision. */
export const givenKey = 'cookie-consent';
export const preferencesKey = 'cookie-preferences';

/** Wait between the load of the document and the notice, in milliseconds. */
export const noticeDelay = 2000;

/** Version of the consent question. Increase it when something new is stored: then everyone is asked again. */
export const consentVersion = 1;

/** How long a decision is valid, in months: the AEPD's guide on cookies advises no more than 24. */
const consentMonths = 24;

/** The stored texts of a decision, which may have any content, and the current time. */
export type ConsentFacts = {
  /** `cookie-consent` of local storage. */
  given: string | null;
  /** `cookie-preferences` of local storage. */
  preferences: string | null;
  now: Date;
};

/** The valid decision, or the reason why there is none. */
export type ConsentState =
  | { name: 'decided'; choice: ConsentChoice }
  | { name: 'undecided'; because: 'nothing-stored' | 'unreadable' | 'other-version' | 'expired' };

type StoredPreferences = { necessary: true; version: number; decidedAt: string } & ConsentChoice;

/** Clocks differ: a decision may be at most this far in the future, in milliseconds. */
const clockTolerance = 24 * 60 * 60 * 1000;

/**
 * Finds the state of a visitor's consent. A stored decision is valid if it has both keys, can be read, has the current
 * version, is at most 24 months old, and is dated at most a day in the future.
 */
export function consentState({ given, preferences, now }: ConsentFacts): ConsentState {
  if (given !== 'true' || preferences === null) return { name: 'undecided', because: 'nothing-stored' };
  const stored = readPreferences(preferences);
  if (!stored) return { name: 'undecided', because: 'unreadable' };
  if (stored.version !== consentVersion) return { name: 'undecided', because: 'other-version' };
  const decidedAt = new Date(stored.decidedAt);
  const lastDay = new Date(stored.decidedAt);
  lastDay.setUTCMonth(lastDay.getUTCMonth() + consentMonths);
  if (!(decidedAt.getTime() - now.getTime() <= clockTolerance)) return { name: 'undecided', because: 'unreadable' };
  if (lastDay < now) return { name: 'undecided', because: 'expired' };
  return { name: 'decided', choice: { analytics: stored.analytics, marketing: stored.marketing } };
}

function readPreferences(text: string): StoredPreferences | null {
  try {
    const value = JSON.parse(text) as StoredPreferences | null;
    return typeof value?.analytics === 'boolean' && typeof value.marketing === 'boolean' ? value : null;
  } catch {
    return null;
  }
}

/** Writes a decision in the format of `cookie-preferences`. */
export function preferencesText({ analytics, marketing }: ConsentChoice, now: Date): string {
  const stored: StoredPreferences = {
    necessary: true,
    analytics,
    marketing,
    version: consentVersion,
    decidedAt: now.toISOString(),
  };
  return JSON.stringify(stored);
}
