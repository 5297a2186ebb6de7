import { polar, times, type Point } from '../drawing/geometry.ts';
import { box, dot, label, round, sizes, type DrawFigure } from './figure.ts';

/** Direction of a cell's arrow, in degrees from the top, and number of dots below it; null for the missing cell. */
type Cell = readonly [bearing: number, dots: number] | null;

const rows: readonly (readonly Cell[])[] = [
  [
    [0, 1],
    [45, 1],
    [90, 2],
  ],
  [
    [90, 1],
    [135, 2],
    [180, 3],
  ],
  [[180, 2], [225, 2], null],
];
/** B is correct; the drawing does not reveal it. */
const answers: readonly Cell[] = [
  [270, 3],
  [270, 4],
  [315, 4],
  [225, 4],
];

const side = 84;

/** An invented matrix, of the kind in aptitude tests: one of four cells completes it. */
export const matrixExample: DrawFigure = () => {
  const across = rows[0]?.length ?? 0;
  const top = across * side + 28;
  const small = 75;
  const inner = [
    ...rows.flatMap((row, down) => row.map((cell, along) => drawn(cell, [along * side + 1, down * side + 1], side))),
    ...answers.map((cell, index) => {
      const x = index * (small + 10) + 1;
      return (
        drawn(cell, [x, top], small) +
        label([x + small / 2, top + small + 20], 'ABCD'.charAt(index), {
          size: sizes.large,
          look: 'strong data',
          anchor: 'middle',
        })
      );
    }),
  ];
  return { height: top + small + 28, inner: inner.join('') };
};

function drawn(cell: Cell, [x, y]: Point, size: number): string {
  const frame = box(x, y, size, size, 'card');
  const centre: Point = [x + size / 2, y + size * 0.42];
  if (!cell) return frame + label([centre[0], centre[1] + 18], '?', { size: 32, look: 'strong', anchor: 'middle' });
  const [bearing, dots] = cell;
  const [tail, tip] = [polar(centre, size * 0.24, bearing + 180), polar(centre, size * 0.24, bearing)];
  const wings = [155, 205].map((turn) => polar(tip, size * 0.17, bearing + turn));
  const point = ([a, b]: Point) => `${round(a)} ${round(b)}`;
  const [left, right] = wings;
  const arrow = `<path class="arrow" d="M${point(tail)}L${point(tip)}${left && right ? `M${point(left)}L${point(tip)}L${point(right)}` : ''}"/>`;
  return (
    frame +
    arrow +
    times(dots, (i) => dot([centre[0] + (i - (dots - 1) / 2) * 13, y + size * 0.84], 4, 'solid')).join('')
  );
}
