import {
  arrowHead,
  box,
  hatched,
  label,
  moved,
  paragraph,
  sheetWidth,
  sizes,
  textWidth,
  way,
  type DrawFigure,
} from './figure.ts';

const words = {
  es: {
    axis: 'meses',
    selection: 'Selección (convocatoria de 2025): 6,5 meses',
    course: 'Curso completo: de 11 a 13 meses',
    unit: 'Formación de unidad: de 3 a más de 12 meses',
    offer: '18 meses como máximo desde la oferta de contrato, cuyo día no es fijo',
    shortest: 'más de 20 meses',
    longest: 'más de 31 meses',
    note: 'Rayado: lo que puede alargarse.',
  },
  en: {
    axis: 'months',
    selection: 'Selection (2025 round): 6.5 months',
    course: 'Full course: 11 to 13 months',
    unit: 'Unit training: 3 to more than 12 months',
    offer: '18 months at most from the contract offer, whose day is not fixed',
    shortest: 'over 20 months',
    longest: 'over 31 months',
    note: 'Hatched: what may take longer.',
  },
} as const;

const [selectionEnd, courseShort, courseLong, unitShort, unitLong, end] = [6.5, 17.5, 19.5, 20.5, 31.5, 36];

/** From the call to work without an instructor: three stages on one axis of months. */
export const postToPosition: DrawFigure = (language, layout) => {
  const t = words[language];
  const width = sheetWidth[layout];
  const [left, right] = [2, width - 12];
  const x = (month: number) => left + (month / end) * (right - left);
  const height = 18;
  // On a phone these two texts may need two lines.
  const name = paragraph([0, 0], t.unit, layout === 'wide' ? width : 300);
  const offer = paragraph([0, 0], t.offer, right - x(selectionEnd), { size: sizes.small });
  const third = 78 + height + 8 + 12 + offer.height + 6 + name.height;
  const rows = [24, 78, third + 4] as const;
  const bottom = rows[2] + 50;
  const row = (y: number, from: number, certain: number, possible = certain) =>
    box(x(from), y, x(certain) - x(from), height, 'solid') +
    (possible > certain ? hatched(x(certain), y, x(possible) - x(certain), height) : '');
  const scale = [0, 6, 12, 18, 24, 30, 36].map(
    (month) =>
      way(
        [
          [x(month), bottom],
          [x(month), bottom + 5],
        ],
        'line',
      ) +
      label(
        [x(month), bottom + 19],
        month === end ? `${month} ${layout === 'wide' ? t.axis : ''}`.trim() : String(month),
        {
          size: sizes.small,
          look: 'quiet data',
          anchor: month === 0 ? 'start' : month === end ? 'end' : 'middle',
        },
      ),
  );
  const marks = (
    [
      [unitShort, t.shortest],
      [unitLong, t.longest],
    ] as const
  ).map(([month, told], index) =>
    [
      way(
        [
          [x(month), rows[2] + height],
          [x(month), bottom + 30 + index * 20],
        ],
        'route',
      ),
      label([x(month) - 5, bottom + 40 + index * 20], told, { look: 'route strong', anchor: 'end' }),
    ].join(''),
  );
  const bracket = rows[1] + height + 8;
  const inner = [
    label([left, rows[0] - 8], t.selection),
    row(rows[0], 0, selectionEnd),
    label([layout === 'wide' ? x(selectionEnd) : left, rows[1] - 8], t.course),
    row(rows[1], selectionEnd, courseShort, courseLong),
    way(
      [
        [x(selectionEnd), bracket - 4],
        [x(selectionEnd), bracket + 6],
        [x(selectionEnd + 18), bracket + 6],
        [x(selectionEnd + 18), bracket - 4],
      ],
      'dashed',
    ),
    moved(x(selectionEnd), bracket + 22, offer.svg),
    moved(layout === 'wide' ? width - textWidth(t.unit) : left, rows[2] - name.height + 10, name.svg),
    row(rows[2], courseShort, unitShort, unitLong),
    way(
      [
        [x(unitLong), rows[2] + height / 2],
        [x(34.5), rows[2] + height / 2],
      ],
      'line',
    ),
    arrowHead([x(34.7), rows[2] + height / 2], 90),
    way(
      [
        [left, bottom],
        [right, bottom],
      ],
      'line',
    ),
    ...scale,
    ...marks,
  ];
  const small = paragraph([0, bottom + 88], t.note, width, { size: sizes.small, look: 'quiet' });
  return { height: bottom + 80 + small.height, inner: inner.join('') + small.svg };
};
