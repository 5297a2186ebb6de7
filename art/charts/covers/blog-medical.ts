import { item, polar, radians, type Point } from '../drawing/geometry.ts';
import { palette } from '../drawing/palette.ts';
import { random } from '../drawing/random.ts';
import { circle, one, path, rect } from '../drawing/svg.ts';

/**
 * Colours of the dots of the figure and of its background, some pale and some dark, as on a real plate. They are in
 * capitals, so that the dark theme does not change them.
 */
const figureColors = ['#D9A300', '#B8972F', '#E6BD3C', '#C98F1B'] as const;
const groundColors = ['#3F86A8', '#7FB0C8', '#46606B', '#9BBCCB', '#5C8EA6'] as const;

/** Sizes of the dots, as shares of the plate's radius; large ones are placed first. */
const sizes = [0.055, 0.045, 0.036, 0.028, 0.021, 0.015] as const;
const triesPerSize = 4000;

/** Rows of rings with a gap: size of the rings, and bearings of their gaps. */
const rows = [
  { size: 0.094, gaps: [90] },
  { size: 0.058, gaps: [0, 270] },
  { size: 0.038, gaps: [180, 45, 90] },
  { size: 0.025, gaps: [270, 0, 135, 90] },
  { size: 0.017, gaps: [45, 180, 270, 0, 90] },
] as const;

/** The class 3 medical: a colour-vision plate with a hidden “3”, and a visual acuity chart. */
export function blogMedical(width: number, height: number): string {
  const plate: Point = [width * 0.36, height * 0.5];
  const radius = height * 0.405;
  return [
    rect(0, 0, width, height, { fill: palette.sea }),
    circle(plate, radius * 1.07, { fill: palette.white, stroke: palette.ink, width: width * 0.0024 }),
    ...dots().map(({ place: [x, y], size, color }) =>
      circle([plate[0] + x * radius, plate[1] + y * radius], size * radius, { fill: color }),
    ),
    ...eyeChart(width, height),
  ].join('');
}

type Dot = { place: Point; size: number; color: string };

/**
 * Dots that fill a circle of radius 1 without touching. Each has the colour of the figure or of the background,
 * depending on where its centre is.
 */
function dots(): Dot[] {
  const next = random(3);
  const placed: Dot[] = [];
  for (const largest of sizes) {
    for (let attempt = 0; attempt < triesPerSize; attempt++) {
      const place: Point = [next() * 2 - 1, next() * 2 - 1];
      const size = largest * (0.86 + next() * 0.28);
      const pick = next();
      if (Math.hypot(place[0], place[1]) > 1 - size) continue;
      if (placed.some((dot) => Math.hypot(dot.place[0] - place[0], dot.place[1] - place[1]) < dot.size + size + 0.006))
        continue;
      const colors = inFigure(place) ? figureColors : groundColors;
      placed.push({ place, size, color: item(colors, Math.floor(pick * colors.length)) });
    }
  }
  return placed;
}

/** Whether a point is in the numeral three: two arcs that meet in the middle and are open to the left. */
function inFigure([x, y]: Point): boolean {
  return [-0.255, 0.255].some((middle) => {
    const away = Math.hypot(x + 0.05, y - middle);
    const bearing = (Math.atan2(x + 0.05, middle - y) / radians(1) + 360) % 360;
    const open = middle < 0 ? bearing > 195 && bearing < 290 : bearing > 250 && bearing < 345;
    return away > 0.16 && away < 0.365 && !open;
  });
}

function eyeChart(width: number, height: number): string[] {
  const middle = width * 0.79;
  let y = height * 0.195;
  return rows.flatMap(({ size, gaps }, index) => {
    const radius = size * height;
    if (index > 0) y += radius + item(rows, index - 1).size * height + height * 0.066;
    return gaps.map((gap, column) => {
      const x = middle + (column - (gaps.length - 1) / 2) * radius * 3.3;
      return openRing([x, y], radius, gap);
    });
  });
}

/** A Landolt ring: its width and its gap are a fifth of its diameter. */
function openRing(middle: Point, radius: number, gap: number): string {
  const stroke = radius * 0.4;
  const along = radius - stroke / 2;
  const half = Math.asin(stroke / 2 / along) / radians(1);
  const [from, to] = [polar(middle, along, gap + half), polar(middle, along, gap - half)];
  return path(`M${one(from[0])} ${one(from[1])}A${one(along)} ${one(along)} 0 1 1 ${one(to[0])} ${one(to[1])}`, {
    stroke: palette.ink,
    width: stroke,
  });
}
