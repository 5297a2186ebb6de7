/**
 * The visitor's country as an ISO 3166-1 alpha-2 code, from the country service that the document names; null if it is
 * unknown. Nothing is stored.
 */
export async function askCountry(): Promise<string | null> {
  const { geo } = document.documentElement.dataset;
  if (!geo) return null;
  try {
    const response = await fetch(`${geo}/json/`, { headers: { accept: 'application/json' }, credentials: 'omit' });
    const answer = (await response.json()) as { country?: unknown };
    return typeof answer.country === 'string' && /^[A-Z]{2}$/.test(answer.country) ? answer.country : null;
  } catch {
    return null;
  }
}
