import { html } from '../../browser/html.ts';
import { readStore } from '../../browser/storage.ts';
import { chooseLanguage } from '../../i18n/choose-language.ts';
import type { Language } from '../../i18n/language.ts';
import { arrivalOfDocument } from '../attribution/arrival.ts';
import { askCountry } from './ask-country.ts';
import { moveToLanguage } from './preference.ts';
import { preferenceKey } from './preference-key.ts';

/**
 * Asks for the country of a visitor whose country the server does not know, and redirects a visitor without a choice to
 * the document in their country's language. The words for another country than Spain replace those for Spain.
 */
export async function followCountry(language: Language): Promise<void> {
  if (html.dataset.guess) return;
  const country = await askCountry();
  if (!country) return;
  const choice = chooseLanguage({
    requested: new URLSearchParams(location.search).get('lang'),
    saved: readStore('localStorage', preferenceKey),
    country,
  });
  if (choice.decidedBy === 'country' && choice.language !== language)
    moveToLanguage(choice.language, arrivalOfDocument());
  else if (country !== 'ES') {
    for (const place of document.querySelectorAll<HTMLElement>('[data-abroad]')) {
      place.textContent = place.dataset.abroad ?? '';
      place.hidden = false;
    }
  }
}
