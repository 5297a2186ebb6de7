import { html } from '../../browser/html.ts';
import { readStore } from '../../browser/storage.ts';
import { chooseLanguage } from '../../i18n/choose-language.ts';
import { documentArrival } from '../attribution/carry-arrival.ts';
import { askCountry } from './ask-country.ts';
import { moveToLanguage } from './preference.ts';
import { preferenceKey } from './preference-key.ts';

/** How long a document may stay unpainted while the country is asked for, in milliseconds. */
const longestWait = 500;

/** Address of the site's own country service. */
const ownService = '/geo';

/**
 * Redirects a visitor without a choice to the document in their country's language, if the server does not know the
 * country.
 */
export async function followCountry(): Promise<void> {
  const { lang, dataset } = html;
  const { geo } = dataset;
  if (dataset.country || !geo) return;
  const choiceIn = (country?: string) =>
    chooseLanguage({
      requested: new URLSearchParams(location.search).get('lang'),
      saved: readStore('localStorage', preferenceKey),
      country,
    });
  const isOpen = choiceIn().decidedBy === 'default';
  const paint = () => html.style.removeProperty('visibility');
  const readsSpanish = navigator.languages.some((language) => language.startsWith('es'));
  if (isOpen && lang === 'es' && !readsSpanish && geo !== ownService) {
    html.style.visibility = 'hidden';
    setTimeout(paint, longestWait);
  }
  const country = await askCountry(geo);
  if (country) {
    dataset.country = country;
    const { language } = choiceIn(country);
    if (isOpen && language !== lang) return moveToLanguage(language, documentArrival());
  }
  paint();
}
