import proxyAddress from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';
import { createIsbotFromList, list } from 'isbot';
import { languageOfCountry, type LanguageChoice } from '../../src/i18n/choose-language.ts';
import { countryCode, type CountryLookup } from '../country/country-lookup.ts';
import { visitorLanguage } from './visitor-language.ts';

/** Exceptions from the list of bots: these programs fetch pages for a person and do not crawl. */
const programs = ['curl/8.0', 'Wget/1.21', 'node', 'python-requests/2.3', 'HeadlessChrome/150.0'];
const isCrawler = createIsbotFromList(
  list.filter((pattern) => !programs.some((name) => new RegExp(pattern, 'i').test(name))),
);

/** No browser and no crawler has a longer name. */
const longestName = 512;

/** Tells whether an address belongs to a trusted proxy. */
export type Trust = (address: string) => boolean;

/** How the server learns a visitor's country. */
export type CountrySource = {
  lookup: CountryLookup;
  /** Name of the header in which a CDN names the country, lower case. */
  header: string | undefined;
  /** Null where no proxy stands in front: then neither that header nor a forwarded address is believed. */
  trust: Trust | null;
};

/**
 * Describes a visitor's country for documents: texts and language depend only on these four cases. A page thus has four
 * bodies instead of one for each country.
 */
export type VisitorKind = 'unknown' | 'spain' | 'spanish' | 'elsewhere';

/** Everything that the server derives about a visitor from one request; none of it is stored. */
export type Visitor = { choice: LanguageChoice; kind: VisitorKind };

/** Compiles the list of trusted proxies: addresses or networks; null for none. */
export function trustOf(proxies: readonly string[]): Trust | null {
  if (proxies.length === 0) return null;
  const trust = proxyAddress.compile([...proxies]);
  return (address) => trust(address, 0);
}

/**
 * Finds a visitor's country: by a trusted CDN's header where one is configured, otherwise by the offline database. That of
 * a known crawler says nothing, so it counts as unknown.
 */
export function countryOf(request: FastifyRequest, { lookup, header, trust }: CountrySource): string | undefined {
  if (isCrawler(request.headers['user-agent']?.slice(0, longestName) ?? '')) return undefined;
  const named = header && trust?.(request.socket.remoteAddress ?? '') && countryCode(request.headers[header]);
  return named || lookup(request.ip);
}

/**
 * Reads the visitor's language and country from a request.
 * @param requested the address's `lang`
 */
export function visitorOf(request: FastifyRequest, requested: string | null, source: CountrySource): Visitor {
  const country = countryOf(request, source);
  return { choice: visitorLanguage(request.headers, { named: [requested], country }), kind: kindOf(country) };
}

/** The attributes of the html element with the server's facts about a document's visitor. */
export function visitorAttributes(kind: VisitorKind): string {
  if (kind === 'unknown') return '';
  if (kind === 'spain') return ' data-country="ES" data-guess="es"';
  return ` data-country="elsewhere" data-guess="${kind === 'spanish' ? 'es' : 'en'}"`;
}

function kindOf(country: string | undefined): VisitorKind {
  if (country === undefined) return 'unknown';
  if (country === 'ES') return 'spain';
  return languageOfCountry(country) === 'es' ? 'spanish' : 'elsewhere';
}
