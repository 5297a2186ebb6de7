import { times, type Point } from '../drawing/geometry.ts';
import { palette } from '../drawing/palette.ts';
import { area, circle, line, rect, text } from '../drawing/svg.ts';

/** Hours of sunrise and sunset, and the hour at the marker line. */
const sunrise = 6.5;
const sunset = 19;
const now = 16.6;

/**
 * Three shifts, each with begin and end in hours; sessions at the position alternate with breaks of half their length.
 */
const shifts = [
  { from: 7, to: 15, fill: palette.buffLight, edge: palette.buffEdge },
  { from: 15, to: 22.5, fill: palette.blueLight, edge: palette.blueEdge },
  { from: 22.5, to: 31, fill: '#8fa9b3', edge: palette.slate },
] as const;
const session = 1.5;
const rest = 0.75;

/** Draws a working day: twenty-four hours, the sun above them, three shifts below. */
export function blogWorkingDay(width: number, height: number): string {
  const k = width / 800;
  const left = width * 0.08;
  const x = (hour: number) => left + (width * 0.84 * hour) / 24;
  const horizon = height * 0.36;
  const mark: Point = [x(now), horizon - height * 0.24 * sun(now)];
  return [
    rect(0, 0, width, height, { fill: palette.deep }),
    sky(x, horizon, height),
    line(
      [
        [x(0), horizon],
        [x(24), horizon],
      ],
      palette.trace,
      2 * k,
    ),
    ...times(25, (hour) => hourMark(hour, x(hour), height, k)),
    ...shifts.map((_, row) => shift(row, x, height, k)),
    line(
      [
        [x(now), height * 0.1],
        [x(now), height * 0.93],
      ],
      palette.magentaOnDark,
      3 * k,
    ),
    circle(mark, 9 * k, { fill: palette.magentaOnDark, stroke: palette.deep, width: 3 * k }),
    text([width * 0.92, height * 0.15], 'UTC', {
      size: 18 * k,
      bold: true,
      mono: true,
      fill: palette.mist,
      anchor: 'end',
    }),
  ].join('');
}

/** Height of the sun, from -1 to 1. */
function sun(hour: number): number {
  return Math.sin(((hour - sunrise) / (sunset - sunrise)) * Math.PI);
}

/** Below the horizon the curve is flatter, to leave room for the hours. */
function sky(x: (hour: number) => number, horizon: number, height: number): string {
  const curve = times(97, (i): Point => {
    const hour = i / 4;
    return [x(hour), horizon - height * 0.24 * sun(hour) * (hour > sunrise && hour < sunset ? 1 : 0.45)];
  });
  const closed = (part: readonly Point[]): Point[] => [[x(0), horizon], ...part, [x(24), horizon]];
  return (
    area(closed(curve.map(([cx, cy]): Point => [cx, Math.min(cy, horizon)])), {
      fill: palette.yellow,
      fillOpacity: 0.92,
    }) + area(closed(curve.map(([cx, cy]): Point => [cx, Math.max(cy, horizon)])), { fill: '#1d4258' })
  );
}

function hourMark(hour: number, x: number, height: number, k: number): string {
  const tick = line(
    [
      [x, height * 0.505],
      [x, height * (hour % 3 ? 0.522 : 0.54)],
    ],
    palette.mist,
    (hour % 3 ? 1.2 : 2.2) * k,
  );
  if (hour % 3) return tick;
  const name = String(hour % 24).padStart(2, '0');
  return tick + text([x, height * 0.585], name, { size: 15 * k, mono: true, fill: palette.mist, anchor: 'middle' });
}

function shift(row: number, x: (hour: number) => number, height: number, k: number): string {
  const { from, to, fill, edge } = shifts[row] ?? shifts[0];
  const tall = height * 0.072;
  const y = height * 0.635 + row * tall * 1.42;
  let drawn = line(
    [
      [x(0), y + tall / 2],
      [x(24), y + tall / 2],
    ],
    palette.rule,
    1.4 * k,
  );
  for (const { start, end, working } of parts(from, to)) {
    const wide = x(end) - x(start);
    if (!working) drawn += rect(x(start), y + tall * 0.36, wide, tall * 0.28, { fill: edge });
    else {
      drawn += rect(x(start), y, wide, tall, { fill, stroke: palette.deep, width: 1.5 * k });
      drawn += rect(x(start), y, 4 * k, tall, { fill: edge });
    }
  }
  return drawn;
}

/** Sessions and breaks of a shift; the part after midnight is drawn at the left. */
function parts(from: number, to: number): { start: number; end: number; working: boolean }[] {
  const list: { start: number; end: number; working: boolean }[] = [];
  let working = true;
  for (let hour = from; hour < to - 0.2; hour += working ? rest : session) {
    const length = Math.min(working ? session : rest, to - hour);
    for (const day of [0, -24]) {
      const [start, end] = [Math.max(0, hour + day), Math.min(24, hour + day + length)];
      if (end > start) list.push({ start, end, working });
    }
    working = !working;
  }
  return list;
}
