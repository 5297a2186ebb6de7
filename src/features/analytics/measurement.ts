import type { PageId } from '../../site/page-data.ts';
import type { ConsentCategory } from '../../site/stored-keys.ts';
import { hasOrigin } from '../attribution/arrival.ts';
import { keepAttribution } from '../attribution/attribution.ts';
import type { ConsentChoice } from '../consent/consent-state.ts';
import { getConsent, isAccepted, isMeasured } from '../consent/consent-store.ts';
import { eraseStored } from '../consent/erase-stored.ts';
import { updateSignals } from './consent-signals.ts';
import { loadTags } from './load-tags.ts';
import { measureVitals } from './measure-vitals.ts';
import { measurementSettings } from './measurement-settings.ts';
import { trackInteractions } from './track-interactions.ts';

const nothing: ConsentChoice = { analytics: false, marketing: false };

/**
 * Does what the visitor's decision allows, now and after each later one: signals, tags, figures,
 * and what is stored. What is refused is erased.
 * @param page the page that was loaded
 */
export function measure(page: PageId): void {
  const consent = getConsent();
  const choice = consent.name === 'decided' ? consent.choice : nothing;
  if (consent.name === 'decided') updateSignals(choice);
  // Tags report the address of the document, and that of the results page says what somebody searches for.
  if (page !== 'search') loadTags(measurementSettings(document.documentElement.dataset), choice);
  if (choice.analytics) {
    measureVitals(page);
    trackInteractions();
  }
  if (isMeasured() && hasOrigin()) keepAttribution();
  const refused = (['analytics', 'marketing'] as const satisfies ConsentCategory[]).filter((each) => !isAccepted(each));
  if (refused.length > 0) eraseStored(refused);
}
