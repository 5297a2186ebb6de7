import type { Point } from '../drawing/geometry.ts';
import { palette } from '../drawing/palette.ts';
import { rect, text } from '../drawing/svg.ts';
import type { Line } from './surroundings.ts';

const tall = 19;
const gap = 4;
const looks = {
  metro: { fill: palette.ink, stroke: palette.ink, letters: palette.paper },
  train: { fill: palette.white, stroke: palette.ink, letters: palette.ink },
  bus: { fill: palette.blueLight, stroke: palette.slate, letters: palette.ink },
} as const;

/** Signs of public transport lines in a row, as on the page beside the plan. */
export function lineBadges([x, y]: Point, lines: readonly Line[], anchor: 'start' | 'middle' | 'end'): string {
  const badges = lines.flatMap(({ mode, names }) =>
    names.map((name) => ({ mode, name, wide: name.length * 7.6 + 12 })),
  );
  const whole = badges.reduce((sum, { wide }) => sum + wide + gap, -gap);
  let left = x - { start: 0, middle: whole / 2, end: whole }[anchor];
  let drawn = '';
  for (const { mode, name, wide } of badges) {
    const { letters, ...box } = looks[mode];
    drawn += rect(left, y, wide, tall, { ...box, width: 1.4 });
    if (mode === 'train') drawn += rect(left, y, 4, tall, { fill: palette.ink });
    drawn += text([left + wide / 2 + (mode === 'train' ? 2 : 0), y + 13.8], name, {
      size: 12.5,
      bold: true,
      mono: true,
      anchor: 'middle',
      fill: letters,
    });
    left += wide + gap;
  }
  return drawn;
}
