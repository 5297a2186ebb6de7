import { times } from '../drawing/geometry.ts';
import { box, label, paragraph, sheetWidth, sizes, way, type DrawFigure, type Role } from './figure.ts';

/** Start and end in months after the beginning of March; the exam of phase 1 is in the twelfth month. */
const rows: readonly { from: number; to: number; role: Role }[] = [
  { from: 0, to: 2, role: 'solid' },
  { from: 2, to: 4, role: 'solid' },
  { from: 4, to: 6, role: 'solid' },
  { from: 6, to: 8, role: 'solid' },
  { from: 8, to: 11, role: 'pale' },
  { from: 0, to: 12, role: 'card' },
  { from: 2, to: 12, role: 'card' },
  { from: 9, to: 12, role: 'route-fill' },
];

const words = {
  es: {
    months: ['M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D', 'E', 'F'],
    rows: [
      'Unidades 1 y 7',
      'Unidades 5 y 9',
      'Unidades 3 y 4',
      'Unidades 2, 6 y 8',
      'Segunda vuelta',
      'Inglés C1',
      'Aptitudes, con reloj',
      'Simulacros',
    ],
    note: 'De marzo a febrero. Plan nuestro, de ejemplo, para una fase 1 en febrero.',
  },
  en: {
    months: ['M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D', 'J', 'F'],
    rows: [
      'Units 1 and 7',
      'Units 5 and 9',
      'Units 3 and 4',
      'Units 2, 6 and 8',
      'Second pass',
      'English, C1',
      'Aptitude, timed',
      'Mock papers',
    ],
    note: 'From March to February. Our own sample plan, for a phase 1 in February.',
  },
} as const;

/** Twelve months of study as bars: subjects one after the other, and those that last all year. */
export const studyYear: DrawFigure = (language, layout) => {
  const t = words[language];
  const width = sheetWidth[layout];
  const wide = layout === 'wide';
  const left = wide ? 168 : 0;
  const month = (width - left) / 12;
  const rowHeight = wide ? 30 : 42;
  const top = 24;
  const bottom = top + rows.length * rowHeight;
  const names = t.months.map((name, index) =>
    label([left + (index + 0.5) * month, 14], name, { look: 'quiet data', anchor: 'middle' }),
  );
  const lines = wide
    ? times(13, (index) =>
        way(
          [
            [left + index * month, top],
            [left + index * month, bottom],
          ],
          'rule',
        ),
      )
    : [];
  const bars = rows.map(({ from, to, role }, index) => {
    const y = top + index * rowHeight;
    const [barTop, tall] = wide ? [y + 6, 18] : [y + 20, 14];
    const name = label([0, wide ? y + 20 : y + 14], t.rows[index] ?? '');
    return name + box(left + from * month, barTop, (to - from) * month, tall, role);
  });
  const small = paragraph([0, bottom + 22], t.note, width, { size: sizes.small, look: 'quiet' });
  return { height: bottom + 16 + small.height, inner: [...names, ...lines, ...bars, small.svg].join('') };
};
