import type { PageId } from '../../site/page-data.ts';
import type { ConsentCategory } from '../../site/stored-keys.ts';
import { adClickKey, hasOrigin, noteArrival } from '../attribution/arrival.ts';
import { keepAttribution } from '../attribution/attribution.ts';
import { readStore } from '../../browser/storage.ts';
import type { ConsentChoice } from '../consent/consent-state.ts';
import { getConsent, isAccepted, isMeasured, subscribeToConsent } from '../consent/consent-store.ts';
import { denyByDefault, updateSignals } from './consent-signals.ts';
import { loadTags } from './load-tags.ts';
import { measurementSettings } from './measurement-settings.ts';

const nothing: ConsentChoice = { analytics: false, marketing: false };

/**
 * Starts and stops measurement, as the visitor's consent changes. Consent signals are denied first, then follow the
 * stored decision and each later one. Nothing is requested, measured or stored before its category is accepted.
 * @param page the page that was loaded
 */
export function startMeasurement(page: PageId): void {
  const settings = measurementSettings(document.documentElement.dataset);

  function applyDecision(): void {
    const consent = getConsent();
    const choice = consent.name === 'decided' ? consent.choice : nothing;
    if (consent.name === 'decided') updateSignals(choice);
    // The results page loads no tags: they report the document's address, which contains the visitor's query.
    if (page !== 'search') loadTags(settings, choice);
    if (choice.analytics) measure(page);
    if (isMeasured() && hasOrigin()) keepAttribution();
  }

  function erase(): void {
    if (refusedNow().length === 0) return;
    // The refusals are read again once the code is loaded, as the decision may have changed in between.
    quietly(import('../consent/erase-stored.ts').then(({ eraseStored }) => eraseStored(refusedNow())));
  }

  denyByDefault();
  noteArrival();
  applyDecision();
  if (hasLeftovers()) erase();
  subscribeToConsent(() => {
    applyDecision();
    erase();
  });
}

function refusedNow(): ConsentCategory[] {
  return (['analytics', 'marketing'] as const).filter((category) => !isAccepted(category));
}

/** Loads the measuring code; the page works without it. */
function measure(page: PageId): void {
  quietly(import('./measure-vitals.ts').then(({ measureVitals }) => measureVitals(page)));
  quietly(import('./track-interactions.ts').then(({ trackInteractions }) => trackInteractions()));
}

/**
 * Whether something stored may have to be erased: a tracker's cookie, whose name begins with an underscore, or a click
 * id.
 */
function hasLeftovers(): boolean {
  return /(?:^|; )_/.test(document.cookie) || readStore('localStorage', adClickKey) !== null;
}

function quietly(loading: Promise<void>): void {
  loading.catch(() => undefined);
}
