/** A request's path and query, as the client wrote them. */
export type RequestTarget = {
  /** Percent-encoded and not normalised: `//host/x` is a path of this site, not another site. */
  pathname: string;
  /** With its question mark; empty if there is none. */
  search: string;
};

/** Splits the target of a request line into path and query. */
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

/** A path without what people and mail programs add to links: capitals, repeated slashes, punctuation at the end. */
export function mendedPath(pathname: string): string {
  return pathname
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<![.,;:!)>'"])[.,;:!)>'"]+$/, '');
}

/** Whether a path names a file, and not a page as of other sites (`index.html`, `index.php`). */
export function isFile(pathname: string): boolean {
  return /\.(?!html?$|php$|aspx?$)[a-z\d]{1,11}$/i.test(pathname);
}

/** The value of `lang` in a query, which may be anything; null without one. */
export function requestedLanguage(search: string): string | null {
  return search === '' ? null : new URLSearchParams(search).get('lang');
}
