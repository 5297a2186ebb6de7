import { box, label, number, paragraph, percent, sheetWidth, sizes, textWidth, type DrawFigure } from './figure.ts';

const words = {
  es: {
    rows: [
      'En la lista de la fase 1',
      'Se presentaron',
      'Aptos en la fase 1',
      'Aptos en la fase 2 (FEAST y PDEA)',
      'Aptos en inglés oral (3A)',
      'Aptos en la evaluación de la conducta (3B)',
    ],
    hardest: 'el corte más duro',
    note: 'El porcentaje es la parte de la fila anterior que sigue. La evaluación clínica (3C) no dejó fuera a ninguno de los 152.',
  },
  en: {
    rows: [
      'On the phase 1 list',
      'Sat the tests',
      'Passed phase 1',
      'Passed phase 2 (FEAST and PDEA)',
      'Passed oral English (3A)',
      'Passed the behavioural assessment (3B)',
    ],
    hardest: 'the hardest cut',
    note: 'The percentage is the part of the row above that goes on. The clinical assessment (3C) removed none of the 152.',
  },
} as const;

/** Candidates of ENAIRE's round of 2025, as its lists count them. */
const counts = [4773, 3356, 1084, 581, 531, 152] as const;

/** Number of candidates at each step of the 2025 selection round, as bars to scale. */
export const selectionRound2025: DrawFigure = (language, layout) => {
  const { rows, hardest, note } = words[language];
  const width = sheetWidth[layout];
  const [first] = counts;
  const rowHeight = 54;
  const longest = width - textWidth(number(first, language), sizes.large) - 12;
  const bars = rows.map((row, index) => {
    const count = counts[index] ?? 0;
    const before = counts[index - 1];
    const y = index * rowHeight;
    const length = Math.max((count / first) * longest, 2);
    const last = index === rows.length - 1;
    const figure = number(count, language);
    const part = before === undefined ? '' : percent(Math.round((count / before) * 100), language);
    const told = last ? `${part}: ${hardest}` : part;
    return [
      label([0, y + 13], row),
      box(0, y + 20, length, 18, last ? 'route-fill' : 'solid'),
      label([length + 8, y + 34], figure, { size: sizes.large, look: 'strong' }),
      part &&
        label([length + 16 + textWidth(figure, sizes.large) + 10, y + 34], told, {
          look: last ? 'route strong' : 'quiet',
        }),
    ].join('');
  });
  const bottom = rows.length * rowHeight + 8;
  const small = paragraph([0, bottom + 8], note, width, { size: sizes.small, look: 'quiet' });
  return { height: bottom + small.height + 4, inner: bars.join('') + small.svg };
};
