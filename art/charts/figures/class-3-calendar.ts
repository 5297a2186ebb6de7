import type { Point } from '../drawing/geometry.ts';
import { box, dot, hatched, label, labelBox, sheetWidth, sizes, uprights, way, type DrawFigure } from './figure.ts';

const words = {
  es: {
    certificate: 'Validez del certificado',
    before: '24 meses',
    after: '12 meses',
    spain: 'España: revisión cada 6 meses como máximo',
    bridge: 'el obtenido antes de los 40 no pasa de los 41',
    ecg: 'Electrocardiograma',
    initial: 'inicial',
    often: 'cada 4 años',
    always: 'en cada revalidación',
    axis: 'años de edad',
  },
  en: {
    certificate: 'Validity of the certificate',
    before: '24 months',
    after: '12 months',
    spain: 'Spain: an examination at least every 6 months',
    bridge: 'one issued before 40 ends at 41',
    ecg: 'Electrocardiogram',
    initial: 'initial',
    often: 'every 4 years',
    always: 'at each revalidation',
    axis: 'years of age',
  },
} as const;

const [youngest, oldest] = [18, 65];

/**
 * Validity of a class 3 certificate by age, and intervals of heart examinations. Annex IV of Regulation (EU) 2015/340;
 * Ley 9/2010, DA 4ª.
 */
export const class3Calendar: DrawFigure = (language, layout) => {
  const t = words[language];
  const width = sheetWidth[layout];
  const [left, right] = [8, width - 12];
  const x = (age: number) => left + ((age - youngest) / (oldest - youngest)) * (right - left);
  const centre = (from: number, to: number) => (x(from) + x(to)) / 2;
  const bottom = 250;
  const wide = layout === 'wide';
  const small = sizes.small;
  const below = wide ? 228 : 224;
  const remarks: readonly { at: Point; words: string; size: number; anchor?: 'middle' | 'end' }[] = [
    { at: wide ? [x(41), 88] : [0, 88], words: t.bridge, size: small, ...(wide && { anchor: 'middle' }) },
    { at: [right, 132], words: t.spain, size: small, anchor: 'end' },
    { at: [0, below], words: t.initial, size: small },
    { at: [centre(22, 27), wide ? below : below + 17], words: t.often, size: small, anchor: 'middle' },
    { at: [centre(30, 65), below], words: t.always, size: small, anchor: 'middle' },
  ];
  const heading = { at: [0, 176], words: t.ecg, size: sizes.large } as const;
  const ages = [18, 30, 40, 57, 65];
  const inTheWay = [heading, ...remarks].map(({ at, words: told, ...style }) => labelBox(at, told, style));
  const inner = [
    uprights(ages.map(x), [28, bottom], inTheWay),
    ...ages.map((age) => label([x(age), bottom + 18], String(age), { look: 'strong data', anchor: 'middle' })),
    label([0, 16], t.certificate, { size: sizes.large, look: 'strong' }),
    box(x(18), 30, x(40) - x(18), 30, 'pale'),
    label([centre(18, 40), 50], t.before, { anchor: 'middle' }),
    box(x(40), 30, x(oldest) - x(40), 30, 'card'),
    label([centre(40, 57), 50], t.after, { anchor: 'middle' }),
    way(
      [
        [x(41), 60],
        [x(41), 70],
      ],
      'line',
    ),
    hatched(x(57), 98, x(oldest) - x(57), 16),
    label(heading.at, heading.words, { size: heading.size, look: 'strong' }),
    ...remarks.map(({ at, words: told, ...style }) => label(at, told, style)),
    way(
      [
        [x(18), 198],
        [x(30), 198],
      ],
      'line',
    ),
    dot([x(18), 198], 6, 'mark'),
    ...[22, 26].map((age) => dot([x(age), 198], 4.5, 'card')),
    box(x(30), 190, x(oldest) - x(30), 16, 'solid'),
    way(
      [
        [left, bottom],
        [right, bottom],
      ],
      'line',
    ),
    label([left, bottom + 38], t.axis, { size: sizes.small, look: 'quiet' }),
  ];
  return { height: bottom + 44, inner: inner.join('') };
};
