import { palette } from '../drawing/palette.ts';
import { circle, line, rect, text } from '../drawing/svg.ts';

/** Age, schooling, English, medical class and selection test, as codes that are the same in both languages. */
const rows = [
  { code: '18+', bar: 0.22 },
  { code: 'ISCED 3', bar: 0.3 },
  { code: 'EN B2', bar: 0.25 },
  { code: 'MED 3', bar: 0.28 },
  { code: 'TEST', bar: 0.34, open: true },
];

/** Requirements: a form with ticked boxes; only the selection test is still open. */
export function blogRequirements(width: number, height: number): string {
  const k = width / 800;
  const sheet = { left: width * 0.13, top: height * 0.1, across: width * 0.74, row: (height * 0.8) / rows.length };
  const { left, top, across, row } = sheet;
  return [
    rect(0, 0, width, height, { fill: palette.yellowGround }),
    rect(left, top, across, row * rows.length, { fill: palette.white, stroke: palette.ink, width: 2.6 * k }),
    ...rows.map((_, i) => requirement(i, sheet, k)),
    line(
      [
        [left + row, top],
        [left + row, top + row * rows.length],
      ],
      palette.ink,
      1.4 * k,
    ),
  ].join('');
}

function requirement(
  index: number,
  sheet: { left: number; top: number; across: number; row: number },
  k: number,
): string {
  const { code, bar, open = false } = rows[index] ?? { code: '', bar: 0 };
  const { left, across, row } = sheet;
  const y = sheet.top + index * row;
  const start = left + row * 1.1;
  const right = left + across - row * 0.35;
  const leader = { from: start + bar * across + 16 * k, to: right - code.length * 15.6 * k - 12 * k };
  let drawn =
    index === 0
      ? ''
      : line(
          [
            [left, y],
            [left + across, y],
          ],
          palette.ink,
          1.4 * k,
        );
  drawn += box(left + row * 0.26, y + row * 0.25, row * 0.5, open, k);
  drawn += rect(start, y + row * 0.43, bar * across, row * 0.14, { fill: open ? palette.faint : palette.slate });
  for (let x = leader.from; x < leader.to; x += 11 * k)
    drawn += circle([x, y + row * 0.56], 1.7 * k, { fill: palette.slate });
  const look = {
    size: 26 * k,
    mono: true,
    bold: true,
    anchor: 'end',
    fill: open ? palette.magenta : palette.ink,
  } as const;
  return drawn + text([right, y + row * 0.62], code, look);
}

function box(x: number, y: number, size: number, open: boolean, k: number): string {
  if (open) return rect(x, y, size, size, { fill: palette.buffLight, stroke: palette.magenta, width: 3.4 * k });
  const tick = [
    [x + size * 0.18, y + size * 0.52],
    [x + size * 0.42, y + size * 0.76],
    [x + size * 0.92, y + size * 0.08],
  ] as const;
  return (
    rect(x, y, size, size, { fill: palette.white, stroke: palette.ink, width: 2.4 * k }) +
    line(tick, palette.magenta, 6 * k)
  );
}
