/** A request's address in its parts, as the client wrote them. */
export type RequestTarget = {
  /** Percent-encoded, never normalised: `//host/x` is a path like any other, never another site. */
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
};

/** Splits the target of a request line. */
export function requestTarget(url: string): RequestTarget {
  const end = url.indexOf('?');
  return end < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, end), search: url.slice(end) };
}

/** The path and query of a target with an origin, the form that clients send to proxies (RFC 9112, 3.2.2). */
export function withoutOrigin(url: string): string {
  if (url.startsWith('/')) return url;
  const origin = /^https?:\/\/[^/?#]+/i.exec(url)?.[0];
  if (origin === undefined) return url;
  const path = url.slice(origin.length);
  return path.startsWith('/') ? path : `/${path}`;
}

/** Reads the language that an address asks for; null for none. The value may be anything. */
export function requestedLanguage(search: string): string | null {
  return search === '' ? null : new URLSearchParams(search).get('lang');
}
