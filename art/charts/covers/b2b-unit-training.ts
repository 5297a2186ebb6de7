import { contours } from '../drawing/contours.ts';
import { between, type Point } from '../drawing/geometry.ts';
import type { DrawingLanguage } from '../drawing/language.ts';
import { palette } from '../drawing/palette.ts';
import { area, at, circle, line, path, rect } from '../drawing/svg.ts';
import { notForNavigation, target } from '../drawing/symbols.ts';

const sector: Point[] = [
  [-0.02, 0.18],
  [0.3, 0.06],
  [0.66, 0.12],
  [1.02, 0.3],
  [1.02, 0.86],
  [0.6, 0.97],
  [0.22, 0.9],
  [-0.02, 0.74],
];

/** Unit training: two crossing tracks, the separation circle, and the turn around it. */
export function b2bUnitTraining(width: number, height: number, language: DrawingLanguage): string {
  const k = width / 800;
  const share = ([x, y]: Point): Point => [x * width, y * height];
  const eastbound = [share([-0.02, 0.66]), share([1.02, 0.36])] as const;
  const northbound = [share([0.3, 1.02]), share([0.7, -0.02])] as const;
  const crossing = share([0.527, 0.502]);
  const other = between(...northbound, 0.13);
  const curve = [
    `M${at(other)}C${at(share([0.42, 0.72]))} ${at(share([0.69, 0.8]))} ${at(share([0.755, 0.5]))}`,
    `S${at(share([0.72, 0.16]))} ${at(share([0.7, -0.02]))}`,
  ].join('');
  return [
    rect(0, 0, width, height, { fill: palette.scope }),
    contours(width, height, 63, { color: '#17292f', opacity: 1, levels: 8, grain: 280 * k, width: k }),
    area(sector.map(share), { fill: '#13252b', stroke: palette.rule, width: 2 * k }),
    line(eastbound, palette.airway, 2.4 * k),
    line(northbound, palette.airway, 2.4 * k),
    circle(crossing, height * 0.17, {
      fill: palette.yellow,
      fillOpacity: 0.08,
      stroke: palette.yellow,
      width: 3.4 * k,
    }),
    circle(crossing, height * 0.221, { stroke: palette.yellow, width: 1.56 * k, dash: [5.2 * k, 9.1 * k] }),
    target(between(...eastbound, 0.27), 74, ['SIM214', '330 450'], { size: 21 * k, side: 'left' }),
    target(other, 23, ['SIM940', '330 440'], { size: 21 * k, color: palette.yellow, side: 'left' }),
    path(curve, { stroke: palette.magentaOnDark, width: 5 * k }),
    notForNavigation(width, height, language, palette.mist),
  ].join('');
}
