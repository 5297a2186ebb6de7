import { contours } from '../drawing/contours.ts';
import { radians, type Point } from '../drawing/geometry.ts';
import type { DrawingLanguage } from '../drawing/language.ts';
import { palette } from '../drawing/palette.ts';
import { at, path, rect } from '../drawing/svg.ts';
import { notForNavigation, sign, symbol } from '../drawing/symbols.ts';
import { runwayFromAbove } from '../runway-from-above.ts';

const runwayBearing = 70;
const glider = 'M0-17l5 12 16 9v5l-16-4-1 8 6 5v4l-10-3-10 3v-4l6-5-1-8-16 4v-5l16-9z';

/** Tower: the traffic circuit round a runway. */
export function coreTower(width: number, height: number, language: DrawingLanguage): string {
  const middle: Point = [width * 0.54, height * 0.6];
  const [s, c] = [Math.sin(radians(runwayBearing)), Math.cos(radians(runwayBearing))];
  /** A point by its distances along the runway and to its right. */
  const along = (u: number, v: number): Point => [middle[0] + u * s + v * c, middle[1] - u * c + v * s];
  const [half, away, bend] = [width * 0.31, -height * 0.27, height * 0.11];
  const circuit = [
    `M${at(along(half, 0))}L${at(along(half, away + bend))}Q${at(along(half, away))} ${at(along(half - bend, away))}`,
    `L${at(along(bend - half, away))}Q${at(along(-half, away))} ${at(along(-half, away + bend))}L${at(along(-half, 0))}`,
  ].join('');
  return [
    rect(0, 0, width, height, { fill: palette.land }),
    contours(width, height, 41, { opacity: 0.45, levels: 9 }),
    runwayFromAbove(middle, width * 0.5, height * 0.105, runwayBearing, ['06', '24']),
    path(circuit, { stroke: palette.magenta, width: 4, dash: [16, 8] }),
    symbol(glider, along(0, away), runwayBearing + 180, 1, { fill: palette.ink }),
    sign(along(width * 0.02, height * 0.25), 'TWR', 24),
    notForNavigation(width, height, language),
  ].join('');
}
