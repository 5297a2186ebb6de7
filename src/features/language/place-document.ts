import { readStore } from '../../browser/storage.ts';
import { isLanguage } from '../../i18n/language.ts';
import { carryArrival, documentArrival } from '../attribution/carry-arrival.ts';
import { entryState } from '../navigation/history-entry.ts';
import { languageToCarry } from './carried-language.ts';
import { releasePaint } from './hold-paint.ts';
import { placeVisitor } from './place-visitor.ts';
import { preferenceKey } from './preference-key.ts';
import { forgetRequestedLanguage, lastRedirect, moveToLanguage, saveLanguage } from './preference.ts';

const { lang, dataset } = document.documentElement;
const saved = readStore('localStorage', preferenceKey);
const arrival = documentArrival();

if (isLanguage(lang)) {
  const redirect = lastRedirect();
  const requested = new URLSearchParams(location.search).get('lang');
  const placement = placeVisitor({
    documentLanguage: lang,
    requested,
    // The toggle has saved its choice before it leads here; any other link of the site only keeps the visit together.
    carried: entryState().carriesLanguage === true || document.referrer.startsWith(`${location.origin}/`),
    saved,
    guessed: dataset.guess,
    redirectedAt: redirect.at,
    redirectedHere: redirect.here,
    now: Date.now(),
  });
  // A `lang` that a redirect put there was no choice: it must not be taken for one when the page is loaded again.
  if (placement.redirected && requested) forgetRequestedLanguage();
  if (placement.save) saveLanguage(placement.save);
  // The mirror cookie may be gone while the choice stands in local storage.
  else if (isLanguage(saved) && !document.cookie.includes(`${preferenceKey}=`)) saveLanguage(saved);
  if (placement.moveTo) moveToLanguage(placement.moveTo, arrival);
  else releasePaint();
}

/**
 * A link that the browser follows by itself, because the page is not live yet, or in another tab: the next document learns
 * by its address what this one may not store. The toggle's keeps the whole query, and saves the choice on the way.
 */
function lead(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented || event.button === 2 || link.origin !== location.origin) return;
  const to = new URL(link.href);
  const choice = link.dataset.choosesLanguage;
  if (isLanguage(choice)) {
    saveLanguage(choice);
    for (const [name, value] of new URLSearchParams(location.search))
      if (name !== 'lang') to.searchParams.set(name, value);
  } else if (to.pathname === location.pathname || /[.]|^\/forms\//.test(to.pathname)) {
    return;
  } else {
    const language = languageToCarry();
    if (language && !to.searchParams.has('lang')) to.searchParams.set('lang', language);
  }
  carryArrival(to, arrival);
  link.href = to.href;
}
for (const press of ['click', 'auxclick'] as const) document.addEventListener(press, lead);
