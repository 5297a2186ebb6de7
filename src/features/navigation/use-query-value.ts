import { useHydrated } from '../../browser/use-hydrated.ts';
import { usePlace } from './router.tsx';

/**
 * Reads a parameter of the address's query; it may be any text. It is null without one, in prerendered markup and
 * during hydration: one document serves all queries.
 */
export function useQueryValue(parameter: string): string | null {
  const query = new URLSearchParams(usePlace().search);
  return useHydrated() ? query.get(parameter) : null;
}
