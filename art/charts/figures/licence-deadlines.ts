import { arrowHead, dot, label, paragraph, sheetWidth, shape, sizes, way, type DrawFigure } from './figure.ts';

const words = {
  es: {
    events: [
      'Terminas la formación inicial',
      'Presentas la solicitud',
      'AESA expide la licencia',
      'Empiezas en una dependencia',
    ],
    gaps: ['12 meses como máximo', '3 meses, regla general', '1 año como máximo'],
    loop: 'Si falta algo: 10 días hábiles para completarlo',
    note: 'Las distancias no están a escala.',
  },
  en: {
    events: ['You complete initial training', 'You apply', 'AESA issues the licence', 'You start at a unit'],
    gaps: ['12 months at most', '3 months, general rule', '1 year at most'],
    loop: 'Something missing: 10 working days to complete it',
    note: 'Not to scale.',
  },
} as const;

/** The deadlines from the end of the course to the first day at a unit, from top to bottom. */
export const licenceDeadlines: DrawFigure = (language, layout) => {
  const { events, gaps, loop, note } = words[language];
  const width = sheetWidth[layout];
  const x = 14;
  const step = 104;
  const y = (index: number) => 16 + index * step;
  const middle = (y(1) + y(2)) / 2;
  const turn = middle + 12;
  const loopText = paragraph([x + 84, turn + (layout === 'wide' ? 5 : -4)], loop, width - x - 88);
  const inner = [
    way(
      [
        [x, y(0)],
        [x, y(events.length - 1)],
      ],
      'route',
    ),
    ...gaps.map((gap, index) =>
      label([x + 24, (y(index) + y(index + 1)) / 2 + (index === 1 ? -14 : 5)], gap, { look: 'route strong' }),
    ),
    shape(`M${x} ${turn - 8}h44a8 8 0 0 1 0 16h-38`, 'dashed'),
    arrowHead([x + 8, turn + 8], -90),
    loopText.svg,
    ...events.map((event, index) =>
      [
        dot([x, y(index)], 8, index === events.length - 1 ? 'mark' : 'card'),
        label([x + 24, y(index) + 5], event, { size: sizes.large, look: 'strong' }),
      ].join(''),
    ),
    label([0, y(events.length - 1) + 40], note, { size: sizes.small, look: 'quiet' }),
  ];
  return { height: y(events.length - 1) + 48, inner: inner.join('') };
};
