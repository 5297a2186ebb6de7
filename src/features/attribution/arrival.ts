import { carryArrival, documentArrival, type DocumentArrival } from './carry-arrival.ts';

/** Key of local storage for an ad click. */
export const adClickKey = 'ad-click-id';

/** Key of session storage for the first external referrer. */
export const referrerKey = 'original-referrer';

let arrival: DocumentArrival = { search: '', referrer: null };
let path = '';

/** Records the document's address and referrer, before navigation inside the site changes the address. */
export function noteArrival(): void {
  arrival = documentArrival();
  path = location.pathname;
}

/** How this document was reached. */
export function arrivalOfDocument(): DocumentArrival {
  return arrival;
}

/** The query that this document was opened with. */
export function arrivalSearch(): string {
  return arrival.search;
}

/** Host and path of the external page from which the visit began; null if unknown. */
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

/** Whether this document was reloaded or reached by Back or Forward, and its path has not changed since. */
export function isReopened(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return path === location.pathname && (entry?.type === 'reload' || entry?.type === 'back_forward');
}

/** Reloads the current address as a new document, with the origin of the visit in its query. */
export function reloadWithArrival(): void {
  const address = new URL(location.href);
  carryArrival(address, arrival);
  history.replaceState(history.state, '', address);
  location.reload();
}
