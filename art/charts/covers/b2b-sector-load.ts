import { times } from '../drawing/geometry.ts';
import { palette } from '../drawing/palette.ts';
import { random } from '../drawing/random.ts';
import { line, rect, text } from '../drawing/svg.ts';
import { sign } from '../drawing/symbols.ts';

const hours = 24;

/** Consulting: traffic that enters a sector in each hour, against the declared capacity. */
export function b2bSectorLoad(width: number, height: number): string {
  const k = width / 800;
  const next = random(31);
  const [left, across, base, capacity] = [width * 0.08, width * 0.84, height * 0.84, height * 0.44];
  const bar = across / hours;
  const bars = times(hours, (hour) => {
    const load = height * (0.1 + peak(hour, 7.5, 3, 0.3) + peak(hour, 16.2, 3.6, 0.42) + next() * 0.045);
    const over = Math.max(0, load - capacity);
    const x = left + hour * bar + bar * 0.1;
    const name = String(hour).padStart(2, '0');
    return [
      rect(x, base - load + over, bar * 0.8, load - over, { fill: palette.blueEdge }),
      over ? rect(x, base - load, bar * 0.8, over, { fill: palette.magenta }) : '',
      hour % 3
        ? ''
        : text([x + bar * 0.4, base + 25 * k], name, {
            size: 14 * k,
            mono: true,
            fill: palette.slate,
            anchor: 'middle',
          }),
    ].join('');
  });
  return [
    rect(0, 0, width, height, { fill: palette.blueLight }),
    ...times(7, (i) =>
      line(
        [
          [left, base - i * height * 0.11],
          [left + across, base - i * height * 0.11],
        ],
        palette.blue,
        1.6 * k,
      ),
    ),
    ...bars,
    line(
      [
        [left, base],
        [left + across, base],
      ],
      palette.ink,
      2.4 * k,
    ),
    line(
      [
        [left - 8 * k, base - capacity],
        [left + across + 8 * k, base - capacity],
      ],
      palette.ink,
      3 * k,
      { dash: [14 * k, 8 * k] },
    ),
    sign([left + width * 0.055, base - capacity - height * 0.075], 'CAP', 21 * k, 'direction'),
  ].join('');
}

/** The additional traffic of a rush hour at a given hour. */
function peak(hour: number, at: number, breadth: number, most: number): number {
  return most * Math.exp(-(((hour - at) / breadth) ** 2));
}
