import { palette } from '../drawing/palette.ts';
import { line, path, rect, text } from '../drawing/svg.ts';

const ratings = ['ADC', 'APP', 'APS', 'ACP', 'ACS'] as const;

/** The five ratings, the endorsement of the first, and the rating that was renamed. */
export function blogRatings(width: number, height: number): string {
  const k = width / 1600;
  const [across, tall] = [width * 0.15, height * 0.2];
  const x = (index: number) => width * 0.075 + index * width * 0.175;
  const y = height * 0.42;
  const middle = x(0) + across / 2;
  const box = (left: number, top: number, name: string, fill: string, ink: string, dash?: readonly number[]) =>
    rect(left, top, across, tall, { fill, stroke: ink, width: 5 * k, ...(dash && { dash }) }) +
    text([left + across / 2, top + tall * 0.62], name, {
      size: 78 * k,
      mono: true,
      bold: true,
      fill: ink,
      anchor: 'middle',
    });
  return [
    rect(0, 0, width, height, { fill: palette.blue }),
    ...ratings.map((name, index) => box(x(index), y, name, palette.white, palette.ink)),
    box(x(0), height * 0.08, 'ADI', palette.blue, palette.slate, [14 * k, 10 * k]),
    line(
      [
        [middle, height * 0.28],
        [middle, y - 24 * k],
      ],
      palette.magenta,
      8 * k,
    ),
    path(`M${middle - 18 * k} ${y - 34 * k}h${36 * k}l${-18 * k} ${30 * k}z`, { fill: palette.magenta }),
    line(
      [
        [middle, y + tall],
        [middle, height * 0.72],
      ],
      palette.ink,
      5 * k,
    ),
    box(x(0), height * 0.72, 'SUR', palette.yellow, palette.onYellow),
  ].join('');
}
