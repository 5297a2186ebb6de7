/**
 * The visitor's country as an ISO 3166-1 alpha-2 code, from the document or from the country service. `elsewhere` if
 * the document states only that the country is not Spain. Null if neither states a country. Nothing is stored.
 */
export function askCountry(): Promise<string | null> {
  const { country, geo } = document.documentElement.dataset;
  return country || !geo ? Promise.resolve(country ?? null) : askService(geo);
}

async function askService(base: string): Promise<string | null> {
  try {
    const response = await fetch(`${base}/json/`, { headers: { accept: 'application/json' }, credentials: 'omit' });
    const answer = (await response.json()) as { country?: unknown };
    return typeof answer.country === 'string' && /^[A-Z]{2}$/.test(answer.country) ? answer.country : null;
  } catch {
    return null;
  }
}
