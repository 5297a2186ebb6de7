import type { DrawingLanguage } from '../drawing/language.ts';
import { palette } from '../drawing/palette.ts';
import { at, path } from '../drawing/svg.ts';
import { notForNavigation, target } from '../drawing/symbols.ts';
import { radarScope } from '../radar-scope.ts';

/** Instructor training: the trainee's track, and alternative ones. */
export function coreInstructor(width: number, height: number, language: DrawingLanguage): string {
  const share = (x: number, y: number) => at([width * x, height * y]);
  const size = width * 0.0255;
  const flown = `M${share(0.1, 0.84)}C${share(0.34, 0.8)} ${share(0.38, 0.34)} ${share(0.9, 0.26)}`;
  const possible = `M${share(0.1, 0.84)}C${share(0.4, 0.9)} ${share(0.5, 0.5)} ${share(0.9, 0.26)}`;
  return [
    radarScope({ width, height, seed: 18, labels: false, traffic: 0, runways: [310], scale: 1.4 }),
    path(flown, { stroke: palette.magentaOnDark, width: 3 }),
    path(possible, { stroke: palette.yellow, dash: [5, 7] }),
    target([width * 0.36, height * 0.575], 38, ['SIM301', '090 210'], { size, side: 'left' }),
    target([width * 0.6, height * 0.515], 50, ['SIM302', '090 210'], { size, color: palette.yellow, below: true }),
    notForNavigation(width, height, language, palette.mist),
  ].join('');
}
