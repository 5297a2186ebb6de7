import type { FastifyRequest } from 'fastify';
import { createIsbotFromList, list } from 'isbot';
import { chooseLanguage, languageOfCountry, type LanguageChoice } from '../../src/i18n/choose-language.ts';
import { countryCode, type CountryLookup } from '../country/country-lookup.ts';

/** Name of the cookie that mirrors the saved preference (D5). */
const languageCookie = 'site-language';

/** Programs that fetch pages for a person are on the list of bots too; they are no crawlers. */
const programs = ['curl/8.0', 'Wget/1.21', 'node', 'python-requests/2.3', 'HeadlessChrome/150.0'];
const isCrawler = createIsbotFromList(
  list.filter((pattern) => !programs.some((name) => new RegExp(pattern, 'i').test(name))),
);

/** What the server can tell of a visitor from one request. Nothing of it is kept. */
export type Visitor = {
  choice: LanguageChoice;
  /** ISO 3166-1 alpha-2 code; undefined for known crawlers, whose country never decides (D4). */
  country: string | undefined;
};

/** How the server learns a visitor's country. */
export type CountrySource = { lookup: CountryLookup; header: string | undefined };

/** A visitor's country: the CDN's header where one is configured and says it, otherwise the offline database (D9). */
export function countryOf(request: FastifyRequest, { lookup, header }: CountrySource): string | undefined {
  return (header && countryCode(request.headers[header])) || lookup(request.ip);
}

/** Reads what a request says of its visitor's language and country. */
export function visitorOf(request: FastifyRequest, source: CountrySource): Visitor {
  const country = isCrawler(request.headers['user-agent']) ? undefined : countryOf(request, source);
  const { lang } = request.query as { lang?: unknown };
  const choice = chooseLanguage({
    requested: lang,
    saved: readCookie(request.headers.cookie, languageCookie),
    country,
  });
  return { choice, country };
}

/** The attributes of the html element that tell a document what the server knows of its visitor. */
export function visitorAttributes({ country }: Visitor): string {
  return country ? ` data-country="${country}" data-guess="${languageOfCountry(country)}"` : '';
}

function readCookie(header: string | undefined, name: string): string | undefined {
  const cookie = header?.split(';').find((part) => part.trim().startsWith(`${name}=`));
  return cookie?.slice(cookie.indexOf('=') + 1).trim();
}
