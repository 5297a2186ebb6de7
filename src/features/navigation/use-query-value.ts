import { useHydrated } from '../../browser/use-hydrated.ts';
import { usePlace } from './router.tsx';

/**
 * What the address's query says of a parameter; it may be any text. Null where it says nothing, in prerendered markup and
 * while that comes alive: one document serves all queries.
 */
export function useQueryValue(parameter: string): string | null {
  const query = new URLSearchParams(usePlace().search);
  return useHydrated() ? query.get(parameter) : null;
}
