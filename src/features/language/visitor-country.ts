import { createStore } from '../../browser/create-store.ts';

/**
 * ISO 3166-1 alpha-2 code of the visitor's country, or `elsewhere` where the document says only that it is not Spain; null
 * while it is not known, or if it cannot be known.
 */
export type VisitorCountry = string | null;

const country = createStore<VisitorCountry>(null);
let asked = false;

/**
 * Learns the visitor's country once: from the document, where the server knew it, or from the country service.
 * Resolves to null when the service fails; nothing is stored.
 */
export async function learnCountry(): Promise<VisitorCountry> {
  if (!asked) {
    asked = true;
    const { country: known, geo } = document.documentElement.dataset;
    country.set(known || (geo ? await askService(geo) : null));
  }
  return country.get();
}

async function askService(base: string): Promise<VisitorCountry> {
  try {
    const response = await fetch(`${base}/json/`, { headers: { accept: 'application/json' }, credentials: 'omit' });
    const answer = (await response.json()) as { country?: unknown };
    return typeof answer.country === 'string' && /^[A-Z]{2}$/.test(answer.country) ? answer.country : null;
  } catch {
    return null;
  }
}

/** Whether texts for visitors in Spain apply. Prerendered pages, and visitors of unknown country, get those. */
export function useIsInSpain(): boolean {
  const known = country.useValue();
  return known === null || known === 'ES';
}
