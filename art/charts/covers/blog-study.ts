import { contours } from '../drawing/contours.ts';
import { item, times, type Point } from '../drawing/geometry.ts';
import { palette } from '../drawing/palette.ts';
import { at, group, line, path, rect, text } from '../drawing/svg.ts';
import { fix } from '../drawing/symbols.ts';
import { runwayFromAbove } from '../runway-from-above.ts';

/**
 * Levels of schooling by their ISCED numbers, which are the same in every language, and the heights of their routes.
 */
const levels = [
  { level: '3', y: 130 },
  { level: '5', y: 300 },
  { level: '6', y: 470 },
  { level: '7', y: 640 },
] as const;
const box = { left: 120, across: 230, tall: 118 };
const merge: Point = [980, 385];
const threshold: Point = [1150, 385];

/** Ages on the scale bar, which shows distances on other charts. */
const ages = [18, 25, 35, 45, 55, 65] as const;

/** Ways into study: routes from every level of schooling join before the same runway; the scale bar counts ages. */
export function blogStudy(width: number, height: number): string {
  const k = width / 1600;
  const inner = [
    ...levels.map(({ y }, index) => route(y, index === 0)).toReversed(),
    line([merge, threshold], palette.magenta, 10),
    runwayFromAbove([threshold[0] + 590, threshold[1]], 1180, 190, 90, ['09', '27']),
    ...levels.map(({ level, y }, index) => entry(level, y, index === 0)),
    fix(merge, 34, palette.ink, palette.yellow, 5),
    scale(),
  ];
  return [
    rect(0, 0, width, height, { fill: palette.land }),
    contours(width, height, 23, { levels: 10, grain: 420 * k, width: 1.6 * k, opacity: 0.45 }),
    group([0, 0], inner.join(''), 0, k),
  ].join('');
}

/** A route from a box to the fix where all routes join; the shortest one is highlighted. */
function route(y: number, shortest: boolean): string {
  const from: Point = [box.left + box.across, y];
  const data = `M${at(from)}H560C740 ${y} 790 ${merge[1]} ${at(merge)}`;
  return path(
    data,
    shortest ? { stroke: palette.magenta, width: 10 } : { stroke: palette.slate, width: 5, dash: [26, 14] },
  );
}

function entry(level: string, y: number, shortest: boolean): string {
  const top = y - box.tall / 2;
  const ink = shortest ? palette.onYellow : palette.ink;
  return [
    rect(box.left, top, box.across, box.tall, {
      fill: shortest ? palette.yellow : palette.white,
      stroke: palette.ink,
      width: 5,
    }),
    text([box.left + 26, y + 14], 'ISCED', { size: 38, mono: true, fill: ink }),
    text([box.left + box.across - 26, y + 26], level, { size: 72, mono: true, bold: true, fill: ink, anchor: 'end' }),
  ].join('');
}

/** The bar continues after its last figure: the rules set no maximum age. */
function scale(): string {
  const [left, top, tall] = [box.left, 838, 30];
  const x = (age: number) => left + (age - 18) * 26.5;
  const parts = times(ages.length - 1, (i) => {
    const [from, to] = [x(item(ages, i)), x(item(ages, i + 1))];
    const fill = i % 2 ? palette.white : palette.ink;
    return rect(from, top, to - from, tall, { fill, stroke: palette.ink, width: 4 });
  });
  const beyond = line(
    [
      [x(65), top + tall / 2],
      [1600, top + tall / 2],
    ],
    palette.ink,
    5,
    { dash: [20, 12] },
  );
  const letters = { size: 46, mono: true, bold: true, stroke: palette.land, width: 10, halo: true } as const;
  return [
    beyond,
    ...parts,
    ...ages.map((age, i) => text([x(age), top - 24], String(age), { ...letters, anchor: i ? 'middle' : 'start' })),
  ].join('');
}
