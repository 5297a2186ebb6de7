import { noteOriginalReferrer } from './original-referrer.ts';

/** Key of local storage under which an ad click is kept. */
export const adClickKey = 'ad-click-id';

let search = '';

/** Takes note of how this document was reached, before navigation inside the site changes its address. */
export function noteArrival(): void {
  search = location.search;
  noteOriginalReferrer();
}

/** The query that this document was opened with. */
export function arrivalSearch(): string {
  return search;
}

/** Whether the visitor came by an advertisement; what of it is worth reading is for `click-id.ts` to say. */
export function cameByAd(): boolean {
  return /[?&](?:gclid|gbraid|wbraid)=/.test(search);
}
