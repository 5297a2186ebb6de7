import { polar, times, type Point } from '../drawing/geometry.ts';
import type { DrawingLanguage } from '../drawing/language.ts';
import { palette } from '../drawing/palette.ts';
import { at, line, path } from '../drawing/svg.ts';
import { notForNavigation, target } from '../drawing/symbols.ts';
import { radarScope } from '../radar-scope.ts';

/** Approach: two aircraft on the final track and one joining it, on the radar display. */
export function coreApproach(width: number, height: number, language: DrawingLanguage): string {
  const threshold: Point = [width * 0.64, height * 0.5];
  const out = 225;
  const final = (share: number) => polar(threshold, width * share, out);
  const share = (x: number, y: number) => at([width * x, height * y]);
  const join = { stroke: palette.airway, width: 2.4 };
  const size = width * 0.0255;
  return [
    radarScope({ width, height, seed: 33, labels: false, traffic: 0, runways: [] }),
    line([threshold, [width * 0.73, height * 0.41]], '#e4f2ec', 6),
    line([threshold, final(0.75)], palette.magentaOnDark, 2.4, { dash: [14, 8] }),
    ...times(8, (i) => {
      const place = final((i + 1) * 0.055);
      const half = (i + 1) % 5 ? 7 : 13;
      return line([polar(place, half, out + 90), polar(place, half, out - 90)], palette.magentaOnDark, 2);
    }),
    path(`M${share(0.02, 0.3)}C${share(0.2, 0.34)} ${share(0.16, 0.72)} ${share(0.36, 0.85)}`, join),
    path(`M${share(0.98, 0.86)}C${share(0.7, 0.98)} ${share(0.5, 0.94)} ${share(0.38, 0.84)}`, join),
    target(final(0.16), out - 180, ['SIM412', '030 140'], { size }),
    target(final(0.36), out - 180, ['SIM087', '050 180'], { size, side: 'left' }),
    target([width * 0.76, height * 0.915], 262, ['SIM655', '070 210'], { size, color: palette.yellow }),
    notForNavigation(width, height, language, palette.mist),
  ].join('');
}
