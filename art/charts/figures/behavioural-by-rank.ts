import { box, label, paragraph, percent, sheetWidth, sizes, textWidth, type DrawFigure } from './figure.ts';

/** Results of phase 3B of the 2025 round, by rank after phases 1 and 2. */
const groups = [
  { places: [1, 100], called: 96, passed: 32 },
  { places: [101, 200], called: 95, passed: 35 },
  { places: [201, 300], called: 88, passed: 26 },
  { places: [301, 400], called: 95, passed: 22 },
  { places: [401], called: 141, passed: 33 },
] as const;

const words = {
  es: {
    places: (from: number, to?: number) => (to ? `Puestos ${from} a ${to}` : `Puesto ${from} y siguientes`),
    of: (passed: number, called: number) => `${passed} de ${called}`,
    note: 'Parte que superó la fase 3B en cada grupo. El puesto es el de la suma de las fases 1 y 2. 515 candidatos con el número completo en las listas de 2025, provisionales.',
  },
  en: {
    places: (from: number, to?: number) => (to ? `Places ${from} to ${to}` : `Place ${from} and below`),
    of: (passed: number, called: number) => `${passed} of ${called}`,
    note: 'Share of each group that passed phase 3B. The place is that of phases 1 and 2 added up. 515 candidates whose number is complete in the 2025 lists, which are provisional.',
  },
} as const;

/** The share that passes phase 3B, by the rank before it: one bar for each group, on one scale. */
export const behaviouralByRank: DrawFigure = (language, layout) => {
  const { places, of, note } = words[language];
  const width = sheetWidth[layout];
  const rowHeight = 48;
  const wholeBar = width - textWidth('100 %  32 de 100', sizes.large) - 12;
  const bars = groups.map(({ places: [from, to], called, passed }, index) => {
    const y = index * rowHeight;
    const length = wholeBar * (passed / called);
    const share = percent(Math.round((passed / called) * 100), language);
    return [
      label([0, y + 13], places(from, to)),
      box(0, y + 20, wholeBar, 16, 'hollow'),
      box(0, y + 20, length, 16, 'solid'),
      label([wholeBar + 10, y + 33], share, { size: sizes.large, look: 'strong' }),
      label([wholeBar + 22 + textWidth(share, sizes.large), y + 33], of(passed, called), { look: 'quiet' }),
    ].join('');
  });
  const bottom = groups.length * rowHeight + 8;
  const small = paragraph([0, bottom + 8], note, width, { size: sizes.small, look: 'quiet' });
  return { height: bottom + small.height + 4, inner: bars.join('') + small.svg };
};
