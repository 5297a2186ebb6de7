import { box, hatched, label, number, paragraph, sheetWidth, sizes, way, type DrawFigure } from './figure.ts';

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

/** What each source says a controller in Spain earns, as ranges on one axis. */
export const payRanges: DrawFigure = (language, layout) => {
  const { rows, average: mean, first, note } = words[language];
  const width = sheetWidth[layout];
  const [left, right] = [2, width - 26];
  const x = (amount: number) => left + (amount / end) * (right - left);
  const top = 44;
  const rowHeight = 48;
  const bottom = top + rows.length * rowHeight + 6;
  const scale = [0, 50_000, 100_000, 150_000, 200_000].map(
    (amount) =>
      way(
        [
          [x(amount), top],
          [x(amount), bottom],
        ],
        'rule',
      ) +
      label([x(amount), bottom + 16], number(amount / 1000, language), {
        size: sizes.small,
        look: 'quiet data',
        anchor: amount === 0 ? 'start' : 'middle',
      }),
  );
  const bars = rows.map(([name, source], index) => {
    const { from, to, kind } = ranges[index] ?? { from: 0, to: 0, kind: 'table' };
    const y = top + index * rowHeight;
    const [start, length] = [x(from), x(to) - x(from)];
    const bar =
      kind === 'table'
        ? box(start, y + 22, length, 16, 'solid')
        : kind === 'estimate'
          ? hatched(start, y + 22, length, 16)
          : box(start, y + 22, x(supported) - start, 16, 'card') +
            box(x(supported), y + 22, x(to) - x(supported), 16, 'dashed');
    const told = source === '' ? name : `${name} · ${source}`;
    return { bar, name: label([left, y + 16], told, { look: 'halo' }) };
  });
  const middle = x(average);
  const inner = [
    ...scale,
    ...bars.map(({ bar }) => bar),
    way(
      [
        [middle, 22],
        [middle, bottom],
      ],
      'route',
    ),
    ...bars.map((row) => row.name),
    label([middle, 14], mean, { look: 'route strong', anchor: 'middle' }),
    way(
      [
        [x(firstPay), bottom - 8],
        [x(firstPay), bottom + 26],
        [x(firstPay) + 10, bottom + 34],
      ],
      'line',
    ),
    label([x(firstPay) + 14, bottom + 39], first, { size: sizes.small }),
  ];
  const small = paragraph([0, bottom + 62], note, width, { size: sizes.small, look: 'quiet' });
  return { height: bottom + 54 + small.height, inner: inner.join('') + small.svg };
};
