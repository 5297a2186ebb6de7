import { times } from '../drawing/geometry.ts';
import { box, hatched, label, paragraph, sheetWidth, sizes, type DrawFigure } from './figure.ts';

type Day = 'morning' | 'afternoon' | 'night' | 'after' | 'off';

/** An invented cycle of eight days. It complies with RD 1001/2010: 12 hours between duties, 72 after the night. */
const cycle: readonly Day[] = ['morning', 'morning', 'afternoon', 'afternoon', 'night', 'after', 'off', 'off'];
const days = 30;
const weekdays = 7;

const words = {
  es: {
    week: ['L', 'M', 'X', 'J', 'V', 'S', 'D'],
    letters: { morning: 'M', afternoon: 'T', night: 'N', after: 'S', off: '' },
    legend: [
      'M: mañana, de 07:00 a 15:00',
      'T: tarde, de 15:00 a 22:30',
      'N: noche, de 22:30 a 07:00',
      'S: saliente desde las 07:00',
      'Rayado: libre',
    ],
    note: 'Ejemplo inventado: no es el cuadrante de ninguna dependencia.',
  },
  en: {
    week: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
    letters: { morning: 'M', afternoon: 'A', night: 'N', after: 'R', off: '' },
    legend: [
      'M: morning, 07:00 to 15:00',
      'A: afternoon, 15:00 to 22:30',
      'N: night, 22:30 to 07:00',
      'R: rest, from 07:00 after a night',
      'Hatched: day off',
    ],
    note: 'An invented example: it is no unit’s roster.',
  },
} as const;

/** A month of shifts as a calendar that begins on a Monday: the cycle of eight days shifts against the weeks. */
export const sampleRoster: DrawFigure = (language, layout) => {
  const { week, letters, legend, note } = words[language];
  const width = sheetWidth[layout];
  const across = (width - 4) / weekdays;
  const tall = 46;
  const top = 24;
  const cells = times(days, (index) => {
    const day = cycle[index % cycle.length] ?? 'off';
    const [x, y] = [2 + (index % weekdays) * across, top + Math.floor(index / weekdays) * tall];
    const ground = day === 'off' ? hatched(x, y, across, tall) : box(x, y, across, tall, roleOf[day]);
    const number = label([x + 6, y + 15], String(index + 1), { size: sizes.small, look: numberLook(day) });
    const letter = label([x + across / 2, y + 33], letters[day], {
      size: 18,
      look: day === 'night' ? 'strong data on-mark' : 'strong data',
      anchor: 'middle',
    });
    return ground + number + (day === 'off' ? '' : letter);
  });
  const heads = week.map((name, index) =>
    label([2 + (index + 0.5) * across, 14], name, { look: 'quiet data', anchor: 'middle' }),
  );
  const bottom = top + Math.ceil(days / weekdays) * tall;
  const columns = layout === 'wide' ? 2 : 1;
  const rows = Math.ceil(legend.length / columns);
  const lines = legend.map((entry, index) =>
    label([2 + Math.floor(index / rows) * (width / 2), bottom + 26 + (index % rows) * 20], entry),
  );
  const small = paragraph([2, bottom + 34 + rows * 20], note, width - 4, { size: sizes.small, look: 'quiet' });
  return {
    height: bottom + 26 + rows * 20 + small.height,
    inner: [...heads, ...cells, ...lines, small.svg].join(''),
  };
};

const roleOf = { morning: 'card', afternoon: 'pale', night: 'mark', after: 'hollow' } as const;

function numberLook(day: Day): string {
  if (day === 'night') return 'data on-mark';
  return day === 'off' ? 'quiet data halo' : 'quiet data';
}
