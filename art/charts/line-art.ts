import { lostSignalPlans, lostSignalScope } from './lost-signal-scope.ts';
import { serviceDiagrams } from './service-diagrams.ts';

/** Small SVG files that stand inside a page rather than beside it, by file name without its ending. */
export const lineArt: Record<string, string> = {
  'scope-404-wide': lostSignalScope(lostSignalPlans.wide),
  'scope-404-narrow': lostSignalScope(lostSignalPlans.narrow),
  ...serviceDiagrams,
};
