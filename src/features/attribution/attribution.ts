import { readStore, writeStore } from '../../browser/storage.ts';
import { isAccepted, isMeasured } from '../consent/consent-store.ts';
import { adClickKey, arrivalReferrer, arrivalSearch, referrerKey } from './arrival.ts';
import { campaignOf, clickOf, storedClick, storedClickText } from './click-id.ts';

/** The origin of a visit, in the form in which enquiries send it. */
export type Attribution = {
  /** `gclid:…`, `gbraid:…` or `wbraid:…`. */
  clickId: string | null;
  /** First external referrer, host and path. */
  referrer: string | null;
  /** Campaign parameters of the click, or else of the address of arrival: `utm_source=…&utm_medium=…`. */
  campaign: string | null;
};

/** Stores the origin of this visit, if the visitor permits it. The first referrer of a tab is not overwritten. */
export function keepAttribution(): void {
  const click = clickOf(arrivalSearch());
  if (click && isAccepted('marketing')) writeStore('localStorage', adClickKey, storedClickText(click, new Date()));
  const referrer = arrivalReferrer();
  if (referrer !== null && isMeasured() && readStore('sessionStorage', referrerKey) === null)
    writeStore('sessionStorage', referrerKey, referrer);
}

/**
 * The origin of the visit. The newest ad click counts: the click in this document's address, or else the stored click.
 * The campaign is that of the click; without a click, it is that of the address.
 */
export function attribution(): Attribution {
  const here = clickOf(arrivalSearch());
  const stored = isAccepted('marketing') ? storedClick(readStore('localStorage', adClickKey), new Date()) : null;
  const click = here ?? stored;
  const campaign = click?.campaign ?? campaignOf(new URLSearchParams(arrivalSearch()));
  const first = isMeasured() ? readStore('sessionStorage', referrerKey) : null;
  return {
    clickId: click?.clickId ?? null,
    referrer: first ?? arrivalReferrer(),
    campaign: campaignText(campaign),
  };
}

function campaignText(campaign: Readonly<Record<string, string>>): string | null {
  return (
    new URLSearchParams(Object.entries(campaign).map(([name, value]) => [`utm_${name}`, value])).toString() || null
  );
}
