import type { Point } from '../drawing/geometry.ts';
import { arrowHead, box, label, moved, paragraph, shape, sizes, way, type DrawFigure } from './figure.ts';

const words = {
  es: {
    steps: [
      ['1. Controlador: autoriza', 'SIM214, DESCIENDA PARA NIVEL DE VUELO 120'],
      ['2. Piloto: colaciona', 'DESCIENDO PARA NIVEL DE VUELO 110, SIM214'],
      ['3. Controlador: escucha', ''],
      ['4. Controlador: corrige', 'SIM214, NEGATIVO, REPITO, NIVEL DE VUELO 120'],
    ],
    done: 'Si está bien, queda hecha',
  },
  en: {
    steps: [
      ['1. Controller: clears', 'SIM214, DESCEND TO FLIGHT LEVEL 120'],
      ['2. Pilot: reads back', 'DESCENDING TO FLIGHT LEVEL 110, SIM214'],
      ['3. Controller: listens', ''],
      ['4. Controller: corrects', 'SIM214, NEGATIVE, I SAY AGAIN, FLIGHT LEVEL 120'],
    ],
    done: 'If it is right, it is done',
  },
} as const;

const pilot = 1;
const listening = 2;
const [across, tall] = [262, 84];

/** An instruction counts once its readback was confirmed: four steps, with a wrong readback. */
export const readbackLoop: DrawFigure = (language, layout) => {
  const { steps, done } = words[language];
  const wide = layout === 'wide';
  const gap = wide ? 72 : 56;
  const left = wide ? 0 : 44;
  const corners: readonly Point[] = wide
    ? [
        [1, 1],
        [639 - across, 1],
        [639 - across, 1 + tall + gap],
        [1, 1 + tall + gap],
      ]
    : [0, 1, 2, 3].map((index) => [left, 1 + index * (tall + gap)] as const);
  const boxes = steps.map(([who, said], index) => {
    const [x, y] = corners[index] ?? [0, 0];
    const frame = box(0, 0, across, tall, 'card');
    const line = paragraph([14, 46], said, across - 58, { look: 'data', size: sizes.small }).svg;
    return moved(
      x,
      y,
      [
        index === pilot ? frame.replace('/>', ' rx="22"/>') : frame,
        label([index === pilot ? 20 : 14, 24], who, { look: 'strong' }),
        index === pilot
          ? moved(6, 0, line.replace('110', '<tspan class="route strong" text-decoration="underline">110</tspan>'))
          : line,
        index === listening ? ear : '',
      ].join(''),
    );
  });
  const [first, second, third, fourth] = corners.map(([x, y]) => ({ x, y, right: x + across, bottom: y + tall }));
  if (!first || !second || !third || !fourth) return { height: 0, inner: '' };
  const arrow = (from: Point, to: Point, bearing: number, role = 'line') =>
    way([from, to], role) + arrowHead(to, bearing);
  const exit = third.x + (wide ? 130 : 120);
  const joins = wide
    ? [
        arrow([first.right, first.y + 42], [second.x - 5, second.y + 42], 90),
        arrow([second.x + 200, second.bottom], [third.x + 200, third.y - 5], 180),
        arrow([third.x, third.y + 42], [fourth.right + 5, fourth.y + 42], -90),
        arrow([fourth.x + 200, fourth.y], [second.x + 34, second.bottom + 5], 68, 'dashed'),
        arrow([exit, third.bottom], [exit, third.bottom + 26], 180),
        label([exit, third.bottom + 48], done, { anchor: 'middle', look: 'strong' }),
      ]
    : [
        arrow([left + 40, first.bottom], [left + 40, second.y - 5], 180),
        arrow([left + 40, second.bottom], [left + 40, third.y - 5], 180),
        arrow([left + 40, third.bottom], [left + 40, fourth.y - 5], 180),
        way(
          [
            [left, fourth.y + 42],
            [18, fourth.y + 42],
            [18, second.y + 42],
            [left - 6, second.y + 42],
          ],
          'dashed',
        ),
        arrowHead([left - 5, second.y + 42], 90),
        arrow([exit, third.bottom], [exit, third.bottom + 16], 180),
        label([exit - 26, third.bottom + 38], done, { look: 'strong' }),
      ];
  return { height: wide ? third.bottom + 58 : fourth.bottom + 4, inner: [...joins, ...boxes].join('') };
};

/** The controller listens: an ear with a sound wave. */
const ear = moved(
  118,
  34,
  shape('M10 34c-6 0-7-6-10-10-5-6-6-24 9-24 12 0 17 12 10 20-4 5-3 14-9 14', 'line') +
    shape('M3 14c-1-10 11-10 11-2 0 5-5 5-5 10', 'line') +
    shape('M32 8c4 5 4 13 0 18M40 4c6 8 6 18 0 26', 'rule'),
);
