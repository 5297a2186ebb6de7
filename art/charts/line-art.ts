import { figures } from './figures/figures.ts';
import { lostSignalPlans, lostSignalScope } from './lost-signal-scope.ts';

/** Small SVG files that stand inside a page rather than beside it, by their place in the repository. */
export const lineArt: Record<string, string> = {
  ...figures,
  'src/sections/lost-signal/scope-wide.svg': lostSignalScope(lostSignalPlans.wide),
  'src/sections/lost-signal/scope-narrow.svg': lostSignalScope(lostSignalPlans.narrow),
};
