import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';
import { chooseLanguage, type LanguageChoice } from '../../src/i18n/choose-language.ts';
import { isLanguage, languages, type Language } from '../../src/i18n/language.ts';

/** Name of the cookie with the visitor's saved language. */
const languageCookie = 'site-language';

/** Longest `Accept-Language` that is read; browsers send far less. */
const longestList = 512;

/** Data about a visitor's language besides the request's headers. Values come from the client and may be anything. */
export type LanguageHints = {
  /** Languages requested by the address (`lang`) or a hidden field, the most important first. */
  named?: readonly unknown[];
  /** ISO 3166-1 alpha-2 code; absent if unknown, or if the country must not decide. */
  country?: string | undefined;
};

/**
 * A visitor's language, and the reason for this choice: the language requested, the saved choice, the country, or
 * Spanish as default. Pages, errors and forms all use this.
 */
export function visitorLanguage(
  headers: IncomingHttpHeaders,
  { named = [], country }: LanguageHints = {},
): LanguageChoice {
  return chooseLanguage({ requested: named.find(isLanguage), saved: savedLanguage(headers.cookie), country });
}

/**
 * The language of a form or an error, whose address has none: the browser's languages count before the default. They
 * are not saved. Pages ignore them, because a page's address decides its language.
 */
export function visitorLanguageAlone(headers: IncomingHttpHeaders, hints: LanguageHints = {}): Language {
  const choice = visitorLanguage(headers, hints);
  return choice.decidedBy === 'default' ? (browserLanguage(headers) ?? choice.language) : choice.language;
}

/** The first of the site's languages in `Accept-Language`; undefined if it has none of them. */
function browserLanguage(headers: IncomingHttpHeaders): Language | undefined {
  const header = headers['accept-language'];
  if (!header || header.length > longestList) return undefined;
  return new Negotiator({ headers: { 'accept-language': header } }).languages([...languages]).find(isLanguage);
}

/** The saved language of a `Cookie` header; its value may be anything. */
function savedLanguage(cookies: string | undefined): string | undefined {
  if (!cookies?.includes(languageCookie)) return undefined;
  const cookie = cookies.split(';').find((part) => part.trim().startsWith(`${languageCookie}=`));
  return cookie?.slice(cookie.indexOf('=') + 1).trim();
}
