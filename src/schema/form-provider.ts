import type { Language } from '../i18n/language.ts';
import type { FormId } from './enquiry.ts';

/** The form services of other companies that the site's forms may be kept in. */
export const foreignProviderNames = ['tally', 'hubspot', 'typeform'] as const;

/** Every form service; `builtin` is the site's own. */
export const providerNames = ['builtin', ...foreignProviderNames] as const;
export type ProviderName = (typeof providerNames)[number];

/** A form service other than the site's own, and where the site's forms are in it. Nothing of it is secret. */
export type ProviderSettings = {
  provider: (typeof foreignProviderNames)[number];
  /** Data centre: `eu1`, `na1`… (HubSpot), `eu` or `us` (Typeform). */
  region: string;
  /** Portal number (HubSpot); empty elsewhere. */
  account: string;
  /** The id of each form in the service, by language. */
  forms: Readonly<Record<FormId, Readonly<Record<Language, string>>>>;
};
