import { storedKeys } from '../../site/stored-keys.ts';
import { readStore, writeStore } from '../consent/browser-storage.ts';
import { isAccepted, subscribeToConsent } from '../consent/consent-store.ts';
import { campaignOf, clickOf, storedClick, storedClickText, type AdClick } from './click-id.ts';
import { noteOriginalReferrer, originalReferrer } from './original-referrer.ts';

/** Where an enquiry came from, as the forms are told (D10, D13). */
export type Attribution = {
  /** `gclid:…`, `gbraid:…` or `wbraid:…`. */
  clickId: string | null;
  /** First external referrer, host and path. */
  referrer: string | null;
  /** Campaign parameters of the address that the visitor arrived with. */
  campaign: Readonly<Record<string, string>>;
};

/** When a click may be stored: with marketing consent, or always, as the centre decides (D13). */
export type ClickPersistence = 'consent' | 'always';

const key = storedKeys.adClickId.key;

let click: AdClick | null = null;
let campaign: Readonly<Record<string, string>> = {};
let persistence: ClickPersistence = 'consent';

/** Takes note of how this document was reached, before navigation inside the site changes its address. */
export function startAttribution(persist: ClickPersistence): void {
  persistence = persist;
  click = clickOf(location.search);
  campaign = campaignOf(new URLSearchParams(location.search));
  noteOriginalReferrer();
  keepClick();
  subscribeToConsent(keepClick);
}

/** Whether a click may stand in local storage, and be read from it. */
function mayPersist(): boolean {
  return persistence === 'always' || isAccepted('marketing');
}

function keepClick(): void {
  // What consent no longer covers is erased with everything else of its category.
  if (click && mayPersist()) writeStore('localStorage', key, storedClickText(click, new Date()));
}

/** Where the visitor came from: this document's address first, then what an earlier one stored. The newest click wins. */
export function attribution(): Attribution {
  const known = click ?? (mayPersist() ? storedClick(readStore('localStorage', key), new Date()) : null);
  return { clickId: known?.clickId ?? null, referrer: originalReferrer(), campaign: known?.campaign ?? campaign };
}
