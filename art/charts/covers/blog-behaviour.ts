import { times, type Point } from '../drawing/geometry.ts';
import { palette } from '../drawing/palette.ts';
import { random } from '../drawing/random.ts';
import { circle, rect } from '../drawing/svg.ts';

/** Candidates in phase 3B of the 2025 round, and those that passed, scaled to a hundred: 152 of 531 passed. */
const called = 100;
const passed = 29;
const columns = 13;

/**
 * The behavioural assessment: a ring for each of a hundred candidates; those that passed are filled, in random order.
 */
export function blogBehaviour(width: number, height: number): string {
  const rows = Math.ceil(called / columns);
  const step = Math.min((width * 0.88) / columns, (height * 0.86) / rows);
  const [left, top] = [(width - columns * step) / 2, (height - rows * step) / 2];
  const place = (index: number): Point => [
    left + ((index % columns) + 0.5) * step,
    top + (Math.floor(index / columns) + 0.5) * step,
  ];
  const chosen = new Set(shuffled(called).slice(0, passed));
  const rings = times(called, (index) =>
    chosen.has(index)
      ? circle(place(index), step * 0.36, { fill: palette.magenta, stroke: palette.ink, width: step * 0.05 })
      : circle(place(index), step * 0.32, { stroke: palette.slate, width: step * 0.07 }),
  );
  return [rect(0, 0, width, height, { fill: palette.land }), ...rings].join('');
}

/** The numbers below `count` in a shuffled order that is always the same. */
function shuffled(count: number): number[] {
  const next = random(3);
  return times(count, (index) => ({ index, key: next() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ index }) => index);
}
