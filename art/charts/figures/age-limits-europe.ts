import type { Point } from '../drawing/geometry.ts';
import {
  arrowHead,
  box,
  dot,
  label,
  labelBox,
  paragraph,
  sheetWidth,
  sizes,
  textWidth,
  uprights,
  type DrawFigure,
} from './figure.ts';

/** An open upper limit means “under”; a lower limit that the sources do not give is drawn dashed. */
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
    note: 'Comienzo discontinuo: la fuente no dice desde qué edad.',
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
    note: 'Dashed start: the source does not say from which age.',
  },
} as const;

const [youngest, oldest] = [18, 66];

/** The maximum age of applicants, by provider of western Europe. On a desktop the names have their own column. */
export const ageLimitsEurope: DrawFigure = (language, layout) => {
  const { rows, axis, note } = words[language];
  const width = sheetWidth[layout];
  const wide = layout === 'wide';
  const [left, right] = [wide ? 190 : 8, width - 12];
  const x = (age: number) => left + ((age - youngest) / (oldest - youngest)) * (right - left);
  const rowHeight = wide ? 36 : 44;
  const bottom = rows.length * rowHeight + 6;
  const ages = [18, 25, 30, 40, 50, 65];
  const drawn = rows.map(([name, told], index) => {
    const { from, to, open, ours } = ranges[index] ?? { from: null, to: null };
    const y = index * rowHeight;
    const middle = y + (wide ? 21 : 29);
    const role = ours ? 'route-fill' : 'solid';
    const tall = ours ? 14 : 10;
    const end = to === null ? right - 8 : x(to);
    const start = from === null ? x(21) : x(from);
    const beside = end + 14 + textWidth(told) < width;
    const limit: Point = beside ? [end + 12, middle + 5] : [wide ? right : width, wide ? middle - 10 : y + 15];
    const side = { anchor: beside ? 'start' : 'end' } as const;
    const who: Point = wide ? [0, middle + 5] : [left - 8, y + 15];
    const shapes = [
      label(who, name, ours ? { look: 'strong' } : {}),
      from === null ? box(x(18), middle - tall / 2, start - x(18), tall, 'dashed') : '',
      box(start, middle - tall / 2, end - start, tall, role),
      to === null ? arrowHead([right - 5, middle], 90) : dot([end, middle], 6, open ? 'card' : role),
      label(limit, told, { look: ours ? 'route strong' : 'strong', ...side }),
    ];
    return { svg: shapes.join(''), labels: [labelBox(who, name), labelBox(limit, told, side)] };
  });
  const grid = uprights(
    ages.map(x),
    [4, bottom],
    drawn.flatMap(({ labels }) => labels),
  );
  const scale = ages.map((age) =>
    label([x(age), bottom + 17], String(age), { size: sizes.small, look: 'quiet data', anchor: 'middle' }),
  );
  const small = paragraph([0, bottom + 58], note, width, { size: sizes.small, look: 'quiet' });
  return {
    height: bottom + 50 + small.height,
    inner: [
      grid,
      ...scale,
      ...drawn.map(({ svg }) => svg),
      label([x(youngest) - 8, bottom + 35], axis, { size: sizes.small, look: 'quiet' }),
      small.svg,
    ].join(''),
  };
};
