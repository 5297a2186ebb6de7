import { html } from '../../browser/html.ts';
import { readStore } from '../../browser/storage.ts';
import { chooseLanguage } from '../../i18n/choose-language.ts';
import type { Language } from '../../i18n/language.ts';
import { arrivalOfDocument } from '../attribution/arrival.ts';
import { moveToLanguage } from './preference.ts';
import { preferenceKey } from './preference-key.ts';
import { learnCountry } from './visitor-country.ts';

/**
 * Redirects a visitor without a choice to the document in their country's language, if the server does not know the
 * country.
 */
export async function followCountry(language: Language): Promise<void> {
  const country = await learnCountry();
  if (!country || html.dataset.guess) return;
  const choice = chooseLanguage({
    requested: new URLSearchParams(location.search).get('lang'),
    saved: readStore('localStorage', preferenceKey),
    country,
  });
  if (choice.decidedBy === 'country' && choice.language !== language)
    moveToLanguage(choice.language, arrivalOfDocument());
}
