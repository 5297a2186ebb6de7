import { label, ring, ringLegend, shape, sheetWidth, sizes, way, box, type DrawFigure } from './figure.ts';
import type { Point } from '../drawing/geometry.ts';

const words = {
  es: {
    views: ['Desde arriba', 'De perfil'],
    next: 'Sector vecino',
    soon: '+2 min',
    checks: [
      'El que cruza queda por debajo',
      'No alcanza al de delante',
      'El sector vecino lo espera a FL140',
      'Dentro de dos minutos sigue siendo buena',
    ],
  },
  en: {
    views: ['From above', 'From the side'],
    next: 'Next sector',
    soon: '+2 min',
    checks: [
      'Crossing traffic stays below',
      'Does not catch the one ahead',
      'The next sector expects it at FL140',
      'Still good in two minutes',
    ],
  },
} as const;

/** The checks before “SIM412, descend to FL140”: a plan view above a profile, with aligned positions. */
export const oneInstruction: DrawFigure = (language, layout) => {
  const t = words[language];
  const width = sheetWidth[layout];
  const inset = 14;
  const legendRoom = ringLegend(0, t.checks, layout).height;
  const [planTop, planTall, sideTop, sideTall] = [30, 118, 196, 148];
  const across = width - 2 * inset;
  const x = (share: number) => inset + across * share;
  const [me, crossing, soon, ahead, border] = [x(0.14), x(0.4), x(0.52), x(0.68), x(0.84)];
  const track = planTop + 62;
  const level = { 200: sideTop + 30, 140: sideTop + 88, 120: sideTop + 122 } as const;
  const reached = x(0.6);
  const target = ([px, py]: Point, role = 'target') => shape(`M${px - 5} ${py - 5}h10v10h-10Z`, role);
  const onDescent = (at: number) => level[200] + ((at - me) / (reached - me)) * (level[140] - level[200]);
  const name = (place: Point, told: string, anchor: 'start' | 'middle' | 'end' = 'middle') =>
    label(place, told, { size: sizes.small, look: 'data strong halo', anchor });
  const inner = [
    label([inset, planTop - 10], t.views[0], { size: sizes.small, look: 'quiet' }),
    box(inset, planTop, across, planTall, 'hollow'),
    way(
      [
        [inset, track],
        [x(1), track],
      ],
      'rule',
    ),
    way(
      [
        [crossing - 30, planTop + planTall],
        [crossing + 34, planTop],
      ],
      'rule',
    ),
    way(
      [
        [border, planTop],
        [border, planTop + planTall],
      ],
      'dashed',
    ),
    way(
      [
        [border, sideTop],
        [border, sideTop + sideTall],
      ],
      'dashed',
    ),
    way(
      [
        [me, track],
        [me + 34, track],
      ],
      'route',
    ),
    target([me, track]),
    name([me, track - 14], 'SIM412'),
    target([crossing - 19, planTop + planTall - 22]),
    name([crossing - 30, planTop + planTall - 18], 'SIM655', 'end'),
    target([ahead, track]),
    name([ahead, track - 14], 'SIM087'),
    target([soon, track], 'target faint'),
    ...nextSector(t.next, border, planTop, x(1)),
    label([inset, sideTop - 10], t.views[1], { size: sizes.small, look: 'quiet' }),
    box(inset, sideTop, across, sideTall, 'hollow'),
    ...([200, 140, 120] as const).flatMap((fl) => [
      way(
        [
          [inset, level[fl]],
          [x(1), level[fl]],
        ],
        'rule',
      ),
      label([inset + 4, level[fl] - 5], `FL${fl}`, { size: sizes.small, look: 'quiet data halo' }),
    ]),
    way(
      [
        [me + 8, level[200]],
        [reached, level[140]],
        [x(1), level[140]],
      ],
      'route',
    ),
    target([me + 8, level[200]]),
    name([me + 18, level[200] - 10], 'SIM412', 'start'),
    target([soon, onDescent(soon)], 'target faint'),
    label([soon + 10, onDescent(soon) - 8], t.soon, { size: sizes.small, look: 'halo' }),
    target([crossing, level[120]]),
    name([crossing - 10, level[120] + 19], 'SIM655'),
    target([ahead, level[140]]),
    name([ahead, level[140] + 20], 'SIM087'),
    ring([crossing + 24, level[120] - 2], 1),
    ring([(soon + ahead) / 2, track + 22], 2),
    ring([border, track + 30], 3),
    ring([border, level[140] - 22], 3),
    ring([soon, track - 24], 4),
    `<g transform="translate(${inset} 0)">${ringLegend(sideTop + sideTall + 18, t.checks, layout).svg}</g>`,
  ];
  return { height: sideTop + sideTall + 24 + legendRoom, inner: inner.join(''), tone: 'deep' };
};

/** The name of the neighbouring sector beyond the border, one word per line. */
function nextSector(told: string, border: number, top: number, end: number): string[] {
  return told
    .split(' ')
    .map((word, index) =>
      label([(border + end) / 2, top + 16 + index * 16], word, { size: sizes.small, look: 'quiet', anchor: 'middle' }),
    );
}
