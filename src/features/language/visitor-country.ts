import { createStore } from '../../browser/create-store.ts';

/**
 * ISO 3166-1 alpha-2 code of the visitor's country, or `elsewhere` if the document states only that it is not Spain.
 * Null while it is unknown.
 */
const country = createStore<string | null>(null);

/** Follows the country that the html element holds: from the server, or later from the country service. */
export function watchCountry(): void {
  const { documentElement: html } = document;
  const read = () => country.set(html.dataset.country ?? null);
  read();
  new MutationObserver(read).observe(html, { attributeFilter: ['data-country'] });
}

/** Whether to show the texts for visitors in Spain. True in prerendered pages and for visitors of unknown country. */
export function useIsInSpain(): boolean {
  const known = country.useValue();
  return known === null || known === 'ES';
}
