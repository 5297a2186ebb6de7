import { readStore } from '../../browser/storage.ts';
import { isLanguage } from '../../i18n/language.ts';
import { placeVisitor } from './place-visitor.ts';
import { forgetRequestedLanguage, lastRedirect, moveToLanguage, preferenceKey, saveLanguage } from './preference.ts';

// The one inline script: it runs before the first paint, so that nobody sees a page in a language that is not theirs.
const { lang, dataset } = document.documentElement;
const saved = readStore('localStorage', preferenceKey);

if (isLanguage(lang)) {
  const redirect = lastRedirect();
  const requested = new URLSearchParams(location.search).get('lang');
  const placement = placeVisitor({
    documentLanguage: lang,
    requested,
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
  if (placement.moveTo) moveToLanguage(placement.moveTo);
}

// The toggle is a plain link that works before hydration: the choice is saved on its way.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-chooses-language]') : null;
  const language = link?.dataset.choosesLanguage;
  if (isLanguage(language)) saveLanguage(language);
});
