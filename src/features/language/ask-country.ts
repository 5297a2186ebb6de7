/**
 * Asks the country service for the visitor's country as an ISO 3166-1 alpha-2 code; nothing is stored.
 * @param base the address of the service
 * @returns null when it fails
 */
export async function askCountry(base: string): Promise<string | null> {
  try {
    const response = await fetch(`${base}/json/`, { headers: { accept: 'application/json' }, credentials: 'omit' });
    const answer = (await response.json()) as { country?: unknown };
    return typeof answer.country === 'string' && /^[A-Z]{2}$/.test(answer.country) ? answer.country : null;
  } catch {
    return null;
  }
}
