import { createStore } from '../../browser/create-store.ts';

/** ISO 3166-1 alpha-2 code, or `elsewhere` where the server says only that it is not Spain; null while it is unknown. */
const country = createStore<string | null>(null);

/** Follows the country that the html element holds: from the server, or later from the country service. */
export function watchCountry(): void {
  const { documentElement: html } = document;
  const read = () => country.set(html.dataset.country ?? null);
  read();
  new MutationObserver(read).observe(html, { attributeFilter: ['data-country'] });
}

/** Whether texts for visitors in Spain apply. Prerendered pages, and visitors of unknown country, get those. */
export function useIsInSpain(): boolean {
  const known = country.useValue();
  return known === null || known === 'ES';
}
