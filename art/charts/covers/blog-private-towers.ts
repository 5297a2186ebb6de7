import { times, type Point } from '../drawing/geometry.ts';
import { palette } from '../drawing/palette.ts';
import { area, circle, group, line, rect } from '../drawing/svg.ts';

/**
 * Invented towers from the side: height and width of the shaft, width of the cab, number of windows, and whether a
 * private company runs it.
 */
const towers = [
  { tall: 330, foot: 74, head: 58, cab: 150, panes: 4 },
  { tall: 520, foot: 92, head: 62, cab: 186, panes: 5, company: true },
  { tall: 250, foot: 120, head: 120, cab: 168, panes: 4, company: true },
  { tall: 640, foot: 108, head: 70, cab: 210, panes: 5 },
  { tall: 410, foot: 84, head: 84, cab: 174, panes: 4, company: true },
  { tall: 300, foot: 96, head: 64, cab: 156, panes: 4 },
] as const;
const ground = 880;
const pitch = 240;

/** Private towers: a row of control towers, half of them in the colour of a private company. */
export function blogPrivateTowers(width: number): string {
  const left = 800 - ((towers.length - 1) * pitch) / 2;
  const inner = [
    rect(0, 0, 1600, 1000, { fill: palette.sea }),
    ...heights(),
    rect(0, ground, 1600, 1000 - ground, { fill: palette.land }),
    line(
      [
        [0, ground],
        [1600, ground],
      ],
      palette.ink,
      6,
    ),
    ...times(towers.length, (i) => group([left + i * pitch, ground], tower(i))),
  ];
  return group([0, 0], inner.join(''), 0, width / 1600);
}

/** Horizontal lines behind the towers, as in an elevation drawing. */
function heights(): string[] {
  return times(7, (i) =>
    line(
      [
        [0, ground - (i + 1) * 115],
        [1600, ground - (i + 1) * 115],
      ],
      palette.faint,
      2.4,
    ),
  );
}

function tower(index: number): string {
  const { tall, foot, head, cab, panes, ...rest } = towers[index] ?? towers[0];
  const company = 'company' in rest;
  const body = company ? palette.yellow : palette.ink;
  const stroke = { stroke: palette.ink, width: 6, join: 'round' } as const;
  const shaft: Point[] = [
    [-foot / 2, 0],
    [-head / 2, -tall],
    [head / 2, -tall],
    [foot / 2, 0],
  ];
  const [base, eaves] = [cab * 0.42, cab * 0.5];
  const [sill, lintel] = [-tall - 36, -tall - 118];
  const glass: Point[] = [
    [-base, sill],
    [-eaves, lintel],
    [eaves, lintel],
    [base, sill],
  ];
  const bars = times(panes - 1, (i) => {
    const share = ((i + 1) / panes) * 2 - 1;
    return line(
      [
        [base * share, sill],
        [eaves * share, lintel],
      ],
      palette.ink,
      5,
    );
  });
  return [
    area(shaft, { fill: body, ...stroke }),
    rect(-base - 10, sill, 2 * base + 20, 42, { fill: body, ...stroke }),
    area(glass, { fill: palette.white, ...stroke }),
    ...bars,
    rect(-eaves - 14, lintel - 26, 2 * eaves + 28, 26, { fill: body, ...stroke }),
    line(
      [
        [0, lintel - 26],
        [0, lintel - 86],
      ],
      palette.ink,
      6,
    ),
    circle([0, lintel - 90], 8, { fill: palette.magenta }),
  ].join('');
}
