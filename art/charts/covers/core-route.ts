import { item, times, type Point } from '../drawing/geometry.ts';
import type { DrawingLanguage } from '../drawing/language.ts';
import { palette } from '../drawing/palette.ts';
import { random } from '../drawing/random.ts';
import { area, line } from '../drawing/svg.ts';
import { fix, notForNavigation, target } from '../drawing/symbols.ts';

const columns = 6;
const rows = 4;
const fills = ['#0f1d22', '#13252b', '#172c33'];
/** Fixes as shares of the picture, and the airways between them by number. */
const fixes: Point[] = [
  [0.08, 0.2],
  [0.3, 0.34],
  [0.52, 0.28],
  [0.78, 0.42],
  [0.95, 0.2],
  [0.2, 0.78],
  [0.46, 0.66],
  [0.7, 0.78],
  [0.93, 0.72],
];
const airways = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [5, 6],
  [6, 3],
  [6, 7],
  [7, 8],
  [1, 6],
  [2, 6],
] as const;
const ownRoute = [5, 6, 3, 4];

/** Route: one route through the airways and sectors of an area control centre. */
export function coreRoute(width: number, height: number, language: DrawingLanguage): string {
  const places = fixes.map(([x, y]): Point => [x * width, y * height]);
  const size = width * 0.0255;
  return [
    sectors(width, height),
    ...airways.map(([from, to]) => line([item(places, from), item(places, to)], '#4a7c8a', 1.8)),
    line(
      ownRoute.map((number) => item(places, number)),
      palette.magentaOnDark,
      3.4,
    ),
    ...places.map((place, i) => fix(place, 8, i % 3 ? '#8fb9c2' : palette.magentaOnDark, palette.scope)),
    target([width * 0.36, height * 0.715], 62, ['SIM204', '350 460'], { size, side: 'left' }),
    target([width * 0.66, height * 0.335], 250, ['SIM931', '370 440'], { size, color: palette.mint }),
    notForNavigation(width, height, language, palette.mist),
  ].join('');
}

/** Irregular quadrangles that cover the picture and extend beyond its edges. */
function sectors(width: number, height: number): string {
  const next = random(9);
  const spread = (index: number, count: number, size: number, share: number) => {
    if (index === 0) return -40;
    return size * (index / count) + (index < count ? (next() - 0.5) * size * share : 40);
  };
  const grid = times((rows + 1) * (columns + 1), (i): Point => {
    const x = spread(i % (columns + 1), columns, width, 0.12);
    return [x, spread(Math.floor(i / (columns + 1)), rows, height, 0.18)];
  });
  return times(rows * columns, (i) => {
    const corner = Math.floor(i / columns) * (columns + 1) + (i % columns);
    const outline = [corner, corner + 1, corner + columns + 2, corner + columns + 1].map((index) => item(grid, index));
    return area(outline, { fill: item(fills, Math.floor(next() * fills.length)), stroke: palette.rule, width: 1.4 });
  }).join('');
}
