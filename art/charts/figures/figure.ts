import type { Point } from '../drawing/geometry.ts';
import type { DrawingLanguage } from '../drawing/language.ts';
import { one } from '../drawing/svg.ts';

export type FigureLanguage = DrawingLanguage;
/**
 * Columns of text are 640 px wide on a desktop, 336 px on a phone. Drawings have a layout for each, and are never
 * scaled down.
 */
export type Layout = 'wide' | 'narrow';

/** A drawing inside an article. It has no colours of its own: the page's style sheet paints it by class. */
export type FigureSheet = {
  height: number;
  inner: string;
  /** Whether it is a radar scope, which is dark in both themes. */
  tone?: 'deep';
};

export type DrawFigure = (language: FigureLanguage, layout: Layout) => FigureSheet;

export const sheetWidth: Record<Layout, number> = { wide: 640, narrow: 336 };

/** Classes that `src/sections/blog-article/article-figures.module.css` paints, in both themes. */
export type Role =
  | 'line'
  | 'rule'
  | 'route'
  | 'dashed'
  | 'solid'
  | 'pale'
  | 'card'
  | 'ground'
  | 'hollow'
  | 'mark'
  | 'route-fill';

/** Font sizes in pixels; none is smaller than 12. */
export const sizes = { small: 12, text: 13, large: 15 } as const;

type Words = { size?: number; look?: string; anchor?: 'start' | 'middle' | 'end' };

