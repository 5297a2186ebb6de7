import { times, type Point } from '../drawing/geometry.ts';
import { palette } from '../drawing/palette.ts';
import { random } from '../drawing/random.ts';
import { circle, line, rect, text } from '../drawing/svg.ts';

/** An instruction and its readback as speech waves; the part that differs is ringed. */
export function blogEnglish(width: number, height: number): string {
  const k = width / 1600;
  const middle = height * 0.52;
  const loudness = random(35);
  const bars = 120;
  const step = (width * 0.88) / bars;
  const words = [
    [0, 16, 0.5],
    [18, 26, 0.9],
    [29, 43, 0.7],
    [46, 53, 0.6],
    [64, 82, 0.55],
    [84, 92, 0.85],
    [95, 108, 0.7],
    [111, 119, 0.6],
  ] as const;
  const loud = (bar: number) => {
    const word = words.find(([from, to]) => bar >= from && bar <= to);
    if (!word) return 0.02;
    const [from, to, top] = word;
    return top * Math.sin(((bar - from + 0.6) / (to - from + 1.2)) * Math.PI) * (0.55 + 0.45 * loudness());
  };
  const wave = times(bars, (bar) => {
    const x = width * 0.06 + (bar + 0.5) * step;
    const tall = Math.max(loud(bar) * height * 0.3, 3 * k);
    const ends: Point[] = [
      [x, middle - tall],
      [x, middle + tall],
    ];
    return line(ends, bar < 59 ? palette.trace : palette.magentaOnDark, step * 0.5, { cap: 'round' });
  });
  const look = { size: 46 * k, mono: true, bold: true };
  return [
    rect(0, 0, width, height, { fill: palette.scope }),
    ...wave,
    circle([width * 0.06 + 73.5 * step, middle], 175 * k, { stroke: palette.yellow, width: 7 * k }),
    text([width * 0.06, height * 0.14], 'descend FL 140', { ...look, fill: palette.trace }),
    text([width * 0.94, height * 0.92], 'descending FL 140', { ...look, fill: palette.magentaOnDark, anchor: 'end' }),
  ].join('');
}
