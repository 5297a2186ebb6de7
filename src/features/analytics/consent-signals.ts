import type { ConsentChoice } from '../consent/consent-state.ts';
import { gtag } from './data-layer.ts';

const denied = 'denied';

/** Denies all signals of Google's Consent Mode v2 except the one for security. Must be called before other commands. */
export function denyByDefault(): void {
  gtag('consent', 'default', {
    ad_storage: denied,
    ad_user_data: denied,
    ad_personalization: denied,
    analytics_storage: denied,
    functionality_storage: denied,
    personalization_storage: denied,
    security_storage: 'granted',
    wait_for_update: 500,
  });
  gtag('set', 'ads_data_redaction', true);
}

/** Sends the visitor's decision to the tags. */
export function updateSignals({ analytics, marketing }: ConsentChoice): void {
  const ads = marketing ? 'granted' : denied;
  gtag('consent', 'update', {
    analytics_storage: analytics ? 'granted' : denied,
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
  });
}
