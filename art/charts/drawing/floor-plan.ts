import { times, type Point } from './geometry.ts';
import { palette } from './palette.ts';
import { at, circle, group, line, one, path, rect, text } from './svg.ts';

/** Position and size of an object in a plan, in centimetres from the upper left corner of the floor. */
type Box = readonly [x: number, y: number, across: number, down: number];

const thin = 2.5;
const wall = 16;
const furniture = { fill: palette.white, stroke: palette.slate, width: thin };

/** The plan of a home, centred on a sheet with a grid of one metre and a scale. */
export function floorPlan(
  [width, height]: readonly [number, number],
  [across, down]: readonly [number, number],
  inner: string,
): string {
  const scale = Math.min((width * 0.78) / across, (height * 0.8) / down);
  const left = (width - across * scale) / 2;
  const top = (height - down * scale) / 2;
  const metre = 100 * scale;
  const first = (start: number) => start - Math.ceil(start / metre) * metre;
  const grid = [
    ...times(Math.ceil(width / metre) + 1, (i) => `M${one(first(left) + i * metre)} 0V${height}`),
    ...times(Math.ceil(height / metre) + 1, (i) => `M0 ${one(first(top) + i * metre)}H${width}`),
  ].join('');
  const outline = { fill: palette.paper, stroke: palette.ink, width: wall };
  return [
    rect(0, 0, width, height, { fill: palette.land }),
    path(grid, { stroke: palette.faint, width: 1, strokeOpacity: 0.6 }),
    group([left, top], rect(0, 0, across, down, outline) + inner, 0, Math.round(scale * 1000) / 1000),
    scaleBar([width - metre - 48, height - 30], metre),
  ].join('');
}

function scaleBar([x, y]: Point, metre: number): string {
  const words = { size: 20, mono: true, anchor: 'end' as const };
  return (
    line(
      [
        [x, y - 8],
        [x, y],
        [x + metre, y],
        [x + metre, y - 8],
      ],
      palette.ink,
      2.5,
    ) + text([x - 12, y + 2], '1 m', words)
  );
}

export function innerWall(...corners: Point[]): string {
  return line(corners, palette.ink, 10);
}

/** A window in a wall. The box must be as thick as the wall. */
export function window([x, y, across, down]: Box): string {
  const middle: [Point, Point] =
    across > down
      ? [
          [x, y + down / 2],
          [x + across, y + down / 2],
        ]
      : [
          [x + across / 2, y],
          [x + across / 2, y + down],
        ];
  return (
    rect(x, y, across, down, { fill: palette.blueLight, stroke: palette.ink, width: thin }) +
    line(middle, palette.ink, thin)
  );
}

/** A door: the gap in the wall, the open leaf, and the arc of its movement. */
export function door(hinge: Point, closed: Point, open: Point): string {
  const reach = Math.hypot(closed[0] - hinge[0], closed[1] - hinge[1]);
  const turn = (closed[0] - hinge[0]) * (open[1] - hinge[1]) - (closed[1] - hinge[1]) * (open[0] - hinge[0]);
  return (
    line([hinge, closed], palette.paper, wall + 3) +
    line([hinge, open], palette.ink, thin * 1.6) +
    path(`M${at(closed)}A${one(reach)} ${one(reach)} 0 0 ${turn > 0 ? 1 : 0} ${at(open)}`, {
      stroke: palette.slate,
      width: thin,
      dash: [8, 6],
    })
  );
}

/** A single bed with its pillow on the left or on the right. */
export function bed([x, y, across, down]: Box, head: 'left' | 'right'): string {
  const [pillow, blanket] = head === 'left' ? [x + 10, x + 62] : [x + across - 44, x];
  return (
    rect(x, y, across, down, furniture) +
    rect(pillow, y + 12, 34, down - 24, { ...furniture, fill: palette.land }) +
    rect(blanket, y, across - 62, down, { ...furniture, fill: palette.blue })
  );
}

/** A desk with its chair below. Desks are the only yellow parts, because readers look for places of study. */
export function desk([x, y, across, down]: Box): string {
  const edge = { stroke: palette.ink, width: thin };
  return (
    circle([x + across / 2, y + down + 22], 24, furniture) +
    rect(x, y, across, down, { fill: palette.yellow, ...edge }) +
    rect(x + across / 2 - 18, y + down / 2 - 12, 36, 24, { fill: palette.white, ...edge })
  );
}

export function wardrobe([x, y, across, down]: Box): string {
  return (
    rect(x, y, across, down, furniture) +
    path(`M${at([x, y])}l${across} ${down}m0 ${-down}l${-across} ${down}`, { stroke: palette.slate, width: thin })
  );
}

/** A table with chairs along both long sides. */
export function table([x, y, across, down]: Box, chairs: number): string {
  const seats = times(chairs, (i) => {
    const middle = x + (across * (i + 0.5)) / chairs;
    return circle([middle, y - 14], 20, furniture) + circle([middle, y + down + 14], 20, furniture);
  });
  return seats.join('') + rect(x, y, across, down, furniture);
}

/** A sofa with its back at the top. */
export function sofa([x, y, across, down]: Box): string {
  return (
    rect(x, y, across, down, furniture) +
    rect(x + 16, y + 22, across - 32, down - 22, { ...furniture, fill: palette.blue })
  );
}

/** Shower, basin and toilet in a row from left to right, along the upper wall. */
export function bathroom([x, y]: Point): string {
  const tray = 85;
  return [
    rect(x, y, tray, tray, { ...furniture, fill: palette.blueLight }),
    path(`M${at([x, y])}l${tray} ${tray}m0 ${-tray}l${-tray} ${tray}`, { stroke: palette.slate, width: thin }),
    rect(x + 100, y, 60, 44, furniture),
    circle([x + 130, y + 23], 15, { ...furniture, fill: palette.blueLight }),
    rect(x + 178, y, 40, 18, furniture),
    circle([x + 198, y + 40], 20, furniture),
  ].join('');
}

/** Worktop with sink, hob and washing machine from left to right; `across` is at least 240. */
export function kitchen([x, y, across, down]: Box): string {
  const middle = y + down / 2;
  const rings = [-14, 14].flatMap((dx) => [-14, 14].map((dy) => circle([x + 140 + dx, middle + dy], 10, furniture)));
  return [
    rect(x, y, across, down, furniture),
    rect(x + 16, middle - 20, 62, 40, { ...furniture, fill: palette.blueLight }),
    ...rings,
    line(
      [
        [x + across - 62, y],
        [x + across - 62, y + down],
      ],
      palette.slate,
      thin,
    ),
    circle([x + across - 31, middle], 21, { ...furniture, fill: palette.blueLight }),
  ].join('');
}
