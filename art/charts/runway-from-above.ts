import type { Point } from './drawing/geometry.ts';
import { palette } from './drawing/palette.ts';
import { group, rect, text } from './drawing/svg.ts';

const thresholdStripes = 6;

/** A runway with legible markings: threshold stripes, numbers, aiming points, centre line. */
export function runwayFromAbove(
  middle: Point,
  length: number,
  width: number,
  bearing: number,
  names: readonly [string, string],
): string {
  const [low, high] = names;
  let drawn = rect(-width / 2, -length / 2, width, length, { fill: palette.ink });
  drawn += end(length, width, low) + group([0, 0], end(length, width, high), 180);
  for (let y = -length / 2 + width * 2; y < length / 2 - width * 2; y += width * 0.75) {
    drawn += mark(-width * 0.028, y, width * 0.056, width * 0.42);
  }
  return group(middle, drawn, bearing);
}

function end(length: number, width: number, name: string): string {
  const stripe = width * 0.085;
  const number = { size: width * 0.5, bold: true, anchor: 'middle', fill: palette.paper } as const;
  let drawn = text([0, length / 2 - width * 1.3], name, number);
  for (let i = 0; i < thresholdStripes; i++) {
    drawn += mark(
      (i - (thresholdStripes - 1) / 2) * width * 0.14 - stripe / 2,
      length / 2 - width * 1.05,
      stripe,
      width * 0.85,
    );
  }
  for (const side of [-1, 1]) {
    drawn += mark(side * width * 0.22 - width * 0.07, length / 2 - width * 3.4, width * 0.14, width);
  }
  return drawn;
}

function mark(x: number, y: number, width: number, height: number): string {
  return rect(x, y, width, height, { fill: palette.paper });
}
