import type { FastifyRequest } from 'fastify';

/**
 * Tells whether a submission comes from a document of this site: other sites must not send forms in their visitors'
 * name. A browser's fetch metadata decide; without them the `Origin` does; a request with neither comes from no page.
 * @param siteUrl public origin of the site
 */
export function isFromThisSite({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (headers.origin === undefined) return true;
  const origin = URL.parse(headers.origin);
  // The scheme may differ: whatever ends TLS before this server speaks plain HTTP to it.
  return origin !== null && (origin.host === host || origin.host === new URL(siteUrl).host);
}
