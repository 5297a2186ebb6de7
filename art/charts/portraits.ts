import { polar, times, type Point } from './drawing/geometry.ts';
import { circle, line, rect, text } from './drawing/svg.ts';
import { palette } from './drawing/palette.ts';

/**
 * Instructors with a drawn portrait, by the end of its id: initials and a colour. A photograph replaces the drawing
 * under the same id.
 */
export const portraits: Readonly<Record<string, readonly [initials: string, ground: string]>> = {
  'alba-r': ['AR', '#14303d'],
  'andres-m': ['AM', '#3d2a14'],
  'carlos-g': ['CG', '#2b1f3d'],
  'cristina-p': ['CP', '#173a2a'],
  'elena-s': ['ES', '#3d1a2b'],
  'fernando-t': ['FT', '#1a2a44'],
  'javier-o': ['JO', '#36361a'],
  'laura-b': ['LB', '#123a3a'],
  'nuria-c': ['NC', '#41241c'],
  'pablo-e': ['PE', '#2a2f3d'],
};

/** Two initials as a selected radar target: in brackets, over range rings. */
export function portrait(initials: string, ground: string, width: number, height: number): string {
  const middle: Point = [width / 2, height * 0.46];
  const half = height * 0.26;
  const arm = half * 0.5;
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  return [
    rect(0, 0, width, height, { fill: ground }),
    ...times(4, (i) =>
      circle(middle, height * (0.2 + i * 0.21), {
        stroke: palette.trace,
        strokeOpacity: 0.16,
        width: 2,
        ...(i % 2 && { dash: [3, 9] }),
      }),
    ),
    line([polar(middle, half * 1.55, 52), polar(middle, width, 52)], palette.magentaOnDark, 3),
    ...corners.map(([x, y]) => {
      const corner: Point = [middle[0] + x * half, middle[1] + y * half];
      return line([[corner[0] - x * arm, corner[1]], corner, [corner[0], corner[1] - y * arm]], palette.mint, 5);
    }),
    text([middle[0], middle[1] + height * 0.085], initials, {
      size: height * 0.24,
      bold: true,
      mono: true,
      anchor: 'middle',
      fill: palette.mint,
    }),
  ].join('');
}
