import { documentArrival, type DocumentArrival } from './carry-arrival.ts';

/** Key of local storage for an ad click. */
export const adClickKey = 'ad-click-id';

/** Key of session storage for the first external referrer. */
export const referrerKey = 'original-referrer';

let arrival: DocumentArrival = { search: '', referrer: null };

/** Records the document's address and referrer, before a choice on the page changes the address. */
export function noteArrival(): void {
  arrival = documentArrival();
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

/** Whether this document was reloaded, or reached by Back or Forward. */
export function isReopened(): boolean {
  const [entry] = performance.getEntriesByType<'navigation'>('navigation');
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}
