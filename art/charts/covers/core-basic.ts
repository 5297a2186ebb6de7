import { polar, times, type Point } from '../drawing/geometry.ts';
import { palette } from '../drawing/palette.ts';
import { at, circle, line, one, path, rect, text } from '../drawing/svg.ts';

/** How often the wind blows from each of sixteen directions, from 0 to 1. */
const wind = [0.42, 0.55, 0.8, 1, 0.7, 0.38, 0.3, 0.26, 0.34, 0.5, 0.62, 0.45, 0.3, 0.24, 0.28, 0.36];
const strengths = [
  [1, palette.blue],
  [0.62, palette.blueMiddle],
  [0.34, palette.slate],
] as const;

/** Basic training: a wind rose, from the first weeks of meteorology. */
export function coreBasic(width: number, height: number): string {
  const middle: Point = [width * 0.5, height * 0.505];
  const radius = height * 0.385;
  return [
    rect(0, 0, width, height, { fill: palette.paper }),
    ...[1, 0.78, 0.55, 0.32].map((share) => circle(middle, radius * share, { stroke: palette.faint, width: 1.2 })),
    ...wind.flatMap((share, i) =>
      strengths.map(([part, fill]) => petal(middle, radius * share * part, i * 22.5, fill)),
    ),
    ...times(36, (i) =>
      line(
        [polar(middle, radius * 1.04, i * 10), polar(middle, radius * (i % 3 ? 1.08 : 1.13), i * 10)],
        palette.ink,
        i % 3 ? 1.2 : 2.4,
      ),
    ),
    ...['N', 'E', 'S', 'W'].map((name, i) => {
      const [x, y] = polar(middle, radius * 1.2, i * 90);
      return text([x, y + 8], name, { size: 24, bold: true, anchor: 'middle' });
    }),
    circle(middle, 9, { fill: palette.magenta }),
  ].join('');
}

function petal(middle: Point, radius: number, bearing: number, fill: string): string {
  const arc = `A${one(radius)} ${one(radius)} 0 0 1 ${at(polar(middle, radius, bearing + 8.5))}`;
  return path(`M${at(middle)}L${at(polar(middle, radius, bearing - 8.5))}${arc}Z`, {
    fill,
    stroke: palette.paper,
    width: 1.5,
  });
}
