import { contours } from '../drawing/contours.ts';
import { polar, radians, times, type Point } from '../drawing/geometry.ts';
import type { DrawingLanguage } from '../drawing/language.ts';
import { palette } from '../drawing/palette.ts';
import { area, at, line, one, path, points, rect, text } from '../drawing/svg.ts';
import { aircraft, fix, notForNavigation, symbol } from '../drawing/symbols.ts';

/** Rotation of the holding, so that it is not horizontal. */
const turn = -14;
const inbound = 90 + turn;
/** Callsigns from the top of the stack down; undefined for a free level. */
const stack = ['SIM118', 'SIM940', undefined, 'SIM655', 'SIM087'];

/** Refresher training: a standard right-hand holding with its entry sectors, and the stack as strips. */
export function courseRefresher(width: number, height: number, language: DrawingLanguage): string {
  const k = width / 800;
  const radius = height * 0.185;
  const length = width * 0.26;
  const onHolding = (x: number, y: number): Point => {
    const [c, s] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
    return [width * 0.4 + x * c - y * s, height * 0.53 + x * s + y * c];
  };
  const holdingFix = onHolding(length / 2, -radius);
  return [
    rect(0, 0, width, height, { fill: palette.land }),
    contours(width, height, 52, { opacity: 0.42, levels: 9, grain: 260 * k, width: k }),
    entrySectors(holdingFix, width, k),
    line([onHolding(-length * 3, -radius), holdingFix], palette.ink, 2 * k, { dash: [10 * k, 6 * k] }),
    racetrack(
      [onHolding(-length / 2, -radius), holdingFix, onHolding(length / 2, radius), onHolding(-length / 2, radius)],
      radius,
      k,
    ),
    arrow(onHolding(0, -radius), inbound, k),
    arrow(onHolding(0, radius), inbound + 180, k),
    fix(holdingFix, 15 * k, palette.ink, palette.yellow, 2.6 * k),
    symbol(aircraft.jet, onHolding(length * 0.5 + radius * 0.98, 0.12 * radius), 186 + turn, 1.15 * k, {
      fill: palette.ink,
    }),
    strips(width, height, k),
    notForNavigation(width, height, language),
  ].join('');
}

/**
 * The entry sectors, by the direction of arrival relative to the inbound track: direct 110 to 290, offset 290 to 360,
 * parallel 0 to 110.
 */
function entrySectors(holdingFix: Point, width: number, k: number): string {
  const reach = width * 1.4;
  const sector = (from: number, to: number, fill: string, fillOpacity: number) =>
    area([holdingFix, ...times(25, (i) => polar(holdingFix, reach, inbound + from + ((to - from) * i) / 24))], {
      fill,
      fillOpacity,
    });
  const limits = [0, 110, 290].map((limit) =>
    line([holdingFix, polar(holdingFix, reach, inbound + limit)], palette.slate, 1.4 * k, { dash: [5 * k, 5 * k] }),
  );
  return [
    sector(110, 290, palette.white, 0.5),
    sector(290, 360, palette.buff, 0.7),
    sector(0, 110, palette.blue, 0.75),
    ...limits,
  ].join('');
}

/** Inbound leg, turn, outbound leg, turn. */
function racetrack(
  [start, holdingFix, abeam, back]: readonly [Point, Point, Point, Point],
  radius: number,
  k: number,
): string {
  const arc = `A${one(radius)} ${one(radius)} 0 0 1 `;
  return path(`M${points([start, holdingFix])}${arc}${at(abeam)}L${at(back)}${arc}${at(start)}Z`, {
    stroke: palette.magenta,
    width: 5 * k,
  });
}

function arrow(place: Point, bearing: number, k: number): string {
  return symbol('M0-11L9 9H-9Z', place, bearing, k, { fill: palette.magenta });
}

function strips(width: number, height: number, k: number): string {
  const [left, across, tall] = [width * 0.755, width * 0.195, height * 0.092];
  return stack
    .map((callsign, i) => {
      const y = height * 0.2 + i * tall * 1.26;
      const level = String(130 - i * 10).padStart(3, '0');
      const baseline = y + tall * 0.64;
      const look = { size: height * 0.034, mono: true };
      const number = text([left + across - 10 * k, baseline], level, {
        ...look,
        anchor: 'end',
        fill: callsign ? palette.ink : palette.slate,
      });
      if (!callsign)
        return rect(left, y, across, tall, { stroke: palette.slate, width: 1.6 * k, dash: [6 * k, 5 * k] }) + number;
      const [fill, edge] = i % 2 ? [palette.buffLight, palette.buffEdge] : [palette.blueLight, palette.blueEdge];
      return [
        rect(left, y, across, tall, { fill, stroke: palette.ink, width: 1.6 * k }),
        rect(left, y, width * 0.012, tall, { fill: edge }),
        number,
        text([left + width * 0.024, baseline], callsign, { ...look, bold: true }),
      ].join('');
    })
    .join('');
}
