import { useHydrated } from '../../browser/use-hydrated.ts';
import { usePlace } from './router.tsx';

/**
 * Reads a parameter of the address's query, which may be any text. Null without the parameter, in prerendered markup
 * and during hydration: one document serves all queries.
 */
export function useQueryValue(parameter: string): string | null {
  const query = new URLSearchParams(usePlace().search);
  return useHydrated() ? query.get(parameter) : null;
}
