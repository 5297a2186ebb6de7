import { readStore, writeStore } from '../../browser/storage.ts';
import type { Language } from '../../i18n/language.ts';
import { carryArrival, type DocumentArrival } from '../attribution/carry-arrival.ts';
import { preferenceKey } from './preference-key.ts';

/** Key of the redirect flag in session storage. */
const redirectKey = 'language-redirect';

const oneYear = 365 * 24 * 60 * 60;

/** Saves a language that the visitor chose; guessed languages are never saved. */
export function saveLanguage(language: Language): void {
  writeStore('localStorage', preferenceKey, language);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${preferenceKey}=${language}; Path=/; Max-Age=${oneYear}; SameSite=Lax${secure}`;
}

/**
 * Navigates to this page in the other language, replaces the current history entry, and sets the redirect flag.
 * @param arrival how this document was reached: the next document has this one as its referrer
 */
export function moveToLanguage(language: Language, arrival: DocumentArrival): void {
  const address = addressInLanguage(language, arrival);
  writeStore('sessionStorage', redirectKey, `${Date.now()} ${address}`);
  location.replace(address);
}

/** The last redirect: its time, and whether it led to the current address. */
export function lastRedirect(): { at: number; here: boolean } {
  const [at, address] = (readStore('sessionStorage', redirectKey) ?? '').split(' ');
  return { at: Number(at), here: address === location.href };
}

/**
 * The address of the current page in a language: its paired address, or the same one with `lang`. Keeps the rest of the
 * query and the fragment. A paired page without an address in the other language leads to the home page.
 */
function addressInLanguage(language: Language, arrival: DocumentArrival): string {
  const { address, other } = document.documentElement.dataset;
  const url = new URL(location.href);
  url.searchParams.delete('lang');
  if (address === 'paired') url.pathname = other || '/';
  else url.searchParams.set('lang', language);
  carryArrival(url, arrival);
  return url.href;
}

/** Removes `lang` from the address bar. */
export function forgetRequestedLanguage(): void {
  const url = new URL(location.href);
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url);
}
