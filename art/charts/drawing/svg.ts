import { palette } from './palette.ts';
import type { Point } from './geometry.ts';

/** How a shape is painted; by default neither filled nor stroked. */
export type Paint = {
  fill?: string;
  fillOpacity?: number;
  stroke?: string;
  /** Stroke width, by default 2. */
  width?: number;
  strokeOpacity?: number;
  dash?: readonly number[];
  join?: 'round';
  cap?: 'round';
  /** Paints the stroke below the fill, as a halo around letters and symbols. */
  halo?: boolean;
  transform?: string;
  /** A class for the style sheet of a page with the inline SVG. */
  name?: string;
};

/** A coordinate with one decimal, which is finer than a pixel. */
export function one(value: number): string {
  return value.toFixed(1);
}

/** Path data for lines through points. */
export function points(list: readonly Point[]): string {
  return list.map((point) => point.map(one).join(' ')).join('L');
}

/** One point in path data. */
export function at(point: Point): string {
  return `${one(point[0])} ${one(point[1])}`;
}

export function rect(x: number, y: number, width: number, height: number, paint: Paint): string {
  return `<rect x="${one(x)}" y="${one(y)}" width="${one(width)}" height="${one(height)}"${attributes(paint)}/>`;
}

export function circle(centre: Point, radius: number, paint: Paint): string {
  return `<circle cx="${one(centre[0])}" cy="${one(centre[1])}" r="${one(radius)}"${attributes(paint)}/>`;
}

export function path(data: string, paint: Paint): string {
  return `<path d="${data}"${attributes(paint)}/>`;
}

export function line(list: readonly Point[], stroke: string, width = 2, paint: Paint = {}): string {
  return path(`M${points(list)}`, { join: 'round', ...paint, stroke, width });
}

export function area(list: readonly Point[], paint: Paint): string {
  return path(`M${points(list)}Z`, paint);
}

export type Lettering = {
  size?: number;
  bold?: boolean;
  mono?: boolean;
  anchor?: 'start' | 'middle' | 'end';
  spacing?: number;
} & Paint;

export function text(place: Point, words: string, lettering: Lettering = {}): string {
  const { size = 16, bold = false, mono = false, anchor = 'start', spacing, ...paint } = lettering;
  const font = `font-family="${mono ? 'B612 Mono' : 'B612'}" font-weight="${bold ? 700 : 400}" font-size="${one(size)}"`;
  const letters = spacing === undefined ? '' : ` letter-spacing="${spacing}"`;
  const where = `x="${one(place[0])}" y="${one(place[1])}" text-anchor="${anchor}"`;
  return `<text ${where} ${font}${letters}${attributes({ fill: palette.ink, ...paint })}>${words}</text>`;
}

/** A group that is moved, and optionally rotated and scaled. */
export function group(place: Point, inner: string, turn = 0, scale = 1): string {
  const turned = turn === 0 ? '' : ` rotate(${one(turn)})`;
  const scaled = scale === 1 ? '' : ` scale(${scale})`;
  return `<g transform="translate(${at(place)})${turned}${scaled}">${inner}</g>`;
}

export function svgDocument(width: number, height: number, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`;
}

function attributes(paint: Paint): string {
  const { fill = 'none', stroke, width = 2, dash } = paint;
  const stroked = stroke
    ? {
        stroke,
        'stroke-width': short(width),
        'stroke-dasharray': dash?.map(short).join(' '),
        'stroke-opacity': paint.strokeOpacity,
        'stroke-linejoin': paint.join,
        'stroke-linecap': paint.cap,
        'paint-order': paint.halo ? 'stroke' : undefined,
      }
    : {};
  const all = { class: paint.name, fill, 'fill-opacity': paint.fillOpacity, ...stroked, transform: paint.transform };
  return Object.entries(all)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${String(value)}"`)
    .join('');
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}
