import { isLanguage, type Language } from '../../i18n/language.ts';

/**
 * How long after a redirect no other redirect is allowed, in milliseconds. Otherwise, two documents that disagree would
 * redirect to each other for ever.
 */
export const redirectGuard = 1000;

/**
 * The state from which a visitor's language is decided before the first paint. Values from storage and addresses may be
 * anything.
 */
export type PlacementFacts = {
  documentLanguage: Language;
  /** `lang` of the query. */
  requested: unknown;
  /** Whether a link of the site added `lang` to continue the visit in one language: `lang` is then not a choice. */
  carried: boolean;
  /** Saved preference in local storage. */
  saved: unknown;
  /** Language that the country suggests, if the server knew the country. */
  guessed: unknown;
  /** Time of the last redirect by this module, from the session flag; milliseconds. */
  redirectedAt: number;
  /** Whether that redirect led to this address: its `lang` is then not a choice. */
  redirectedHere: boolean;
  now: number;
};

/** The decision: a language to save as the visitor's choice, and a language to redirect to. */
export type Placement = {
  save: Language | null;
  moveTo: Language | null;
  /** Whether this module redirected the visitor here a moment ago. */
  redirected: boolean;
};

/**
 * Decides which language's document a visitor gets. A `lang` in the address is a choice, unless the latest redirect or
 * a link of the site put it there. A redirected document does not redirect again within a second, so that two documents
 * that disagree do not redirect for ever.
 */
export function placeVisitor(facts: PlacementFacts): Placement {
  const redirected = facts.redirectedHere && facts.now - facts.redirectedAt < redirectGuard;
  const { documentLanguage, requested, saved, guessed } = facts;
  const active = [requested, saved, guessed].find(isLanguage) ?? documentLanguage;
  return {
    redirected,
    save: isLanguage(requested) && !redirected && !facts.carried ? requested : null,
    moveTo: active !== documentLanguage && !redirected ? active : null,
  };
}
