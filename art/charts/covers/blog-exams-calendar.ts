import { item, times, type Point } from '../drawing/geometry.ts';
import { palette } from '../drawing/palette.ts';
import { at, circle, line, path, rect, text } from '../drawing/svg.ts';

const columns = 7;
const rows = 5;
/** The first cell is Monday, 17 November 2025. */
const firstDay = 17;
const daysOfNovember = 30;
/**
 * Indexes of the cells of the first and last day for applications to ENAIRE's 2025 round: 20 November and 12 December.
 */
const [opening, closing] = [3, 25] as const;

/** The application window of a selection round: a calendar of five weeks, its first and last day joined by a route. */
export function blogExamsCalendar(width: number, height: number): string {
  const k = width / 800;
  const [left, top, across, down] = [width * 0.09, height * 0.13, width * 0.82, height * 0.74];
  const cell: Point = [across / columns, down / rows];
  const corner = (place: number): Point => [
    left + (place % columns) * cell[0],
    top + Math.floor(place / columns) * cell[1],
  ];
  return [
    rect(0, 0, width, height, { fill: palette.sea }),
    rect(left, top, across, down, { fill: palette.white }),
    rect(left, top - height * 0.035, across, height * 0.035, { fill: palette.ink }),
    ...times(9, (i) =>
      circle([left + (across * (i + 0.5)) / 9, top - height * 0.0175], height * 0.007, { fill: palette.sea }),
    ),
    ...times(columns * rows, (i) => dayCell(i, corner(i), cell, k)),
    ...times(columns + 1, (i) =>
      line(
        [
          [left + i * cell[0], top],
          [left + i * cell[0], top + down],
        ],
        palette.ink,
        (i % columns ? 1.2 : 2.4) * k,
      ),
    ),
    ...times(rows + 1, (i) =>
      line(
        [
          [left, top + i * cell[1]],
          [left + across, top + i * cell[1]],
        ],
        palette.ink,
        (i % rows ? 1.2 : 2.4) * k,
      ),
    ),
    route(corner, cell, k),
  ].join('');
}

function dayCell(place: number, [x, y]: Point, [across, down]: Point, k: number): string {
  const weekend = place % columns > 4;
  const open = place >= opening && place <= closing;
  const last = place === closing;
  const fill = last ? palette.yellow : open ? palette.buffLight : weekend ? palette.land : palette.white;
  const ink = last ? palette.onYellow : open || !weekend ? palette.ink : palette.slate;
  const look = { size: 17 * k, mono: true, bold: place === opening || last, fill: ink };
  const day = ((firstDay + place - 1) % daysOfNovember) + 1;
  return rect(x, y, across, down, { fill }) + text([x + 9 * k, y + 22 * k], String(day), look);
}

/** The route runs in the lower part of each row, below the numbers. */
function route(corner: (place: number) => Point, [across, down]: Point, k: number): string {
  const middle = (place: number): Point => [corner(place)[0] + across * 0.52, corner(place)[1] + down * 0.52];
  const [a, c] = [middle(opening), middle(closing)];
  const way: Point[] = [a, [a[0], c[1]], c];
  const tick: Point[] = [
    [c[0] - 6 * k, c[1]],
    [c[0] - 1.5 * k, c[1] + 5 * k],
    [c[0] + 7 * k, c[1] - 6 * k],
  ];
  return [
    path(rounded(way, Math.min(across, down) * 0.16), { stroke: palette.magenta, width: 5 * k }),
    circle(a, 10 * k, { fill: palette.white, stroke: palette.magenta, width: 4.5 * k }),
    circle(c, 13 * k, { fill: palette.magenta }),
    line(tick, palette.white, 3 * k),
  ].join('');
}

/** A path through points with rounded corners. */
function rounded(way: readonly Point[], bend: number): string {
  const corners = way.slice(1, -1).map((corner, i) => {
    const [before, after] = [towards(corner, item(way, i), bend), towards(corner, item(way, i + 2), bend)];
    return `L${at(before)}Q${at(corner)} ${at(after)}`;
  });
  return `M${at(item(way, 0))}${corners.join('')}L${at(item(way, -1))}`;
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const share = Math.min(distance, length / 2) / length;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
