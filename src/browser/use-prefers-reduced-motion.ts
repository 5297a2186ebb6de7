import { useMediaQuery } from './use-media-query.ts';

/** Whether the visitor asked for reduced motion; updated while the page is open. False in prerendered markup. */
export function usePrefersReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
