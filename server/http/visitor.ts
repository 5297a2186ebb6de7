import proxyAddress from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';
import { createIsbotFromList, list } from 'isbot';
import { languageOfCountry, type LanguageChoice } from '../../src/i18n/choose-language.ts';
import type { VisitorKind } from '../../src/site/visitor-kind.ts';
import { countryCode, type CountryLookup } from '../country/country-lookup.ts';
import { visitorLanguage } from './visitor-language.ts';

/** Exceptions from the list of bots: these programs fetch pages for a person. */
const programs = ['curl/8.0', 'Wget/1.21', 'node', 'python-requests/2.3', 'HeadlessChrome/150.0'];
const isCrawler = createIsbotFromList(
  list.filter((pattern) => !programs.some((name) => new RegExp(pattern, 'i').test(name))),
);

/** Longest user agent that is read; browsers and crawlers send less. */
const longestName = 512;

/** Tells whether an address belongs to a trusted proxy. */
export type Trust = (address: string) => boolean;

/** The sources of a visitor's country. */
export type CountrySource = {
  lookup: CountryLookup;
  /** Name of the header in which a CDN names the country, lower case. */
  header: string | undefined;
  /** Null without a proxy in front: that header and forwarded addresses are then ignored. */
  trust: Trust | null;
};

/** Everything that is derived about a visitor from a request; none of it is stored. */
export type Visitor = { choice: LanguageChoice; kind: VisitorKind };

/** Compiles the list of trusted proxies (addresses or networks); null for an empty list. */
export function trustOf(proxies: readonly string[]): Trust | null {
  if (proxies.length === 0) return null;
  const trust = proxyAddress.compile([...proxies]);
  return (address) => trust(address, 0);
}

/** A visitor's country: from a trusted CDN's header if configured, otherwise from the offline database. */
export function countryOf(request: FastifyRequest, { lookup, header, trust }: CountrySource): string | undefined {
  if (isCrawler(request.headers['user-agent']?.slice(0, longestName) ?? '')) return undefined;
  const named = header && trust?.(request.socket.remoteAddress ?? '') && countryCode(request.headers[header]);
  return named || lookup(request.ip);
}

/**
 * The visitor's language and country of a request. For a known crawler the country counts as unknown.
 * @param requested the value of `lang` in the address
 */
export function visitorOf(request: FastifyRequest, requested: string | null, source: CountrySource): Visitor {
  const country = countryOf(request, source);
  return { choice: visitorLanguage(request.headers, { named: [requested], country }), kind: kindOf(country) };
}

function kindOf(country: string | undefined): VisitorKind {
  if (country === undefined) return 'unknown';
  if (country === 'ES') return 'spain';
  return languageOfCountry(country) === 'es' ? 'spanish' : 'elsewhere';
}
