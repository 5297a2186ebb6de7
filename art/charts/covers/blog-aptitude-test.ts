import { contours } from '../drawing/contours.ts';
import { polar, times, type Point } from '../drawing/geometry.ts';
import { palette } from '../drawing/palette.ts';
import { at, circle, line, one, path, rect, text } from '../drawing/svg.ts';
import { aircraft, symbol } from '../drawing/symbols.ts';

/** Heading and number of dots of each answer; the first is correct. */
const answers = [
  [270, 3],
  [315, 2],
  [270, 2],
  [225, 3],
] as const;

/** Digital aptitude test: a matrix of figures that can be solved, four answers and a timer. */
export function blogAptitudeTest(width: number, height: number): string {
  const k = width / 800;
  const size = height * 0.225;
  const gap = height * 0.022;
  const matrix = times(9, (i): string => {
    const [column, row] = [i % 3, Math.floor(i / 3)];
    const corner: Point = [
      width * 0.105 + column * (size + gap),
      (height - 3 * size - 2 * gap) / 2 + row * (size + gap),
    ];
    return i === 8
      ? question(corner, size, k)
      : figure(corner, size, 45 * (column + 2 * row), row + 1, { width: 1.6 * k });
  });
  const small = height * 0.175;
  const left = width * 0.635;
  const choices = answers.map(([heading, dots], i) => {
    const x = left + (i % 2) * (small + gap * 1.6);
    const y = height * 0.46 + Math.floor(i / 2) * (small + gap * 1.6);
    const right = i === 0;
    const border = right ? { stroke: palette.magentaOnDark, width: 4 * k } : { width: 1.6 * k };
    const letter = { size: 13 * k, mono: true, fill: right ? palette.magentaOnDark : palette.mist };
    return figure([x, y], small, heading, dots, border) + text([x + 8 * k, y + 17 * k], 'ABCD'[i] ?? '', letter);
  });
  return [
    rect(0, 0, width, height, { fill: palette.scope }),
    contours(width, height, 14, { color: '#16292f', opacity: 1, levels: 9, grain: 260 * k, width: k }),
    ...matrix,
    ...choices,
    timer([left + small + gap * 0.8, height * 0.255], height * 0.125, k),
  ].join('');
}

/** A cell of the matrix: an aircraft on a heading, with dots behind its tail. */
function figure(
  [x, y]: Point,
  size: number,
  heading: number,
  dots: number,
  border: { stroke?: string; width: number },
): string {
  const middle: Point = [x + size / 2, y + size / 2];
  return [
    rect(x, y, size, size, { fill: '#12232a', stroke: palette.rule, ...border }),
    symbol(aircraft.jet, middle, heading, size * 0.0132, { fill: palette.trace }),
    ...times(dots, (i) => {
      const place = polar(middle, size * 0.4, heading + 180 + (i - (dots - 1) / 2) * 26);
      return circle(place, size * 0.042, { fill: palette.yellow });
    }),
  ].join('');
}

function question([x, y]: Point, size: number, k: number): string {
  return (
    rect(x, y, size, size, { stroke: palette.yellow, width: 3 * k, dash: [9 * k, 6 * k] }) +
    text([x + size / 2, y + size * 0.65], '?', {
      size: size * 0.46,
      bold: true,
      fill: palette.yellow,
      anchor: 'middle',
    })
  );
}

/** Five of twelve segments of the timer are left. */
function timer(middle: Point, radius: number, k: number): string {
  const hand = 150;
  const arc = `M${at(polar(middle, radius, 0))}A${one(radius)} ${one(radius)} 0 0 1 ${at(polar(middle, radius, hand))}`;
  return [
    circle(middle, radius, { stroke: palette.rule, width: 9 * k }),
    path(arc, { stroke: palette.yellow, width: 9 * k }),
    ...times(12, (i) =>
      line([polar(middle, radius * 0.8, i * 30), polar(middle, radius * 0.7, i * 30)], palette.mist, 1.6 * k),
    ),
    line([middle, polar(middle, radius * 0.66, hand)], palette.trace, 3 * k),
    circle(middle, 4 * k, { fill: palette.trace }),
  ].join('');
}
