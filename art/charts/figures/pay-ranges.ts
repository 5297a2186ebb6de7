import type { Point } from '../drawing/geometry.ts';
import {
  box,
  hatched,
  label,
  number,
  paragraph,
  sheetWidth,
  sizes,
  way,
  type DrawFigure,
  type Layout,
} from './figure.ts';

/** What a range rests on: a table of the agreement, somebody's estimate, or what our courses state. */
type Kind = 'table' | 'estimate' | 'ours';

const ranges: readonly { from: number; to: number; kind: Kind }[] = [
  { from: 35_000, to: 70_000, kind: 'estimate' },
  { from: 34_715, to: 83_172, kind: 'table' },
  { from: 82_183, to: 111_350, kind: 'table' },
  { from: 86_483, to: 103_038, kind: 'table' },
  { from: 100_000, to: 120_000, kind: 'estimate' },
  { from: 70_000, to: 200_000, kind: 'ours' },
];
const average = 94_500;
const firstPay = 31_000;
const end = 200_000;
/** Above this no source but our own course pages. */
const supported = 120_000;

const words = {
  es: {
    rows: [
      ['Torre privada', 'estimación de APCAE, 2023'],
      ['ENAIRE, según dependencia', 'tabla de 2022'],
      ['Jefe de división', 'tabla de 2022'],
      ['Jefe de sala', 'tabla de 2022'],
      ['Con pluses', 'El Periódico, 2025'],
      ['La horquilla de nuestros cursos', ''],
    ],
    average: 'Media de ENAIRE, 2023: 94.500',
    first: 'Primer sueldo (nuestros cursos): 31.000',
    note: 'Miles de euros brutos al año. Rayado: estimación. Discontinuo: sin otra fuente que nuestros cursos.',
  },
  en: {
    rows: [
      ['Private tower', 'APCAE estimate, 2023'],
      ['ENAIRE, by unit', '2022 table'],
      ['Head of division', '2022 table'],
      ['Ops room supervisor', '2022 table'],
      ['With bonuses', 'El Periódico, 2025'],
      ['The range given on our courses', ''],
    ],
    average: 'ENAIRE average, 2023: 94,500',
    first: 'First salary (our courses): 31,000',
    note: 'Thousands of euros gross a year. Hatched: an estimate. Dashed: no source but our own courses.',
  },
} as const;

const rowHeight: Record<Layout, number> = { wide: 44, narrow: 50 };
const barHeight = 16;

/**
 * What each source says a controller in Spain earns, as ranges on one axis. On a desk the names stand in a column of
 * their own; on a phone above the bars, and the upright lines are drawn beside the bars only: none crosses a name.
 */
export const payRanges: DrawFigure = (language, layout) => {
  const { rows, average: mean, first, note } = words[language];
  const width = sheetWidth[layout];
  const wide = layout === 'wide';
  const [left, right] = [wide ? 236 : 2, width - 14];
  const x = (amount: number) => left + (amount / end) * (right - left);
  const top = 28;
  const height = rowHeight[layout];
  const bottom = top + rows.length * height + 4;
  const barTop = (index: number) => top + index * height + (wide ? (height - barHeight) / 2 : 26);
  const upright = (amount: number, role: 'rule' | 'route') => {
    const from = role === 'rule' ? top : top - 8;
    if (wide) return way([at(amount, from), at(amount, bottom)], role);
    const parts = rows.map((_, index) => {
      const y = barTop(index) - 5;
      const reach = y + barHeight + (index === rows.length - 1 ? 14 : 10);
      return way([at(amount, y), at(amount, reach)], role);
    });
    return parts.join('');
  };
  function at(amount: number, y: number): Point {
    return [x(amount), y];
  }
  const scale = [0, 50_000, 100_000, 150_000, 200_000].map(
    (amount) =>
      upright(amount, 'rule') +
      label([x(amount), bottom + 16], number(amount / 1000, language), {
        size: sizes.small,
        look: 'quiet data',
        anchor: amount === 0 && !wide ? 'start' : 'middle',
      }),
  );
  const bars = rows.map((row, index) => bar(index, x, barTop(index)) + name(row, barTop(index), layout));
  const y = bottom + 40;
  const pointer = way(
    [
      [x(firstPay), bottom - 6],
      [x(firstPay), y - 9],
      [x(firstPay) + 8, y - 4],
    ],
    'line',
  );
  const inner = [
    ...scale,
    ...bars,
    upright(average, 'route'),
    label([x(average), 12], mean, { look: 'route strong', anchor: 'middle' }),
    pointer,
    label([x(firstPay) + 13, y], first, { size: sizes.small }),
  ];
  const small = paragraph([0, y + 26], note, width, { size: sizes.small, look: 'quiet' });
  return { height: y + 18 + small.height, inner: inner.join('') + small.svg };
};

function bar(index: number, x: (amount: number) => number, y: number): string {
  const { from, to, kind } = ranges[index] ?? { from: 0, to: 0, kind: 'table' };
  const [start, length] = [x(from), x(to) - x(from)];
  if (kind === 'table') return box(start, y, length, barHeight, 'solid');
  if (kind === 'estimate') return hatched(start, y, length, barHeight);
  return (
    box(start, y, x(supported) - start, barHeight, 'card') +
    box(x(supported), y, x(to) - x(supported), barHeight, 'dashed')
  );
}

/** Whose pay it is, and who says so. */
function name([who, source]: readonly [string, string], y: number, layout: Layout): string {
  if (layout === 'narrow') return label([0, y - 10], source === '' ? who : `${who} · ${source}`);
  if (source === '') return label([0, y + 13], who);
  return label([0, y + 5], who) + label([0, y + 21], source, { size: sizes.small, look: 'quiet' });
}
