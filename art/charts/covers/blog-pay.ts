import { palette } from '../drawing/palette.ts';
import { line, rect } from '../drawing/svg.ts';

/** Pay ranges in thousands of euros, as in the article's drawing; here without figures. */
const ranges = [
  [35, 70],
  [34.7, 83.2],
  [82.2, 111.4],
  [86.5, 103],
  [100, 120],
] as const;
const average = 94.5;
const [start, end] = [25, 125];

/** Pay as a staircase of flight strips, with a line at the average. */
export function blogPay(width: number, height: number): string {
  const k = width / 1600;
  const x = (thousands: number) => width * 0.06 + ((thousands - start) / (end - start)) * width * 0.88;
  const tall = height * 0.115;
  const strips = ranges.map(([from, to], index) => {
    const y = height * (0.84 - index * 0.155) - tall / 2;
    const edge = index > 2 ? palette.buffEdge : palette.blueEdge;
    const cells = [0.33, 0.66].map((share) =>
      line(
        [
          [x(from) + (x(to) - x(from)) * share, y],
          [x(from) + (x(to) - x(from)) * share, y + tall],
        ],
        palette.ink,
        2.4 * k,
      ),
    );
    return [
      rect(x(from), y, x(to) - x(from), tall, {
        fill: index > 2 ? palette.buffLight : palette.white,
        stroke: palette.ink,
        width: 3.4 * k,
      }),
      ...cells,
      rect(x(from), y, 26 * k, tall, { fill: edge }),
    ].join('');
  });
  return [
    rect(0, 0, width, height, { fill: palette.land }),
    ...[25, 50, 75, 100, 125].map((mark) =>
      line(
        [
          [x(mark), height * 0.06],
          [x(mark), height * 0.94],
        ],
        palette.faint,
        2.4 * k,
      ),
    ),
    ...strips,
    line(
      [
        [x(average), height * 0.06],
        [x(average), height * 0.94],
      ],
      palette.magenta,
      8 * k,
    ),
  ].join('');
}
