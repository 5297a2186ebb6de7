import { aerodromeChart } from '../aerodrome-chart.ts';
import type { DrawingLanguage } from '../drawing/language.ts';
import { palette } from '../drawing/palette.ts';
import { notForNavigation } from '../drawing/symbols.ts';

/** Complete rating: the four runways of Madrid, as on a night shift. */
export function coreComplete(width: number, height: number, language: DrawingLanguage): string {
  return (
    aerodromeChart('LEMD', language, { width, height, theme: 'scope', framed: false }) +
    notForNavigation(width, height, language, palette.mist)
  );
}
