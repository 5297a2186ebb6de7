import { isForTheBrowser } from '../../browser/is-for-the-browser.ts';
import { isLanguage } from '../../i18n/language.ts';
import { carryArrival, documentArrival } from '../attribution/carry-arrival.ts';
import { languageToCarry } from '../language/carried-language.ts';
import { saveLanguage } from '../language/preference.ts';

/**
 * Writes the visit's origin and language into each link that the browser follows by itself, for the next document. A
 * press on the language toggle saves the chosen language, and the next document replaces this one in the history.
 * Otherwise Back would lead to this document, which would redirect again.
 */
export function leadOn(): void {
  const arrival = documentArrival();

  function lead(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || event.button === 2 || link.origin !== location.origin) return;
    const to = new URL(link.href);
    const choice = link.dataset.choosesLanguage;
    if (isLanguage(choice)) {
      saveLanguage(choice);
      for (const [name, value] of new URLSearchParams(location.search))
        if (name !== 'lang') to.searchParams.set(name, value);
    } else if (isOnThisPage(to) || /[.]|^\/forms\//.test(to.pathname)) {
      return;
    } else {
      const language = languageToCarry();
      if (language && !to.searchParams.has('lang')) to.searchParams.set('lang', language);
    }
    carryArrival(to, arrival);
    link.href = to.href;
    if (!isLanguage(choice) || isForTheBrowser(event)) return;
    event.preventDefault();
    location.replace(to);
  }

  // Runs after all other listeners of the press.
  for (const press of ['click', 'auxclick'] as const) window.addEventListener(press, lead);
}

/** Whether an address leads to a place on the open page. */
const isOnThisPage = ({ hash, pathname, search }: URL) =>
  hash !== '' && pathname === location.pathname && search === location.search;
