import { times } from '../drawing/geometry.ts';
import { aircraft } from '../drawing/symbols.ts';
import { box, label, round, sheetWidth, sizes, way, type DrawFigure } from './figure.ts';

const words = {
  es: {
    moments: ['Ahora', '2 min 30 s después'],
    gaps: ['4 millas', '3,2 millas'],
    turboprop: ['turbohélice', '120 nudos'],
    jet: ['reactor', '140 nudos'],
    threshold: 'pista',
    axis: 'millas náuticas hasta la pista',
  },
  en: {
    moments: ['Now', '2 min 30 s later'],
    gaps: ['4 miles', '3.2 miles'],
    turboprop: ['turboprop', '120 knots'],
    jet: ['jet', '140 knots'],
    threshold: 'runway',
    axis: 'nautical miles to the runway',
  },
} as const;

/** Miles from the runway: the turboprop first, then the jet. 5 NM at 120 kt are 150 s, in which 140 kt make 5.83 NM. */
const places = [
  [5, 9],
  [0, 9 - (150 / 3600) * 140],
] as const;
const farthest = 9;

/** Two moments of the same final, on which a faster jet gains on the turboprop ahead of it. */
export const catchUpOnFinal: DrawFigure = (language, layout) => {
  const t = words[language];
  const width = sheetWidth[layout];
  const [left, right] = [40, width - 26];
  const x = (miles: number) => left + (miles / farthest) * (right - left);
  const rowHeight = 138;
  const rows = places.map(([first, second], index) => {
    const top = index * rowHeight;
    const y = top + 66;
    return [
      label([0, top + 14], t.moments[index] ?? '', { size: sizes.large, look: 'strong' }),
      box(2, y - 4, left - 2, 8, 'solid'),
      way(
        [
          [left, y],
          [right + 20, y],
        ],
        'rule',
      ),
      ...times(farthest + 1, (mile) =>
        way(
          [
            [x(mile), y - 3],
            [x(mile), y + 3],
          ],
          'line',
        ),
      ),
      way(
        [
          [x(first), y - 18],
          [x(first), y - 26],
          [x(second), y - 26],
          [x(second), y - 18],
        ],
        'route',
      ),
      label([(x(first) + x(second)) / 2, y - 33], t.gaps[index] ?? '', { look: 'route strong', anchor: 'middle' }),
      plane(aircraft.turboprop, x(first), y),
      plane(aircraft.jet, x(second), y),
      ...t.turboprop.map((line, i) =>
        label([index === 1 ? 2 : x(first), y + 32 + i * 17], line, { anchor: index === 1 ? 'start' : 'middle' }),
      ),
      ...t.jet.map((line, i) =>
        label([index === 0 ? right + 26 : x(second), y + 32 + i * 17], line, {
          anchor: index === 0 ? 'end' : 'middle',
        }),
      ),
    ].join('');
  });
  const bottom = rows.length * rowHeight + 6;
  const scale = times(farthest + 1, (mile) =>
    label([x(mile), bottom], String(mile), { size: sizes.small, look: 'quiet data', anchor: 'middle' }),
  );
  return {
    height: bottom + 26,
    inner: [...rows, ...scale, label([left, bottom + 20], t.axis, { size: sizes.small, look: 'quiet' })].join(''),
  };
};

/** Aircraft fly to the left, towards the runway. */
function plane(data: string, x: number, y: number): string {
  return `<path class="plane" d="${data}" transform="translate(${round(x)} ${round(y)}) rotate(-90) scale(.72)"/>`;
}
