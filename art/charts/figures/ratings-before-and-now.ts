import type { Point } from '../drawing/geometry.ts';
import { box, cross, label, moved, paragraph, sheetWidth, sizes, way, type DrawFigure } from './figure.ts';

const words = {
  es: {
    heads: ['Hasta el 3 de agosto de 2024', 'Desde el 4 de agosto de 2024'],
    ratings: 'Habilitaciones',
    endorsements: 'Anotaciones',
    renamed: 'se renombra',
    within: 'dentro de ADC',
    gone: 'ya no se expide',
    fresh: 'nueva',
    of: 'con',
    and: 'y',
  },
  en: {
    heads: ['Until August 3, 2024', 'Since August 4, 2024'],
    ratings: 'Ratings',
    endorsements: 'Endorsements',
    renamed: 'renamed',
    within: 'part of ADC',
    gone: 'no longer issued',
    fresh: 'new',
    of: 'with',
    and: 'and',
  },
} as const;

/** Former names, each with its present name, `gone`, or `within` another rating. In this order lines do not cross. */
const ratings = [
  ['ADV', 'gone'],
  ['APP', 'APP'],
  ['APS', 'APS'],
  ['ACP', 'ACP'],
  ['ACS', 'ACS'],
  ['ADI', 'ADC'],
] as const;
const endorsements = [
  ['AIR', 'within'],
  ['GMC', 'within'],
  ['TWR', 'within'],
  ['GMS', 'within'],
  ['PAR', 'PAR'],
  ['SRA', 'SRA'],
  ['OCN', 'OCN'],
  ['RAD', 'gone'],
  ['TCL', 'gone'],
] as const;
/** The ratings in which an endorsement exists today. */
const belongs: Readonly<Record<string, readonly string[]>> = {
  SUR: ['ADC'],
  PAR: ['APS'],
  SRA: ['APS'],
  OCN: ['ACP', 'ACS'],
};

const [tall, step] = [26, 34];

/** Ratings and endorsements before and after August 4, 2024: which continue, under which name, and which ended. */
export const ratingsBeforeAndNow: DrawFigure = (language, layout) => {
  const t = words[language];
  const wide = 58;
  const right = layout === 'wide' ? 380 : 176;
  const bus = right - 14;
  const [top, second] = [72, 72 + ratings.length * step + 40];
  const code = (name: string, [x, y]: Point, role: 'card' | 'hollow' | 'mark' = 'card') =>
    box(x, y, wide, tall, role) +
    label([x + wide / 2, y + 18], name, {
      look: role === 'mark' ? 'strong data on-mark' : 'strong data',
      anchor: 'middle',
    });
  const straight = (y: number, role = 'line') =>
    way(
      [
        [wide, y + tall / 2],
        [right, y + tall / 2],
      ],
      role,
    );
  const ended = (y: number) =>
    cross([wide + 20, y + tall / 2]) + label([wide + 34, y + 18], t.gone, { size: sizes.small, look: 'quiet' });
  const home = top + (ratings.length - 1) * step;
  const rows = [
    ...ratings.map(([name, now], index) => {
      const y = top + index * step;
      if (now === 'gone') return code(name, [1, y], 'hollow') + ended(y);
      const renamed = now !== name;
      return [
        straight(y, renamed ? 'route' : 'line'),
        code(name, [1, y]),
        code(now, [right, y]),
        renamed ? label([wide + 12, y + 8], t.renamed, { size: sizes.small, look: 'route strong' }) : '',
      ].join('');
    }),
    ...endorsements.map(([name, now], index) => {
      const y = second + index * step;
      if (now === 'gone') return code(name, [1, y], 'hollow') + ended(y);
      if (now === 'within') {
        const into = way(
          [
            [wide, y + tall / 2],
            [bus, y + tall / 2],
            [bus, home + tall + 8],
            [right + wide / 2, home + tall + 8],
            [right + wide / 2, home + tall],
          ],
          'rule',
        );
        return into + code(name, [1, y]) + label([wide + 12, y + 8], t.within, { size: sizes.small, look: 'quiet' });
      }
      return straight(y) + code(name, [1, y]) + code(now, [right, y]) + hangs(now, y);
    }),
    code('SUR', [right, second], 'mark') + hangs('SUR', second),
  ];
  function hangs(name: string, y: number): string {
    const told = `${t.of} ${(belongs[name] ?? []).join(` ${t.and} `)}`;
    const whole = name === 'SUR' ? `${t.fresh}, ${told}` : told;
    const room = name === 'SUR' ? 66 : sheetWidth[layout] - right - wide - 8;
    const style = { size: sizes.small };
    const lines = paragraph([0, 0], whole, room, style);
    return moved(right + wide + 8, y + 26 - lines.height / 2, lines.svg);
  }
  const columns = [1, right] as const;
  const heads = columns.flatMap((x, index) => [
    paragraph([x, 14], t.heads[index] ?? '', layout === 'wide' ? 260 : 150, { look: 'strong' }).svg,
    label([x, top - 12], `${t.ratings}: ${index === 0 ? ratings.length : ratings.length - 1}`, { look: 'quiet' }),
    label([x, second - 12], `${t.endorsements}: ${index === 0 ? endorsements.length : Object.keys(belongs).length}`, {
      look: 'quiet halo',
    }),
  ]);
  const bottom = second + endorsements.length * step;
  return { height: bottom, inner: [...rows, ...heads].join('') };
};
