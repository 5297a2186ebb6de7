import { outsideReferrer } from './original-referrer.ts';

/** The parameter that passes the first external referrer from one document of the site to the next. */
const referrerParameter = 'referrer';
const carried = /^(?:gclid|gbraid|wbraid|utm_[a-z]+)$/;

/** How a document was reached: its query, and the external page from which the visit began. */
export type DocumentArrival = { search: string; referrer: string | null };

/**
 * Reads how the open document was reached. A referrer in the address counts only if a page of this site added it, as
 * anybody can write one into a link.
 */
export function documentArrival(): DocumentArrival {
  const { search, host, origin } = location;
  const fromHere = document.referrer.startsWith(`${origin}/`);
  const told = fromHere && new URLSearchParams(search).get(referrerParameter);
  return {
    search,
    referrer: told ? outsideReferrer(`https://${told}`, host) : outsideReferrer(document.referrer, host),
  };
}

/**
 * Writes the origin of the visit into the address of the next document, since the origin may not be stored without
 * permission. Does not change click and campaign parameters that the address already has.
 */
export function carryArrival(to: URL, { search, referrer }: DocumentArrival): void {
  for (const [name, value] of new URLSearchParams(search))
    if (carried.test(name) && !to.searchParams.has(name)) to.searchParams.set(name, value);
  if (referrer !== null) to.searchParams.set(referrerParameter, referrer);
}
