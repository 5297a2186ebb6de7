import { kilometresPerLatitude, kilometresPerLongitude } from './aerodromes.ts';
import type { ChartSheet } from './chart-sheet.ts';
import { item, polar, radians, type Point } from './drawing/geometry.ts';
import { valueNoise } from './drawing/random.ts';
import { at, line, path, points, text } from './drawing/svg.ts';

/** Depth lines off the shore: distance in pixels, opacity, width. */
const depthLines = [
  [0, 0.9, 1.8],
  [8, 0.4, 1],
  [18, 0.28, 1],
  [34, 0.18, 1],
  [58, 0.12, 1],
] as const;

/** An invented shore on the side of the sea; none inland. */
export function coast({ place, theme, middle, scale }: ChartSheet): string {
  if (!place.coast) return '';
  const { bearing, distance } = place.coast;
  const shore = shoreline(
    polar(middle, distance * scale * 1.25, bearing),
    bearing,
    scale,
    place.icao.charCodeAt(3) * 7,
  );
  const far = [polar(item(shore, -1), scale * 40, bearing), polar(item(shore, 0), scale * 40, bearing)];
  const out: Point = [Math.sin(radians(bearing)), -Math.cos(radians(bearing))];
  const depths = depthLines.map(([away, strokeOpacity, width]) =>
    path(`M${points(shore)}`, {
      stroke: theme.line,
      strokeOpacity,
      width,
      transform: `translate(${at([out[0] * away, out[1] * away])})`,
    }),
  );
  return path(`M${points(shore)}L${points(far)}Z`, { fill: theme.sea }) + depths.join('');
}

function shoreline(base: Point, bearing: number, scale: number, seed: number): Point[] {
  const noise = valueNoise(seed);
  const shore: Point[] = [];
  for (let k = -16; k <= 16; k += 0.1) {
    const along = polar(base, k * scale * 0.6, bearing + 90);
    const bays = (noise(k * 0.5 + 20, 3) - 0.5) * 1.5;
    const rocks = (noise(k * 2 + 50, 9) - 0.5) * 0.28;
    shore.push(polar(along, scale * (0.12 + bays + rocks + k * k * 0.012), bearing));
  }
  return shore;
}

/** Graticule lines on whole minutes of arc; a wide chart labels them. */
export function graticule(sheet: ChartSheet): string {
  const { place, width, height, middle, scale } = sheet;
  const perLatitude = kilometresPerLatitude * scale;
  const perLongitude = kilometresPerLongitude(place.latitude) * scale;
  const every = (perLatitude / 60 > height / 8 ? 1 : 2) / 60;
  let drawn = '';
  for (const value of multiples(
    every,
    place.latitude - (height - middle[1]) / perLatitude,
    place.latitude + middle[1] / perLatitude,
  )) {
    drawn += parallel(sheet, value, middle[1] - (value - place.latitude) * perLatitude);
  }
  for (const value of multiples(
    every,
    place.longitude - middle[0] / perLongitude,
    place.longitude + (width - middle[0]) / perLongitude,
  )) {
    drawn += meridian(sheet, value, middle[0] + (value - place.longitude) * perLongitude);
  }
  return drawn;
}

function parallel({ theme, width, height, wide, framed, lettering }: ChartSheet, value: number, y: number): string {
  const drawn = line(
    [
      [0, y],
      [width, y],
    ],
    theme.faint,
    0.9,
    { strokeOpacity: 0.8 },
  );
  if (!wide || y <= 60 || y >= height - 60) return drawn;
  const left = framed ? 26 : 12;
  return drawn + text([left, y - 6], latitudeName(value), { size: lettering * 0.5, fill: theme.line, mono: true });
}

function meridian({ theme, width, height, wide, framed, lettering }: ChartSheet, value: number, x: number): string {
  const drawn = line(
    [
      [x, 0],
      [x, height],
    ],
    theme.faint,
    0.9,
    { strokeOpacity: 0.8 },
  );
  if (!wide || x <= 120 || x >= width - 190) return drawn;
  const top = (framed ? 26 : 12) + lettering * 0.42;
  return drawn + text([x + 6, top], longitudeName(value), { size: lettering * 0.5, fill: theme.line, mono: true });
}

function multiples(step: number, from: number, to: number): number[] {
  const list: number[] = [];
  for (let value = Math.ceil(from / step) * step; value < to; value += step) list.push(value);
  return list;
}

/** Degrees and minutes as charts write them, such as 40°28′N. */
export function latitudeName(degrees: number): string {
  return angleName(degrees, 2, degrees < 0 ? 'S' : 'N');
}

export function longitudeName(degrees: number): string {
  return angleName(degrees, 3, degrees < 0 ? 'W' : 'E');
}

function angleName(degrees: number, digits: number, side: string): string {
  const minutes = Math.round(Math.abs(degrees) * 60);
  const whole = String(Math.floor(minutes / 60)).padStart(digits, '0');
  return `${whole}°${String(minutes % 60).padStart(2, '0')}′${side}`;
}
