import type { FastifyRequest } from 'fastify';

/**
 * Tells whether a request may come from the office's own pages. The host must be the office's: another name that leads
 * to this machine is somebody's trick (DNS rebinding). A change must say its `Origin`, and fetch metadata must not
 * contradict it. A typed address may read.
 * @param officeUrl origin of the office
 */
export function isFromOffice({ method, raw: { headers } }: FastifyRequest, officeUrl: string): boolean {
  const { hostname } = new URL(officeUrl);
  const reads = method === 'GET' || method === 'HEAD';
  const site = headers['sec-fetch-site'];
  if (hostOf(headers.host) !== hostname) return false;
  if (site !== undefined && site !== 'same-origin' && !(reads && site === 'none')) return false;
  return headers.origin === undefined ? reads : headers.origin === officeUrl;
}

function hostOf(host: string | undefined): string | null {
  return URL.parse(`http://${host}`)?.hostname ?? null;
}
