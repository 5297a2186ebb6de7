import type { Point } from '../drawing/geometry.ts';
import { palette } from '../drawing/palette.ts';
import { line, one, path, rect } from '../drawing/svg.ts';
import { sign } from '../drawing/symbols.ts';

/** Airspaces by width and upper limit, as shares of the picture. */
const airspaces = [
  [0.3, 0.62],
  [0.46, 0.34],
  [0.98, 0.06],
] as const;
const units = [
  ['TWR', 0.6, 0.575],
  ['APP', 0.66, 0.3],
  ['ACC', 0.87, 0.115],
] as const;
const arrival: Point[] = [
  [-0.013, 0.17],
  [0.2, 0.17],
  [0.34, 0.34],
  [0.43, 0.62],
];
const departure: Point[] = [
  [0.6, 0.55],
  [0.72, 0.3],
  [1.013, 0.14],
];

/** Where controllers work: one flight seen from the side, through tower, approach and area airspace. */
export function coreWhere(width: number, height: number): string {
  const ground = height * 0.86;
  const share = ([x, y]: Point): Point => [x * width, y * height];
  const runway: Point = [width * 0.5, ground - 4];
  const boxes = airspaces.map(([breadth, top]) => {
    const outline = `M${one(width * (0.5 - breadth / 2))} ${one(ground)}V${one(height * top)}H${one(width * (0.5 + breadth / 2))}V${one(ground)}`;
    return path(outline, { fill: palette.white, fillOpacity: 0.38, stroke: palette.slate, width: 1.8 });
  });
  const tower = `M${width * 0.485} ${ground}V${height * 0.7}l-14-16h${width * 0.03 + 28}l-14 16V${ground}z`;
  return [
    rect(0, 0, width, height, { fill: palette.sea }),
    rect(0, ground, width, height - ground, { fill: palette.land }),
    line(
      [
        [0, ground],
        [width, ground],
      ],
      palette.ink,
      2.5,
    ),
    ...boxes,
    line([...arrival.map(share), runway], palette.magenta, 4),
    line([runway, ...departure.map(share)], palette.magenta, 4, { dash: [14, 8] }),
    path(tower, { fill: palette.ink }),
    ...units.map(([name, x, y]) => sign([width * x, height * y], name, 22)),
  ].join('');
}
