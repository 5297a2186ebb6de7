import { readStore, writeStore } from '../../browser/storage.ts';

const referrerKey = 'original-referrer';
/** Longest referrer that a form takes, in characters. */
const longest = 500;

let referrer: string | null = null;

/**
 * Notes the first page of another site that led here, as host and path: a query may hold what somebody searched for.
 * The note lasts as long as the tab. To be called before a document is left for the other language: the next document's
 * referrer is this site.
 */
export function noteOriginalReferrer(): void {
  referrer = readStore('sessionStorage', referrerKey) ?? outsideReferrer(document.referrer, location.host);
  if (referrer !== null) writeStore('sessionStorage', referrerKey, referrer);
}

/** Host and path of the first external referrer: `www.example.com/foro/atc`; null when the visitor came directly. */
export function originalReferrer(): string | null {
  return referrer ?? readStore('sessionStorage', referrerKey);
}

/** Host and path of a referrer that is not this site. */
export function outsideReferrer(address: string, ownHost: string): string | null {
  // An address without a query ends at its first question mark or number sign.
  const [, host = ownHost, path = ''] = /^https?:\/\/([^/?#]+)([^?#]*)/.exec(address) ?? [];
  return host === ownHost ? null : `${host}${path === '/' ? '' : path}`.slice(0, longest);
}
