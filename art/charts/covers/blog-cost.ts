import { times, type Point } from '../drawing/geometry.ts';
import { palette } from '../drawing/palette.ts';
import { area, circle, group, line, rect, text } from '../drawing/svg.ts';

/** Items of the bill: lengths of name and amount, each as a share of the available width. */
const items = [
  { name: 0.3, amount: 0.07 },
  { name: 0.38, amount: 0.1 },
  { name: 0.24, amount: 0.05 },
  { name: 0.34, amount: 0.34 },
  { name: 0.28, amount: 0.38 },
  { name: 0.2, amount: 0.16 },
] as const;

const sheet = { left: 146, top: 110, across: 900, down: 780 };
const coupons = 4;
/** The number of paid coupons, from the top. They are torn off and drawn apart. */
const paid = 1;

/** The cost of becoming a controller: a bill with items, and coupons for its instalments. */
export function blogCost(width: number): string {
  const inner = [rect(0, 0, 1600, 1000, { fill: palette.panel }), bill(), ...times(coupons, coupon)];
  return group([0, 0], inner.join(''), 0, width / 1600);
}

function bill(): string {
  const { left, top, across, down } = sheet;
  const row = 96;
  const [from, to] = [left + 60, left + across - 60];
  const rows = items.map(({ name, amount }, index) => {
    const y = top + 76 + index * row;
    const start = from + name * (to - from) + 24;
    const end = to - amount * (to - from) - 24;
    const dots = times(Math.max(0, Math.floor((end - start) / 22)), (dot) =>
      circle([start + dot * 22, y], 3.4, { fill: palette.slate }),
    );
    return [
      rect(from, y - 11, name * (to - from), 22, { fill: palette.slate }),
      ...dots,
      rect(to - amount * (to - from), y - 20, amount * (to - from), 40, { fill: palette.ink }),
    ].join('');
  });
  const total = top + down - 150;
  return [
    rect(left, top, across, down, { fill: palette.white, stroke: palette.ink, width: 5 }),
    ...rows,
    rect(left, total, across, 150, { fill: palette.yellow, stroke: palette.ink, width: 5 }),
    rect(from, total + 61, 0.3 * (to - from), 28, { fill: palette.onYellow }),
    text([to, total + 110], '€', { size: 104, bold: true, fill: palette.onYellow, anchor: 'end' }),
  ].join('');
}

function coupon(index: number): string {
  const { left, top, across, down } = sheet;
  const tall = down / coupons;
  const torn = index < paid;
  const x = left + across;
  const y = top + index * tall;
  const wide = 330;
  const edge: Point[] = [
    [0, 0],
    [wide, 0],
    [wide, tall],
    [0, tall],
  ];
  const holes = times(9, (hole) => circle([0, ((hole + 0.5) * tall) / 9], 6, { fill: palette.panel }));
  const box = 74;
  const drawn = [
    area(edge, { fill: torn ? palette.buffLight : palette.white, stroke: palette.ink, width: 5 }),
    rect(56, tall / 2 - box / 2, box, box, { fill: palette.white, stroke: palette.ink, width: 5 }),
    rect(170, tall / 2 - 11, 104, 22, { fill: palette.slate }),
    ...holes,
    torn
      ? line(
          [
            [70, tall / 2],
            [88, tall / 2 + 20],
            [124, tall / 2 - 34],
          ],
          palette.magenta,
          12,
        )
      : '',
  ].join('');
  return torn ? group([x + 64, y - 26], drawn, 5) : group([x, y], drawn);
}
