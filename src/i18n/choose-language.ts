import { defaultLanguage, isLanguage, type Language } from './language.ts';

/** Countries whose visitors get Spanish by default, as the centre asked; ISO 3166-1 alpha-2 codes. */
const spanishSpeakingCountries: ReadonlySet<string> = new Set(
  'ES MX AR CO PE VE CL EC GT CU BO DO HN PY SV NI CR PA UY PR GQ'.split(' '),
);

/** The values that decide a visitor's language. They are untrusted and may be anything. */
export type LanguageFacts = {
  /** The `lang` query parameter of the address: an explicit choice. */
  requested?: unknown;
  /** The preference saved by an earlier choice. */
  saved?: unknown;
  /** ISO 3166-1 alpha-2 code of the visitor's country; absent if it is unknown or must be ignored. */
  country?: string | undefined;
};

/**
 * A language and the value that decided it. Only a `requested` language may be saved, since the visitor chose it:
 * storing a guess needs consent.
 */
export type LanguageChoice = { language: Language; decidedBy: 'requested' | 'saved' | 'country' | 'default' };

/**
 * Chooses the active language: `?lang`, then the saved preference, then the visitor's country, then Spanish.
 * Pure; unknown values count as absent.
 */
export function chooseLanguage(facts: LanguageFacts): LanguageChoice {
  if (isLanguage(facts.requested)) return { language: facts.requested, decidedBy: 'requested' };
  if (isLanguage(facts.saved)) return { language: facts.saved, decidedBy: 'saved' };
  if (facts.country) return { language: languageOfCountry(facts.country), decidedBy: 'country' };
  return { language: defaultLanguage, decidedBy: 'default' };
}

/** The language that a country suggests: Spanish in the countries of the list, English in every other. */
export function languageOfCountry(country: string): Language {
  return spanishSpeakingCountries.has(country.toUpperCase()) ? 'es' : 'en';
}
