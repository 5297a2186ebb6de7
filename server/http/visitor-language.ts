import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';
import { chooseLanguage, type LanguageChoice } from '../../src/i18n/choose-language.ts';
import { isLanguage, languages, type Language } from '../../src/i18n/language.ts';

/** Name of the cookie that mirrors the saved preference. */
const languageCookie = 'site-language';

/** No browser sends a longer list of languages. */
const longestList = 512;

/** Signs of a visitor's language beside the request's headers. The values come from outside and may be anything. */
export type LanguageHints = {
  /** The languages that the address and the form name, the strongest first: `lang` of the query, a hidden field. */
  named?: readonly unknown[];
  /** ISO 3166-1 alpha-2 code; absent where it is not known or must not decide. */
  country?: string | undefined;
};

/**
 * The language that a visitor gets, and the deciding sign: a language that the address or form names, the saved choice,
 * the country, Spanish. Pages, error answers and forms all use this.
 */
export function visitorLanguage(
  headers: IncomingHttpHeaders,
  { named = [], country }: LanguageHints = {},
): LanguageChoice {
  return chooseLanguage({ requested: named.find(isLanguage), saved: savedLanguage(headers.cookie), country });
}

/**
 * The same for a form or an error, whose address has no language: the browser's languages decide before Spanish does.
 * They are not saved as a choice. Pages ignore them, because a page's address decides its language.
 */
export function visitorLanguageAlone(headers: IncomingHttpHeaders, hints: LanguageHints = {}): Language {
  const choice = visitorLanguage(headers, hints);
  return choice.decidedBy === 'default' ? (browserLanguage(headers) ?? choice.language) : choice.language;
}

/** The first of the site's languages that `Accept-Language` asks for; undefined if it asks for none of them. */
function browserLanguage(headers: IncomingHttpHeaders): Language | undefined {
  const header = headers['accept-language'];
  if (!header || header.length > longestList) return undefined;
  return new Negotiator({ headers: { 'accept-language': header } }).languages([...languages]).find(isLanguage);
}

/** Reads the saved choice from a `Cookie` header; anything may stand there. */
function savedLanguage(cookies: string | undefined): string | undefined {
  if (!cookies?.includes(languageCookie)) return undefined;
  const cookie = cookies.split(';').find((part) => part.trim().startsWith(`${languageCookie}=`));
  return cookie?.slice(cookie.indexOf('=') + 1).trim();
}
