import { box, dot, label, paragraph, sheetWidth, sizes, way, type DrawFigure } from './figure.ts';

/** Years as decimals, for distances true to scale. */
const events = [2010, 2011.7, 2020.55, 2023.1, 2025, 2028.95] as const;
const remoteTower = 2025.45;
const [first, last] = [2010, 2029];

const words = {
  es: {
    events: [
      ['2010', 'La Ley 9/2010 abre el control de aeródromo'],
      ['2011, septiembre', 'Primera adjudicación: 13\u00A0torres, tres lotes'],
      ['2020, julio', 'Segunda adjudicación: 12\u00A0torres, 7 años y hasta 3 más'],
      ['2023, febrero', 'Se proponen otras siete'],
      ['2025, enero', 'Sin noticias de las siete'],
      ['2028, final', 'Acaban los contratos de Saerco en la Península'],
    ],
    remote: ['Torre', 'remota', 'de Vigo'],
  },
  en: {
    events: [
      ['2010', 'Law 9/2010 opens aerodrome control'],
      ['2011, September', 'First award: 13\u00A0towers, three lots'],
      ['2020, July', 'Second award: 12\u00A0towers, 7 years and up to 3 more'],
      ['2023, February', 'Seven more are proposed'],
      ['2025, January', 'No news of the seven'],
      ['2028, end', 'Saerco’s mainland contracts end'],
    ],
    remote: ['Remote', 'tower', 'at Vigo'],
  },
} as const;

/** Private towers in Spain from 2010 to 2028, to scale from top to bottom. */
export const privateTowersTimeline: DrawFigure = (language, layout) => {
  const t = words[language];
  const width = sheetWidth[layout];
  const x = layout === 'wide' ? 120 : 84;
  // On a phone most events take three lines, and those of 2010 and 2011 would overlap.
  const yearHeight = layout === 'wide' ? 30 : 36;
  const y = (year: number) => 12 + (year - first) * yearHeight;
  const [, , awarded, proposed, silent, end] = events;
  const inner = [
    way(
      [
        [x, y(first)],
        [x, y(last)],
      ],
      'line',
    ),
    box(x - 4, y(awarded), 8, y(end) - y(awarded), 'solid'),
    box(x - 16, y(proposed), 8, y(silent) - y(proposed), 'dashed'),
    way(
      [
        [x, y(remoteTower)],
        [x - 24, y(remoteTower)],
      ],
      'line',
    ),
    ...t.remote.map((line, index) =>
      label([x - 28, y(remoteTower) + 4 + index * 16], line, { size: sizes.small, anchor: 'end' }),
    ),
    ...t.events.map(([when, what], index) => {
      const year = events[index] ?? first;
      const place = y(year);
      const final = index === t.events.length - 1;
      return [
        dot([x, place], 7, final ? 'route-fill' : 'card'),
        label([x + 20, place + 4], when, { look: final ? 'strong route' : 'strong' }),
        paragraph([x + 20, place + 21], what, width - x - 20, final ? { look: 'route' } : {}).svg,
      ].join('');
    }),
  ];
  return { height: y(last) + 44, inner: inner.join('') };
};
