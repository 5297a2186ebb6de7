import { readStore, writeStore } from '../../browser/storage.ts';
import { isAccepted } from '../consent/consent-store.ts';
import { adClickKey, arrivalSearch } from './arrival.ts';
import { campaignOf, clickOf, storedClick, storedClickText } from './click-id.ts';
import { originalReferrer } from './original-referrer.ts';

/** Where an enquiry came from, as the forms are told. */
export type Attribution = {
  /** `gclid:…`, `gbraid:…` or `wbraid:…`. */
  clickId: string | null;
  /** First external referrer, host and path. */
  referrer: string | null;
  /** Campaign parameters of the address that the visitor arrived with: `utm_source=…&utm_medium=…`. */
  campaign: string | null;
};

/** When a click may stand in local storage, and be read from it: with marketing consent, or always if the centre's setting says so. */
function mayPersist(): boolean {
  return document.documentElement.dataset['clickPersistence'] === 'always' || isAccepted('marketing');
}

/** Stores this document's click, if there is one and it may be stored. */
export function keepClick(): void {
  const click = clickOf(arrivalSearch());
  if (click && mayPersist()) writeStore('localStorage', adClickKey, storedClickText(click, new Date()));
}

/** Where the visitor came from: this document's address first, then what an earlier one stored. The newest click wins. */
export function attribution(): Attribution {
  const here = clickOf(arrivalSearch());
  const click = here ?? (mayPersist() ? storedClick(readStore('localStorage', adClickKey), new Date()) : null);
  const campaign = click?.campaign ?? campaignOf(new URLSearchParams(arrivalSearch()));
  return { clickId: click?.clickId ?? null, referrer: originalReferrer(), campaign: campaignText(campaign) };
}

function campaignText(campaign: Readonly<Record<string, string>>): string | null {
  return (
    new URLSearchParams(Object.entries(campaign).map(([name, value]) => [`utm_${name}`, value])).toString() || null
  );
}