function escaped(words: string): string {
  return words.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

/** One line of words. `look` is one or more of `strong`, `quiet`, `data` and `route`, separated by blanks. */
export function label([x, y]: Point, words: string, { size = sizes.text, look, anchor }: Words = {}): string {
  const style = `${look ? ` class="${look}"` : ''} font-size="${size}"`;
  const side = anchor && anchor !== 'start' ? ` text-anchor="${anchor}"` : '';
  return `<text x="${round(x)}" y="${round(y)}"${style}${side}>${escaped(words)}</text>`;
}

/** Average width of a letter of B612, as a share of the font size. */
const letterWidth = 0.575;

export function textWidth(words: string, size: number = sizes.text): number {
  return words.length * size * letterWidth;
}

/**
 * Words in as many lines as a width needs, of similar lengths, without a single word on the last. `height` is that of
 * all lines.
 */
export function paragraph(
  [x, y]: Point,
  words: string,
  width: number,
  style: Words = {},
): { svg: string; height: number } {
  const { size = sizes.text } = style;
  let lines = wrapped(words, width, size);
  for (let narrower = width - size; narrower > width / 2; narrower -= size) {
    const tighter = wrapped(words, narrower, size);
    if (tighter.length > lines.length || tighter.some((line) => textWidth(line, size) > narrower)) break;
    lines = tighter;
  }
  const leading = Math.round(size * 1.35);
  return {
    svg: lines.map((line, index) => label([x, y + index * leading], line, style)).join(''),
    height: lines.length * leading,
  };
}

function wrapped(words: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length === 0 || textWidth(longer, size) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** The space of a label, slightly larger than its letters. */
export type LabelBox = { left: number; right: number; top: number; bottom: number };

/** The space that `label` needs with the same arguments. */
export function labelBox([x, y]: Point, words: string, { size = sizes.text, anchor = 'start' }: Words = {}): LabelBox {
  const width = textWidth(words, size);
  const left = x - width * { start: 0, middle: 0.5, end: 1 }[anchor];
  return { left: left - 3, right: left + width + 3, top: y - size, bottom: y + size * 0.4 };
}

/** Vertical lines between two heights, interrupted where a label is in the way. */
export function uprights(
  places: readonly number[],
  [top, bottom]: readonly [number, number],
  labels: readonly LabelBox[],
): string {
  return places
    .flatMap((x) => {
      const inTheWay = labels.filter(({ left, right }) => left < x && x < right).toSorted((a, b) => a.top - b.top);
      const ends = [top, ...inTheWay.flatMap((each) => [each.top, each.bottom]), bottom];
      return ends.flatMap((from, index) => {
        const to = ends[index + 1];
        if (index % 2 === 1 || to === undefined || to - from < 4) return [];
        return way(
          [
            [x, from],
            [x, to],
          ],
          'rule',
        );
      });
    })
    .join('');
}

export function box(x: number, y: number, width: number, height: number, role: Role): string {
  return `<rect class="${role}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"/>`;
}

export function dot([x, y]: Point, radius: number, role: Role): string {
  return `<circle class="${role}" cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"/>`;
}

export function way(points: readonly Point[], role: string): string {
  return `<path class="${role}" d="M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}"/>`;
}

/** A group that is moved as a whole. */
export function moved(x: number, y: number, svg: string): string {
  return `<g transform="translate(${round(x)} ${round(y)})">${svg}</g>`;
}

export function shape(data: string, role: string): string {
  return `<path class="${role}" d="${data}"/>`;
}

/** A hatched box for estimated or uncertain values. */
export function hatched(x: number, y: number, width: number, height: number): string {
  const step = 6;
  const strokes: string[] = [];
  for (let start = x - height + step / 2; start < x + width; start += step) {
    const from = Math.max(start, x);
    const to = Math.min(start + height, x + width);
    strokes.push(
      `M${round(from)} ${round(y + height - (from - start))}L${round(to)} ${round(y + height - (to - start))}`,
    );
  }
  return `<path class="rule" d="${strokes.join('')}"/>${box(x, y, width, height, 'hollow')}`;
}

/** A numbered ring, explained in the legend below the drawing. */
export function ring(centre: Point, order: number): string {
  return (
    dot(centre, 10, 'mark') +
    label([centre[0], centre[1] + 4.5], String(order), { size: sizes.text, look: 'strong on-mark', anchor: 'middle' })
  );
}

/** The legend of numbered rings, in as many columns as fit. */
export function ringLegend(top: number, entries: readonly string[], layout: Layout): { svg: string; height: number } {
  const columns = layout === 'wide' ? 2 : 1;
  const rows = Math.ceil(entries.length / columns);
  const width = sheetWidth[layout] / columns;
  const tallest = 2 * Math.round(sizes.text * 1.35);
  const rowHeight = entries.some((entry) => textWidth(entry) > width - 40) ? tallest + 6 : 28;
  const svg = entries.map((entry, index) => {
    const x = Math.floor(index / rows) * width + 11;
    const y = top + (index % rows) * rowHeight + 12;
    return ring([x, y], index + 1) + paragraph([x + 19, y + 4.5], entry, width - 40).svg;
  });
  return { svg: svg.join(''), height: rows * rowHeight };
}

/** The head of an arrow that points in a bearing, in degrees clockwise from the top. */
export function arrowHead([x, y]: Point, bearing: number, role = 'solid'): string {
  return `<path class="${role}" d="M0-7 5 5-5 5Z" transform="translate(${round(x)} ${round(y)}) rotate(${bearing})"/>`;
}

export function cross([x, y]: Point, size = 6): string {
  return shape(
    `M${round(x - size)} ${round(y - size)}l${2 * size} ${2 * size}M${round(x - size)} ${round(y + size)}l${2 * size} ${-2 * size}`,
    'line strong',
  );
}

/** Formats a number with the separators of a language, also if it has only four digits. */
export function number(value: number, language: FigureLanguage): string {
  return new Intl.NumberFormat(language === 'es' ? 'es-ES' : 'en-GB', { useGrouping: 'always' as never }).format(value);
}

export function percent(value: number, language: FigureLanguage): string {
  return language === 'es' ? `${value}\u00A0%` : `${value}%`;
}

/** The file of a sheet. */
export function figureFile({ height, inner, tone }: FigureSheet, layout: Layout): string {
  const width = sheetWidth[layout];
  const dark = tone ? ` data-tone="${tone}"` : '';
  const size = `width="${width}" height="${Math.ceil(height)}" viewBox="0 0 ${width} ${Math.ceil(height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}${dark}>${inner}</svg>\n`;
}

export function round(value: number): string {
  return one(value).replace(/\.0$/, '').replace(/^-0$/, '0');
}
