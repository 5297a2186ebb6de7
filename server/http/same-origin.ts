import type { FastifyRequest } from 'fastify';

/**
 * Whether a submission may come from this site: other sites must not send forms in their visitors' name. It checks
 * `Sec-Fetch-Site`, or else `Origin`. A request with neither is accepted, since browsers send one with each POST.
 * @param siteUrl public origin of the site
 */
export function isFromThisSite({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return headers.origin === undefined || isOwnOrigin(headers.origin, host, siteUrl);
}

/**
 * Whether a page of this site sent a request. Stricter than `isFromThisSite`: `Sec-Fetch-Site` or `Origin` must prove
 * it.
 */
export function isProvablyFromThisSite(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  siteUrl: string,
): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  return headers.origin === undefined ? site === 'same-origin' : isOwnOrigin(headers.origin, host, siteUrl);
}

function isOwnOrigin(header: string, host: string, siteUrl: string): boolean {
  const origin = URL.parse(header);
  // The scheme may differ, because a proxy that ends TLS talks to this server over plain HTTP.
  return origin !== null && (origin.host === host || origin.host === new URL(siteUrl).host);
}
