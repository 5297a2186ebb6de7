import { times } from '../drawing/geometry.ts';
import { palette } from '../drawing/palette.ts';
import { line, rect } from '../drawing/svg.ts';

/** The invented cycle of the article's sample roster: morning, afternoon, night, and three days off. */
const cycle = ['morning', 'morning', 'afternoon', 'afternoon', 'night', '', '', ''] as const;
const looks = {
  morning: { fill: palette.buffLight, edge: palette.buffEdge, from: 0 },
  afternoon: { fill: palette.blueLight, edge: palette.blueEdge, from: 1 },
  night: { fill: palette.blueMiddle, edge: palette.slate, from: 2 },
} as const;
const days = 16;
/** Four teams of one unit, each two days behind the one above. */
const teams = 4;

/** Shifts of a unit: four rows of strips, one for each team. */
export function blogRoster(width: number, height: number): string {
  const k = width / 1600;
  const [left, top, across, down] = [width * 0.05, height * 0.09, width * 0.9, height * 0.82];
  const column = across / days;
  const row = down / teams;
  const third = (row * 0.86) / 3;
  const strips = times(teams, (team) =>
    times(days, (day) => {
      const shift = cycle[(day + cycle.length - team * 2) % cycle.length] ?? '';
      if (shift === '') return '';
      const { fill, edge, from } = looks[shift];
      const [x, y] = [left + day * column, top + team * row + from * third];
      return [
        rect(x + 3 * k, y, column - 6 * k, third - 5 * k, { fill, stroke: palette.ink, width: 3.4 * k }),
        rect(x + 3 * k, y, 14 * k, third - 5 * k, { fill: edge }),
      ].join('');
    }),
  ).flat();
  const rules = times(days + 1, (day) =>
    line(
      [
        [left + day * column, top - height * 0.03],
        [left + day * column, top + down],
      ],
      palette.faint,
      2 * k,
    ),
  );
  const today = left + 6.5 * column;
  return [
    rect(0, 0, width, height, { fill: palette.land }),
    ...rules,
    ...strips,
    line(
      [
        [today, height * 0.03],
        [today, height * 0.97],
      ],
      palette.magenta,
      8 * k,
    ),
  ].join('');
}
