import { aerodromeChart } from '../aerodrome-chart.ts';
import { item, polar } from '../drawing/geometry.ts';
import type { DrawingLanguage } from '../drawing/language.ts';
import { palette } from '../drawing/palette.ts';
import { line } from '../drawing/svg.ts';
import { aircraft, notForNavigation, symbol } from '../drawing/symbols.ts';

/** A regional airline's visit to the Gran Canaria campus: a turboprop on final to the runways there. */
export function blogCanariasVisit(width: number, height: number, language: DrawingLanguage): string {
  const k = width / 800;
  const chart = aerodromeChart('GCLP', language, {
    width,
    height,
    framed: false,
    centre: [0.54, 0.37],
    zoom: 0.74,
    extra: ({ at, place, theme }) => {
      const { lowEnd, heading } = item(place.runways, 0);
      const out = heading + 180;
      const visitor = polar(at(lowEnd), height * 0.215, out);
      return (
        line([visitor, polar(at(lowEnd), height * 0.085, out)], theme.route, 7 * k) +
        symbol(aircraft.turboprop, visitor, heading, 1.75 * k, {
          fill: palette.ink,
          stroke: theme.land,
          width: 3,
          halo: true,
        })
      );
    },
  });
  return chart + notForNavigation(width, height, language);
}
