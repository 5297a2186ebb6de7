import { contours } from '../drawing/contours.ts';
import { polar, times, type Point } from '../drawing/geometry.ts';
import { palette } from '../drawing/palette.ts';
import { at, circle, line, one, path, rect, text } from '../drawing/svg.ts';

const directions = ['N', '3', '6', 'E', '12', '15', 'S', '21', '24', 'W', '30', '33'];

/** Evaluator training: the needles of an instrument landing, slightly off centre, as an evaluator has to notice. */
export function courseEvaluator(width: number, height: number): string {
  const middle: Point = [width * 0.5, height * 0.5];
  const radius = height * 0.39;
  const [x, y] = middle;
  return [
    rect(0, 0, width, height, { fill: palette.scope }),
    contours(width, height, 91, { color: '#1b3238', opacity: 1, levels: 10, width: width / 800 }),
    circle(middle, radius * 1.08, { fill: palette.deep, stroke: palette.rule, width: width * 0.004 }),
    ...times(72, (i) => tick(middle, radius, i * 5, width)),
    ...directions.map((name, i) => {
      const place = polar(middle, radius * 0.8, i * 30);
      return text([place[0], place[1] + radius * 0.035], name, {
        size: radius * 0.1,
        bold: true,
        fill: palette.mint,
        anchor: 'middle',
      });
    }),
    ...[-4, -2, 2, 4].flatMap((dots) => deviationDots(middle, radius, dots, width)),
    needles(middle, radius, width),
    ownAircraft(middle, radius, width),
    path(`M${at([x, y - radius * 1.1])}l${one(width * 0.012)} ${one(-width * 0.022)}h${one(-width * 0.024)}z`, {
      fill: palette.yellow,
    }),
  ].join('');
}

function tick(middle: Point, radius: number, bearing: number, width: number): string {
  const inner = bearing % 30 ? (bearing % 10 ? 0.975 : 0.95) : 0.9;
  const ends = [polar(middle, radius * 1.02, bearing), polar(middle, radius * inner, bearing)];
  return line(ends, bearing % 30 ? '#6f9490' : palette.trace, width * (bearing % 30 ? 0.0016 : 0.003));
}

/** The dots for a deviation: one across, one down. */
function deviationDots([x, y]: Point, radius: number, dots: number, width: number): string[] {
  const away = (dots * radius * 0.78) / 5.6;
  const look = { stroke: palette.trace, width: width * 0.0028 };
  return [circle([x + away, y], radius * 0.026, look), circle([x, y + away], radius * 0.026, look)];
}

function needles([x, y]: Point, radius: number, width: number): string {
  const dot = radius / 5.6;
  const localiser = x + dot * 0.62;
  const glidePath = y - dot * 0.5;
  const reach = radius * 0.66;
  return (
    line(
      [
        [localiser, y - reach],
        [localiser, y + reach],
      ],
      palette.magentaOnDark,
      width * 0.0075,
    ) +
    line(
      [
        [x - reach, glidePath],
        [x + reach, glidePath],
      ],
      palette.magentaOnDark,
      width * 0.0075,
    )
  );
}

function ownAircraft(middle: Point, radius: number, width: number): string {
  const stroke = width * 0.0055;
  const wings = [
    [270, 0.34],
    [90, 0.34],
    [0, 0.28],
  ] as const;
  const lines = wings.map(([bearing, reach]) =>
    line([polar(middle, radius * 0.17, bearing), polar(middle, radius * reach, bearing)], palette.yellow, stroke),
  );
  return circle(middle, radius * 0.17, { stroke: palette.yellow, width: stroke }) + lines.join('');
}
