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

/** The source of a range: a table of the agreement, or an estimate. */
type Kind = 'table' | 'estimate';

const ranges: readonly { from: number; to: number; kind: Kind }[] = [
  { from: 35_000, to: 70_000, kind: 'estimate' },
  { from: 33_550, to: 80_381, kind: 'table' },
  { from: 34_715, to: 83_172, kind: 'table' },
  { from: 82_183, to: 111_350, kind: 'table' },
  { from: 86_483, to: 103_038, kind: 'table' },
  { from: 100_000, to: 120_000, kind: 'estimate' },
];
const average = 94_500;
const end = 125_000;

const words = {
  es: {
    rows: [
      ['Torre privada', 'estimación de APCAE, 2023'],
      ['ENAIRE, según dependencia', 'tabla de 2019'],
      ['ENAIRE, según dependencia', 'tabla de 2022'],
      ['ENAIRE, jefe de división', 'tabla de 2022'],
      ['ENAIRE, jefe de sala', 'tabla de 2022'],
      ['ENAIRE, con complementos', 'El Periódico, 2025'],
    ],
    average: 'Media que dio ENAIRE en 2023: 94.500',
    note: 'Miles de euros brutos al año. Relleno: tabla del convenio, tomada de la prensa. Rayado: estimación.',
  },
  en: {
    rows: [
      ['Private tower', 'APCAE estimate, 2023'],
      ['ENAIRE, by unit', '2019 table'],
      ['ENAIRE, by unit', '2022 table'],
      ['ENAIRE, head of division', '2022 table'],
      ['ENAIRE, ops room supervisor', '2022 table'],
      ['ENAIRE, with supplements', 'El Periódico, 2025'],
    ],
    average: 'Average given by ENAIRE in 2023: 94,500',
    note: 'Thousands of euros gross a year. Solid: table of the agreement, from the press. Hatched: an estimate.',
  },
} as const;

const rowHeight: Record<Layout, number> = { wide: 44, narrow: 50 };
const barHeight = 16;

/**
 * The pay of controllers in Spain by source, as ranges on one axis. On a desktop names have their own column. On a
 * phone they are above the bars, and vertical lines are drawn beside the bars only, so that none crosses a name.
 */
export const payRanges: DrawFigure = (language, layout) => {
  const { rows, average: mean, note } = words[language];
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
  const scale = [0, 25_000, 50_000, 75_000, 100_000, 125_000].map(
    (amount) =>
      upright(amount, 'rule') +
      label([x(amount), bottom + 16], number(amount / 1000, language), {
        size: sizes.small,
        look: 'quiet data',
        anchor: amount === 0 && !wide ? 'start' : 'middle',
      }),
  );
  const bars = rows.map((row, index) => bar(index, x, barTop(index)) + name(row, barTop(index), layout));
  const inner = [
    ...scale,
    ...bars,
    upright(average, 'route'),
    label([right, 12], mean, { look: 'route strong', anchor: 'end' }),
  ];
  const small = paragraph([0, bottom + 44], note, width, { size: sizes.small, look: 'quiet' });
  return { height: bottom + 36 + small.height, inner: inner.join('') + small.svg };
};

function bar(index: number, x: (amount: number) => number, y: number): string {
  const { from, to, kind } = ranges[index] ?? { from: 0, to: 0, kind: 'table' };
  const [start, length] = [x(from), x(to) - x(from)];
  return kind === 'table' ? box(start, y, length, barHeight, 'solid') : hatched(start, y, length, barHeight);
}

/** The name of the paid group, and the source. */
function name([who, source]: readonly [string, string], y: number, layout: Layout): string {
  if (layout === 'narrow') return label([0, y - 10], `${who} · ${source}`);
  return label([0, y + 5], who) + label([0, y + 21], source, { size: sizes.small, look: 'quiet' });
}
