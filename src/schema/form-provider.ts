import type { Language } from '../i18n/language.ts';
import type { FormId } from './enquiry.ts';

/** The external form services that may host the site's forms. */
export const foreignProviderNames = ['tally', 'hubspot', 'typeform'] as const;

/** Every form service; `builtin` is the site's own. */
export const providerNames = ['builtin', ...foreignProviderNames] as const;
export type ProviderName = (typeof providerNames)[number];

/** An external form service, and the ids of the site's forms in it. Nothing in it is secret. */
export type ProviderSettings = {
  provider: (typeof foreignProviderNames)[number];
  /** Data centre: `eu1`, `na1`… (HubSpot), `eu` or `us` (Typeform). */
  region: string;
  /** Portal number (HubSpot); empty elsewhere. */
  account: string;
  /** The id of each form in the service, by language. */
  forms: Readonly<Record<FormId, Readonly<Record<Language, string>>>>;
};
