import { isLanguage, type Language } from '../../i18n/language.ts';

/**
 * How long the session flag keeps a redirected document where it is, in milliseconds: two documents that disagree would
 * redirect for ever.
 */
export const redirectGuard = 1000;

/**
 * Holds a document's facts about its visitor's language before it paints. Values from storage and addresses may be
 * anything.
 */
export type PlacementFacts = {
  documentLanguage: Language;
  /** `lang` of the query. */
  requested: unknown;
  /** Whether a link of the site added it, to keep the visit in one language: it is then no choice. */
  carried: boolean;
  /** Saved preference in local storage. */
  saved: unknown;
  /** Language that the country suggests, where the server knew the country. */
  guessed: unknown;
  /** Time of the last redirect by this module, from the session flag; milliseconds. */
  redirectedAt: number;
  /** Whether that redirect led to this address: its `lang` was then no choice. */
  redirectedHere: boolean;
  now: number;
};

/** Says what to do: save a language as the visitor's choice, or go to the document of a language. */
export type Placement = {
  save: Language | null;
  moveTo: Language | null;
  /** Whether the visitor came here by a redirect of this module, a moment ago. */
  redirected: boolean;
};

/**
 * Decides in which language's document a visitor belongs. A `lang` in the address is a choice, unless the redirect of a
 * moment ago or a link of the site put it there. A redirected document never redirects again within a moment, as two
 * documents that disagree would do so for ever.
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
