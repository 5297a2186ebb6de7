import { html } from '../../browser/html.ts';
import { readStore } from '../../browser/storage.ts';
import { isLanguage } from '../../i18n/language.ts';
import { documentArrival } from '../attribution/carry-arrival.ts';
import { placeVisitor } from './place-visitor.ts';
import { preferenceKey } from './preference-key.ts';
import { forgetRequestedLanguage, lastRedirect, moveToLanguage, saveLanguage } from './preference.ts';

/**
 * Saves the language that the address chooses, and redirects a visitor of the other language before the first paint.
 * Removes a `lang` from the address that is neither a choice nor needed.
 * @returns whether the visitor is being redirected
 */
export function placeDocument(): boolean {
  const { lang, dataset } = html;
  if (!isLanguage(lang)) return false;
  const saved = readStore('localStorage', preferenceKey);
  const redirect = lastRedirect();
  const requested = new URLSearchParams(location.search).get('lang');
  // The toggle saves its choice before it leads here; other links of the site only pass on the language.
  const carried = document.referrer.startsWith(`${location.origin}/`);
  const placement = placeVisitor({
    documentLanguage: lang,
    requested,
    carried,
    saved,
    guessed: dataset.guess,
    redirectedAt: redirect.at,
    redirectedHere: redirect.here,
    now: Date.now(),
  });
  // A `lang` that a redirect added is not a choice, and must not count as one after a reload. The `lang` of a link must
  // not count as the choice of another visitor, and the address of a paired page states the language without it.
  if (requested && (placement.redirected || (carried && dataset.address === 'paired'))) forgetRequestedLanguage();
  if (placement.save) saveLanguage(placement.save);
  // Restores the mirror cookie, which may have been deleted while the choice is still in local storage.
  else if (isLanguage(saved) && !document.cookie.includes(`${preferenceKey}=`)) saveLanguage(saved);
  if (!placement.moveTo) return false;
  html.style.visibility = 'hidden';
  moveToLanguage(placement.moveTo, documentArrival());
  return true;
}
