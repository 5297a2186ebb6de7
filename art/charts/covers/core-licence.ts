import { palette } from '../drawing/palette.ts';
import { circle, group, line, rect, text } from '../drawing/svg.ts';

/** Numbers of the fields of a licence, and the steps by which the line of each is shortened. */
const fields = [
  ['I', 0],
  ['IV', 1],
  ['IX', 2],
  ['XII', 0],
  ['XIII', 1],
] as const;

/** A student licence with the tower rating, its endorsement, and the four other ratings. */
export function coreLicence(width: number, height: number): string {
  const card = [
    rect(-width * 0.3, -height * 0.34, width * 0.6, height * 0.74, { fill: palette.white, stroke: palette.ink }),
    ...fields.map(([name, short], i) => {
      const y = height * (i * 0.1 - 0.25);
      const rule = line(
        [
          [-width * 0.18, y + 8],
          [width * (0.26 - short * 0.08), y + 8],
        ],
        palette.faint,
      );
      return text([-width * 0.265, y + 6], name, { size: width * 0.024, mono: true, fill: palette.slate }) + rule;
    }),
    rect(-width * 0.265, height * 0.195, width * 0.2, height * 0.18, { fill: palette.land }),
    ...['ADC SUR', 'APP APS', 'ACP ACS'].map((pair, i) =>
      text([-width * 0.25, height * (0.245 + i * 0.055)], pair, { size: width * 0.027, bold: true, mono: true }),
    ),
    group([width * 0.18, height * 0.24], stamp(height), 14),
  ];
  return rect(0, 0, width, height, { fill: palette.blue }) + group([width * 0.5, height * 0.54], card.join(''), -5);
}

function stamp(height: number): string {
  return [
    circle([0, 0], height * 0.115, { stroke: palette.magenta, width: 3.5 }),
    circle([0, 0], height * 0.09, { stroke: palette.magenta, width: 1.2 }),
    text([0, height * 0.018], 'SATCO', { size: height * 0.05, bold: true, fill: palette.magenta, anchor: 'middle' }),
  ].join('');
}
