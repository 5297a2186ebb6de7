import type { FastifyRequest } from 'fastify';

/**
 * Tells whether a submission comes from a document of this site: other sites must not send forms in their visitors'
 * name. A browser's fetch metadata decide; without them the `Origin` does; a request with neither comes from no page.
 * @param siteUrl public origin of the site
 */
export function isFromThisSite({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return headers.origin === undefined || isOwnOrigin(headers.origin, host, siteUrl);
}

/** Tells whether a script of a page of this site sent a request: by fetch metadata, else by `Origin`; one of them must say so. */
export function comesFromPage({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  return headers.origin === undefined ? site === 'same-origin' : isOwnOrigin(headers.origin, host, siteUrl);
}

function isOwnOrigin(header: string, host: string, siteUrl: string): boolean {
  const origin = URL.parse(header);
  // The scheme may differ: a proxy that ends TLS before this server uses plain HTTP.
  return origin !== null && (origin.host === host || origin.host === new URL(siteUrl).host);
}
