import { box, label, sheetWidth, sizes, way, type DrawFigure } from './figure.ts';

const words = {
  es: {
    skills: ['Pronunciación', 'Estructura', 'Vocabulario', 'Fluidez', 'Comprensión', 'Interacción'],
    minimum: '4: mínimo para la licencia',
    result: 'Resultado: 4',
  },
  en: {
    skills: ['Pronunciation', 'Structure', 'Vocabulary', 'Fluency', 'Comprehension', 'Interactions'],
    minimum: '4: minimum for the licence',
    result: 'Result: 4',
  },
} as const;

const levels = [5, 5, 5, 4, 5, 5] as const;
const lowest = 3;
const most = 6;

/** The level is the lowest of six skills: an example with one 4 and five 5s. */
export const icaoSixSkills: DrawFigure = (language, layout) => {
  const { skills, minimum, result } = words[language];
  const width = sheetWidth[layout];
  const left = 108;
  const boxWidth = layout === 'wide' ? 120 : 0;
  // On a phone the line to the result goes around the scale.
  const right = width - boxWidth - (boxWidth ? 30 : 24);
  const x = (level: number) => left + ((level - 1) / (most - 1)) * (right - left);
  const top = 34;
  const step = 34;
  const bottom = top + skills.length * step;
  const bars = skills.map((skill, index) => {
    const level = levels[index] ?? 1;
    const y = top + index * step;
    const low = index === lowest;
    return [
      label([0, y + 20], skill, low ? { look: 'strong' } : {}),
      box(left, y + 8, x(level) - left, 18, low ? 'route-fill' : 'solid'),
      label([x(level) + 8, y + 22], String(level), {
        size: sizes.large,
        look: low ? 'strong data route' : 'strong data',
      }),
    ].join('');
  });
  const scale = [1, 2, 3, 4, 5, 6].map(
    (level) =>
      way(
        [
          [x(level), bottom],
          [x(level), bottom + 5],
        ],
        'line',
      ) + label([x(level), bottom + 19], String(level), { size: sizes.small, look: 'quiet data', anchor: 'middle' }),
  );
  const y = top + lowest * step + 17;
  const [boxLeft, boxTop] = layout === 'wide' ? [width - boxWidth, y - 17] : [left, bottom + 34];
  const from = x(4) + 24;
  const joined: [number, number][] =
    layout === 'wide'
      ? [
          [from, y],
          [boxLeft, y],
        ]
      : [
          [from, y],
          [right + 18, y],
          [right + 18, boxTop + 17],
          [left + 130, boxTop + 17],
        ];
  const inner = [
    ...bars,
    way(
      [
        [left, bottom],
        [right, bottom],
      ],
      'line',
    ),
    ...scale,
    way(
      [
        [x(4), top - 8],
        [x(4), bottom],
      ],
      'dashed',
    ),
    label([x(4), top - 15], minimum, { size: sizes.small, anchor: 'middle' }),
    way(joined, 'route'),
    box(boxLeft, boxTop, layout === 'wide' ? boxWidth : 130, 34, 'card'),
    label([boxLeft + 14, boxTop + 22], result, { size: sizes.large, look: 'strong' }),
  ];
  return { height: layout === 'wide' ? bottom + 26 : boxTop + 38, inner: inner.join('') };
};
