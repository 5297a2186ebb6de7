import { useSyncExternalStore } from 'react';

/**
 * ISO 3166-1 alpha-2 code of the visitor's country, or `elsewhere` where the document says only that it is not Spain; null
 * while it is not known, or if it cannot be known.
 */
export type VisitorCountry = string | null;

let country: VisitorCountry = null;
let asked = false;
const listeners = new Set<() => void>();

/**
 * Learns the visitor's country once: from the document, where the server knew it, or from the country service.
 * Resolves to null when the service fails; nothing is stored.
 */
export async function learnCountry(): Promise<VisitorCountry> {
  if (asked) return country;
  asked = true;
  const { country: known, geo } = document.documentElement.dataset;
  country = known || (geo ? await askService(geo) : null);
  for (const listener of listeners) listener();
  return country;
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

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether texts for visitors in Spain apply. Prerendered pages, and visitors of unknown country, get those. */
export function useIsInSpain(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => country === null || country === 'ES',
    () => true,
  );
}
