import { foreignProviderNames } from '../schema/form-provider.ts';

/** What a centre may switch on beyond the site itself, as the html element's `data-services` names it. */
const services = ['google-analytics', 'google-ads', ...foreignProviderNames, 'webhook'] as const;
export type Service = (typeof services)[number];

/**
 * When a part of a legal page holds: `data-when` names one of these, and the style sheet of the legal texts shows the
 * part only where the server's settings make it true. Besides a service that is switched on:
 *
 * - `google`, `no-google-analytics`: Analytics or Ads is on, Analytics is off
 * - `own-forms`, `other-forms`: the pages show the site's own forms, those of another company
 * - `tags-after-consent`, `tags-at-once`: when tags are requested (`CONSENT_MODE`)
 * - `clicks-after-consent`, `clicks-always`: when the click on an advertisement is stored (`ATTRIBUTION_PERSIST`)
 * - `own-countries`, `other-countries`: whose country service browsers ask (`GEO_SERVICE_URL`)
 */
export const conditions = [
  ...services,
  'google',
  'no-google-analytics',
  'own-forms',
  'other-forms',
  'tags-after-consent',
  'tags-at-once',
  'clicks-after-consent',
  'clicks-always',
  'own-countries',
  'other-countries',
] as const;
export type Condition = (typeof conditions)[number];
