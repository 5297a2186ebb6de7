import { carryArrival, documentArrival, type DocumentArrival } from './carry-arrival.ts';

/** Key of local storage under which an ad click is kept. */
export const adClickKey = 'ad-click-id';

/** Key of session storage under which the first external referrer is kept. */
export const referrerKey = 'original-referrer';

let arrival: DocumentArrival = { search: '', referrer: null };
let path = '';

/** Records the document's address and referrer before navigation inside the site changes them. */
export function noteArrival(): void {
  arrival = documentArrival();
  path = location.pathname;
}

/** The query and the referrer with which this document was opened. */
export function arrivalOfDocument(): DocumentArrival {
  return arrival;
}

/** The query that this document was opened with. */
export function arrivalSearch(): string {
  return arrival.search;
}

/** Host and path of the external page that linked here; null if there was none. */
export function arrivalReferrer(): string | null {
  return arrival.referrer;
}

/**
 * Whether the visitor arrived through an advertisement or from another site; `attribution.ts` chooses the parts to
 * store.
 */
export function hasOrigin(): boolean {
  return arrival.referrer !== null || /[?&](?:gclid|gbraid|wbraid)=/.test(arrival.search);
}

/** Whether this document was loaded again or reached by going back, still at its first address. */
export function isReopened(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return path === location.pathname && (entry?.type === 'reload' || entry?.type === 'back_forward');
}

/** Loads the open address as a new document, with the origin of the visit in its address. */
export function reloadWithArrival(): void {
  const address = new URL(location.href);
  carryArrival(address, arrival);
  history.replaceState(history.state, '', address);
  location.reload();
}
