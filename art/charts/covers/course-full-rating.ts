import { contours } from '../drawing/contours.ts';
import { polar, times, type Point } from '../drawing/geometry.ts';
import type { DrawingLanguage } from '../drawing/language.ts';
import { palette } from '../drawing/palette.ts';
import { area, at, line, path, rect } from '../drawing/svg.ts';
import { aircraft, fix, notForNavigation, sign, symbol } from '../drawing/symbols.ts';

const runwayBearing = 38;

/** Full rating: one route from the runway through the airspaces of tower, approach and area control. */
export function courseFullRating(width: number, height: number, language: DrawingLanguage): string {
  const k = width / 800;
  const field: Point = [width * 0.3, height * 0.66];
  const end = polar(field, width * 0.052, runwayBearing);
  const start = polar(field, width * 0.052, runwayBearing + 180);
  return [
    rect(0, 0, width, height, { fill: palette.blue }),
    contours(width, height, 23, { color: palette.blueContour, opacity: 0.45, levels: 8, grain: 300 * k, width: k }),
    area(zone(field, width * 0.6, 9, 1), {
      fill: palette.blueLight,
      fillOpacity: 0.8,
      stroke: palette.blueEdge,
      width: 2 * k,
    }),
    area(zone(field, width * 0.325, 8, 2), { fill: palette.buffLight, stroke: palette.buffEdge, width: 2 * k }),
    area(zone(field, width * 0.125, 7, 3), {
      fill: palette.white,
      stroke: palette.ink,
      width: 2 * k,
      dash: [8 * k, 6 * k],
    }),
    line([end, start], palette.ink, 13 * k),
    line([end, start], palette.white, 1.5 * k, { dash: [9 * k, 7 * k] }),
    departure(field, end, width, height, k),
    fix([width * 0.474, height * 0.437], 10 * k, palette.magenta, palette.white, 2.4 * k),
    fix([width * 0.783, height * 0.258], 10 * k, palette.magenta, palette.white, 2.4 * k),
    symbol(aircraft.jet, [width * 0.6, height * 0.4], 66, 1.2 * k, { fill: palette.ink }),
    sign([field[0] + width * 0.052, field[1] + height * 0.072], 'ADC', 21 * k),
    sign([width * 0.53, height * 0.72], 'APS', 24 * k),
    sign([width * 0.765, height * 0.52], 'ACS', 24 * k),
    notForNavigation(width, height, language),
  ].join('');
}

/** An airspace with a given number of corners, at irregular distances. */
function zone(field: Point, radius: number, corners: number, seed: number): Point[] {
  return times(corners, (i) =>
    polar(field, radius * (0.86 + 0.3 * Math.abs(Math.sin(seed + i * 2.3))), (i * 360) / corners + seed * 20),
  );
}

function departure(field: Point, from: Point, w: number, h: number, k: number): string {
  const turn = polar(field, w * 0.155, runwayBearing);
  const first = `C${at([w * 0.45, h * 0.4])} ${at([w * 0.5, h * 0.46])} ${at([w * 0.6, h * 0.4])}`;
  const second = `S${at([w * 0.8, h * 0.22])} ${at([w * 1.02, h * 0.14])}`;
  return path(`M${at(from)}L${at(turn)}${first}${second}`, { stroke: palette.magenta, width: 5 * k });
}
