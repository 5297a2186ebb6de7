import { arrowHead, box, dot, label, paragraph, sheetWidth, sizes, textWidth, way, type DrawFigure } from './figure.ts';

/** An open end is "under"; a start that the sources do not give is drawn dashed. */
type Range = { from: number | null; to: number | null; open?: true; ours?: true };

const ranges: readonly Range[] = [
  { from: null, to: 24 },
  { from: null, to: 25, open: true },
  { from: 18, to: 27 },
  { from: null, to: 28 },
  { from: 18, to: 30 },
  { from: null, to: 30 },
  { from: 19, to: null },
  { from: 18, to: 65, open: true, ours: true },
  { from: 18, to: 65, open: true, ours: true },
];

const words = {
  es: {
    rows: [
      ['DFS, Alemania', '24 como máximo'],
      ['EUROCONTROL, Maastricht', 'menos de 25'],
      ['NAV Portugal', '27'],
      ['skyguide, Suiza', '28 como máximo'],
      ['skeyes, Bélgica', '30'],
      ['LVNL, Países Bajos', '30'],
      ['AirNav Ireland', 'sin máximo (2017)'],
      ['ENAIRE', 'menos de 65'],
      ['Nuestros cursos', 'menos de 65'],
    ],
    axis: 'años de edad',
    note: 'Según la página o la noticia de cada uno. Comienzo discontinuo: la fuente no dice desde qué edad.',
  },
  en: {
    rows: [
      ['DFS, Germany', '24 at most'],
      ['EUROCONTROL, Maastricht', 'under 25'],
      ['NAV Portugal', '27'],
      ['skyguide, Switzerland', '28 at most'],
      ['skeyes, Belgium', '30'],
      ['LVNL, Netherlands', '30'],
      ['AirNav Ireland', 'no maximum (2017)'],
      ['ENAIRE', 'under 65'],
      ['Our courses', 'under 65'],
    ],
    axis: 'years of age',
    note: 'According to each one’s page or a news report. Dashed start: the source does not say from which age.',
  },
} as const;

const [youngest, oldest] = [18, 66];

/** Up to what age the providers of western Europe take applicants. */
export const ageLimitsEurope: DrawFigure = (language, layout) => {
  const { rows, axis, note } = words[language];
  const width = sheetWidth[layout];
  const [left, right] = [8, width - 12];
  const x = (age: number) => left + ((age - youngest) / (oldest - youngest)) * (right - left);
  const rowHeight = 44;
  const bottom = rows.length * rowHeight + 6;
  const grid = [18, 25, 30, 40, 50, 65].map(
    (age) =>
      way(
        [
          [x(age), 4],
          [x(age), bottom],
        ],
        'rule',
      ) + label([x(age), bottom + 17], String(age), { size: sizes.small, look: 'quiet data', anchor: 'middle' }),
  );
  const bars = rows.map(([name, told], index) => {
    const { from, to, open, ours } = ranges[index] ?? { from: null, to: null };
    const y = index * rowHeight;
    const role = ours ? 'route-fill' : 'solid';
    const tall = ours ? 14 : 10;
    const middle = y + 29;
    const end = to === null ? right - 8 : x(to);
    const start = from === null ? x(21) : x(from);
    const beside = end + 14 + textWidth(told) < width;
    return [
      label([left - 8, y + 15], name, { look: ours ? 'strong halo' : 'halo' }),
      from === null && box(x(18), middle - tall / 2, start - x(18), tall, 'dashed'),
      box(start, middle - tall / 2, end - start, tall, role),
      to === null ? arrowHead([right - 5, middle], 90) : dot([end, middle], 6, open ? 'card' : role),
      label(beside ? [end + 12, middle + 5] : [width, y + 15], told, {
        look: ours ? 'route strong halo' : 'strong halo',
        anchor: beside ? 'start' : 'end',
      }),
    ]
      .filter(Boolean)
      .join('');
  });
  const small = paragraph([0, bottom + 58], note, width, { size: sizes.small, look: 'quiet' });
  return {
    height: bottom + 50 + small.height,
    inner:
      [...grid, ...bars].join('') + label([left, bottom + 35], axis, { size: sizes.small, look: 'quiet' }) + small.svg,
  };
};
