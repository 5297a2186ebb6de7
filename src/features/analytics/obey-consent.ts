import { readStore } from '../../browser/storage.ts';
import type { PageId } from '../../site/page-data.ts';
import { adClickKey } from '../attribution/arrival.ts';
import { isMeasured, subscribeToConsent } from '../consent/consent-store.ts';
import { denyByDefault } from './consent-signals.ts';

/**
 * Denies everything by default, and loads what measures a visit once the visitor has accepted some of it, and what erases once there is something to erase.
 * Before that nothing of either is requested.
 * @param page the page that was loaded
 */
export function obeyConsent(page: PageId): void {
  denyByDefault();
  // That it is missing must never be noticed.
  const obey = () => void import('./measurement.ts').then(({ measure }) => measure(page)).catch(() => undefined);
  if (isMeasured() || hasLeftovers()) obey();
  subscribeToConsent(obey);
}

/** Cookies of trackers begin with an underscore: where there is one without consent, or a click id, it has to go. */
function hasLeftovers(): boolean {
  return /(?:^|; )_/.test(document.cookie) || readStore('localStorage', adClickKey) !== null;
}
