import { contours } from '../drawing/contours.ts';
import { polar, times, type Point } from '../drawing/geometry.ts';
import { palette } from '../drawing/palette.ts';
import { area, circle, line, rect } from '../drawing/svg.ts';

/** Eight competences, from 0 to 1. */
const before = [0.55, 0.42, 0.62, 0.38, 0.5, 0.66, 0.44, 0.58];
const after = [0.88, 0.8, 0.92, 0.74, 0.83, 0.95, 0.78, 0.9];

/** Assessment: a polygon of competences before and after training. */
export function b2bCompetence(width: number, height: number): string {
  const k = width / 800;
  const middle: Point = [width * 0.5, height * 0.51];
  const radius = height * 0.39;
  const polygon = (values: readonly number[]) => values.map((value, i) => polar(middle, radius * value, i * 45));
  const rings = [0.25, 0.5, 0.75, 1].map((share) =>
    area(polygon(times(8, () => share)), {
      stroke: palette.buffEdge,
      strokeOpacity: share === 1 ? 1 : 0.6,
      width: 1.4 * k,
    }),
  );
  return [
    rect(0, 0, width, height, { fill: palette.buff }),
    contours(width, height, 72, { color: palette.buffEdge, opacity: 0.28, levels: 8, grain: 280 * k, width: k }),
    circle(middle, radius * 1.12, { fill: palette.buffLight, stroke: palette.ink, width: 2.2 * k }),
    ...rings,
    ...times(8, (i) =>
      line([middle, polar(middle, radius, i * 45)], palette.buffEdge, 1.2 * k, { strokeOpacity: 0.7 }),
    ),
    area(polygon(after), {
      fill: palette.magenta,
      fillOpacity: 0.13,
      stroke: palette.magenta,
      width: 5 * k,
      join: 'round',
    }),
    area(polygon(before), { stroke: palette.ink, width: 2.6 * k, dash: [8 * k, 6 * k] }),
    ...polygon(after).map((place) =>
      circle(place, 7 * k, { fill: palette.buffLight, stroke: palette.magenta, width: 4 * k }),
    ),
    ...polygon(before).map((place) => circle(place, 3.6 * k, { fill: palette.ink })),
  ].join('');
}
