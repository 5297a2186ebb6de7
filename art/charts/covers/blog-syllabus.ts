import { times, type Point } from '../drawing/geometry.ts';
import { palette } from '../drawing/palette.ts';
import { circle, line, rect, text } from '../drawing/svg.ts';

const columns = 3;
const units = 9;

/** The official syllabus: nine numbered cards on one route. */
export function blogSyllabus(width: number, height: number): string {
  const k = width / 1600;
  const [across, down] = [width * 0.29, height * 0.27];
  const [gapX, gapY] = [(width - columns * across) / (columns + 1), (height - columns * down) / (columns + 1)];
  const corner = (index: number): Point => {
    const row = Math.floor(index / columns);
    // Every second row is reversed, so that the route never jumps back.
    const column = row % 2 === 0 ? index % columns : columns - 1 - (index % columns);
    return [gapX + column * (across + gapX), gapY + row * (down + gapY)];
  };
  const middle = (index: number): Point => {
    const [x, y] = corner(index);
    return [x + across * 0.72, y + down * 0.8];
  };
  const cards = times(units, (index) => {
    const [x, y] = corner(index);
    const last = index === units - 1;
    return [
      rect(x, y, across, down, {
        fill: last ? palette.yellow : palette.white,
        stroke: palette.ink,
        width: 4 * k,
      }),
      rect(x, y, 26 * k, down, { fill: index % 2 === 0 ? palette.blueEdge : palette.buffEdge }),
      text([x + 70 * k, y + down * 0.6], String(index + 1), {
        size: 150 * k,
        mono: true,
        bold: true,
        fill: last ? palette.onYellow : palette.ink,
      }),
    ].join('');
  });
  const route = line(times(units, middle), palette.magenta, 9 * k);
  const stops = times(units, (index) =>
    circle(middle(index), 22 * k, {
      fill: index === units - 1 ? palette.magenta : palette.white,
      stroke: palette.magenta,
      width: 8 * k,
    }),
  );
  return [rect(0, 0, width, height, { fill: palette.sea }), ...cards, route, ...stops].join('');
}
