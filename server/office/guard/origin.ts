import type { FastifyRequest } from 'fastify';

/**
 * Whether a request may come from the office's own pages. A request to another host name of this machine is refused,
 * since it may be DNS rebinding. A request that changes anything needs an `Origin`, and fetch metadata must not
 * contradict it. Only reading is allowed from an address that a person has typed.
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
