import type { DrawingLanguage } from './language.ts';
import { palette } from './palette.ts';
import { polar, times, type Point } from './geometry.ts';
import { at, circle, group, line, one, path, rect, text, type Paint } from './svg.ts';

/** An airport sign: a location sign (yellow on black) or a direction sign (black on yellow). */
export function sign(centre: Point, letters: string, size = 24, kind: 'location' | 'direction' = 'location'): string {
  const width = size * (0.74 * letters.length + 1.1);
  const height = size * 1.75;
  const inset = size * 0.2;
  const [ground, front] =
    kind === 'direction' ? [palette.yellow, palette.onYellow] : [palette.onYellow, palette.yellow];
  const border = { stroke: front, width: size * 0.1 };
  return group(
    centre,
    rect(-width / 2, -height / 2, width, height, { fill: ground }) +
      rect(-width / 2 + inset, -height / 2 + inset, width - 2 * inset, height - 2 * inset, border) +
      text([0, size * 0.37], letters, { size, fill: front, bold: true, anchor: 'middle' }),
  );
}

/** The warning on charts, in two lines, with the wording of real charts in each language. */
export const warning = { es: ['NO VÁLIDO PARA', 'NAVEGACIÓN'], en: ['NOT FOR', 'NAVIGATION'] } as const;

/** The stamp on every picture with cartography. */
export function notForNavigation(
  width: number,
  height: number,
  language: DrawingLanguage,
  fill: string = palette.slate,
  size = width * 0.0125,
): string {
  return text([width - size * 1.4, height - size * 1.3], warning[language].join(' '), {
    size,
    fill,
    mono: true,
    anchor: 'end',
  });
}

/** A fix: a triangle on a route. */
export function fix([x, y]: Point, size: number, stroke: string, fill = 'none', width = 2): string {
  return path(`M${at([x, y - size])}l${one(size * 0.9)} ${one(size * 1.6)}h${one(-size * 1.8)}z`, {
    fill,
    stroke,
    width,
  });
}

export type TargetLook = { color?: string; size?: number; side?: 'left' | 'right'; below?: boolean };

/**
 * A radar target with history dots, speed vector and a label of two lines. Callsigns are always invented, as `SIMnnn`.
 */
export function target(place: Point, bearing: number, label: readonly [string, string], look: TargetLook = {}): string {
  const { color = palette.trace, size = 20, side = 'right', below = false } = look;
  const k = size / 16;
  const s = side === 'right' ? 1 : -1;
  const v = below ? 1 : -1;
  const [x, y] = place;
  const history = times(5, (i) => {
    const paint = { fill: color, fillOpacity: Number(one(0.71 - i * 0.14)) };
    return circle(polar(place, (i + 1) * 13 * k, bearing + 180), (2.8 - i * 0.4) * k, paint);
  });
  const corner: Point = [x + s * 34 * k, y + v * 34 * k];
  const words = { fill: color, size, mono: true, anchor: side === 'right' ? ('start' as const) : ('end' as const) };
  const left = corner[0] + s * 5 * k;
  const top = corner[1] + (below ? 10 : -14) * k;
  return [
    ...history,
    line([place, polar(place, 52 * k, bearing)], color, 1.6 * k),
    rect(x - 6 * k, y - 6 * k, 12 * k, 12 * k, { stroke: color, width: 2.4 * k }),
    line([[x + s * 7 * k, y + v * 7 * k], corner], color, k, { strokeOpacity: 0.6 }),
    text([left, top], label[0], { ...words, bold: true }),
    text([left, top + size * 1.25], label[1], words),
  ].join('');
}

/** An aircraft from above, nose up, about 40 units long. */
export const aircraft = {
  jet: 'M0-20l3.4 7.5v7L20 6v4.2L3.4 5.6v8L8.5 18v3L0 18.8-8.5 21v-3l5.1-4.4v-8L-20 10.2V6L-3.4-5.5v-7z',
  turboprop:
    'M0-19c2 0 2.8 3 2.8 6v6.5h4V-10h1.4v-2h1v2h1.4v3.5H21v4.2L2.8-1.5v12.7l6.2 2.3v3.6L0 16l-9 1.1v-3.6l6.2-2.3V-1.5L-21-2.3v-4.2h10.4V-10h1.4v-2h1v2h1.4v3.5h4V-13c0-3 .8-6 2.8-6z',
} as const;

export function symbol(data: string, place: Point, bearing: number, scale: number, paint: Paint): string {
  const round = Math.round(scale * 1000) / 1000;
  return path(data, { ...paint, transform: `translate(${at(place)}) rotate(${one(bearing)}) scale(${round})` });
}
