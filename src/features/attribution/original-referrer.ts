/** Length of the longest referrer that a form accepts, in characters. */
const longest = 500;

/**
 * Host and path of a referrer, without its query, which may contain a search. The result is null for this site, and for
 * an address that is not HTTP.
 */
export function outsideReferrer(address: string, ownHost: string): string | null {
  // The path ends at the first question mark or number sign.
  const [, host = ownHost, path = ''] = /^https?:\/\/([^/?#]+)([^?#]*)/.exec(address) ?? [];
  return host === ownHost ? null : `${host}${path === '/' ? '' : path}`.slice(0, longest);
}
