import { contours } from '../drawing/contours.ts';
import { polar, times, type Point } from '../drawing/geometry.ts';
import type { DrawingLanguage } from '../drawing/language.ts';
import { palette } from '../drawing/palette.ts';
import { random } from '../drawing/random.ts';
import { circle, line, rect } from '../drawing/svg.ts';
import { notForNavigation } from '../drawing/symbols.ts';

const target = '#9fc9bb';

/**
 * The shortage of controllers: traffic everywhere, and an empty ring. All parts are large, because thumbnails are 150
 * px wide.
 */
export function coreShortage(width: number, height: number, language: DrawingLanguage): string {
  const next = random(12);
  const empty: Point = [width * 0.62, height * 0.46];
  const traffic = times(44, () => {
    const [x, y] = [next() * width, next() * height];
    const ahead = polar([x, y], 36, next() * 360);
    if (Math.hypot(x - empty[0], y - empty[1]) < height * 0.3) return '';
    const square = rect(x - 7, y - 7, 14, 14, { fill: palette.scope, stroke: target, width: 2.6 });
    return line([[x, y], ahead], target, 2, { strokeOpacity: 0.7 }) + square;
  });
  return [
    rect(0, 0, width, height, { fill: palette.scope }),
    contours(width, height, 77, { color: '#27424a', opacity: 0.9, levels: 14, width: 1.1 }),
    ...traffic,
    circle(empty, height * 0.2, { stroke: palette.yellow, width: 5 }),
    circle(empty, height * 0.27, { stroke: palette.yellow, width: 2, dash: [6, 9] }),
    notForNavigation(width, height, language, palette.mist),
  ].join('');
}
