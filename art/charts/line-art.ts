import { figures } from './figures/figures.ts';
import { favicon, pictureFallback } from './holding-position-mark.ts';
import { lostSignalPlans, lostSignalScope } from './lost-signal-scope.ts';

/** Small SVG files by path: the logo, and drawings inside pages. */
export const lineArt: Record<string, string> = {
  'public/favicon.svg': favicon,
  'src/ui/picture-fallback.svg': pictureFallback,
  ...figures,
  'src/sections/lost-signal/scope-wide.svg': lostSignalScope(lostSignalPlans.wide),
  'src/sections/lost-signal/scope-narrow.svg': lostSignalScope(lostSignalPlans.narrow),
};
