import { aerodromeChart } from '../aerodrome-chart.ts';
import type { ChartSheet } from '../chart-sheet.ts';
import { between, item, polar, times, type Point } from '../drawing/geometry.ts';
import type { DrawingLanguage } from '../drawing/language.ts';
import { palette } from '../drawing/palette.ts';
import { at as pathPoint, circle, group, line, path, rect } from '../drawing/svg.ts';
import { aircraft, notForNavigation, symbol } from '../drawing/symbols.ts';

/** A regional airline's visit to the Gran Canaria campus: a turboprop on final, others on their stands. */
export function blogCanariasVisit(width: number, height: number, language: DrawingLanguage): string {
  const k = width / 800;
  const chart = aerodromeChart('GCLP', language, {
    width,
    height,
    framed: false,
    centre: [0.5, 0.405],
    zoom: 0.85,
    extra: (sheet) => motorway(sheet, k) + terminal(sheet, k) + visitor(sheet, k),
  });
  return chart + notForNavigation(width, height, language);
}

function visitor({ at, place, theme, height }: ChartSheet, k: number): string {
  const { lowEnd, heading } = item(place.runways, 0);
  const out = heading + 180;
  const aeroplane = polar(at(lowEnd), height * 0.2, out);
  return (
    line([aeroplane, polar(at(lowEnd), height * 0.085, out)], theme.route, 7 * k) +
    symbol(aircraft.turboprop, aeroplane, heading, 1.8 * k, {
      fill: palette.ink,
      stroke: theme.land,
      width: 3,
      halo: true,
    })
  );
}

/** The motorway passes inland of the airport; its bends are invented. */
function motorway({ at, place, theme, height }: ChartSheet, k: number): string {
  const { lowEnd, highEnd, heading } = item(place.runways, 0);
  const middle = polar(between(at(lowEnd), at(highEnd), 0.5), 143 * k, heading - 90);
  const [first, ...bends] = times(8, (i) =>
    polar(polar(middle, (i * 0.3 - 1.1) * height, heading), (i % 2 ? 7 : -7) * k, heading - 90),
  );
  const turns = bends.map((bend) => `S${pathPoint(polar(bend, height * 0.15, heading + 180))} ${pathPoint(bend)}`);
  const data = `M${pathPoint(first ?? middle)}${turns.join('')}`;
  return (
    path(data, { stroke: theme.line, width: 8 * k }) +
    path(data, { stroke: palette.white, width: 5.4 * k }) +
    path(data, { stroke: theme.line, width: 0.8 * k })
  );
}

/**
 * The terminal on the inland side of the runways, as in reality, with aircraft on its stands and the tower beside it.
 * Its shape is invented. It is drawn with the runway on its right, then rotated to the runway's direction.
 */
function terminal({ at, place, theme }: ChartSheet, k: number): string {
  const { lowEnd, highEnd, heading } = item(place.runways, 0);
  const middle = polar(between(at(lowEnd), at(highEnd), 0.54), 66 * k, heading - 90);
  const stands = times(6, (i) => (i - 2.5) * 30 * k);
  const outline = { fill: theme.hall, stroke: palette.ink, width: 1.6 * k };
  const control: Point = [-26 * k, 122 * k];
  const inner = [
    rect(-44 * k, -104 * k, 88 * k, 250 * k, { fill: theme.apron }),
    rect(-38 * k, -98 * k, 24 * k, 196 * k, outline),
    ...stands.map((y) => rect(-14 * k, y - 2.4 * k, 12 * k, 4.8 * k, { fill: theme.hall })),
    ...stands.map((y, i) =>
      symbol(i % 3 === 1 ? aircraft.jet : aircraft.turboprop, [15 * k, y], 270, 0.62 * k, { fill: palette.ink }),
    ),
    circle(control, 9 * k, { fill: palette.yellow, stroke: palette.onYellow, width: 2 * k }),
    circle(control, 3 * k, { fill: palette.onYellow }),
  ];
  return group(middle, inner.join(''), heading);
}
