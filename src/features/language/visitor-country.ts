import { createStore } from '../../browser/create-store.ts';
import { askCountry } from './ask-country.ts';

/**
 * ISO 3166-1 alpha-2 code of the visitor's country, or `elsewhere` if the document states only that it is not Spain.
 * Null while it is unknown.
 */
export type VisitorCountry = string | null;

const country = createStore<VisitorCountry>(null);

/** Requests the visitor's country. Resolves to null if it is unknown. */
export async function learnCountry(): Promise<VisitorCountry> {
  const known = await askCountry();
  country.set(known);
  return known;
}

/** Whether to show the texts for visitors in Spain. True in prerendered pages and for visitors of unknown country. */
export function useIsInSpain(): boolean {
  const known = country.useValue();
  return known === null || known === 'ES';
}
