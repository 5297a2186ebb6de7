import type { CareerStepId } from './content.ts';

/**
 * Coordinates of the points in per cent of the drawing, from its upper left corner. `career-chart.module.css` has the
 * same values.
 */
const places: Record<CareerStepId, readonly [x: number, y: number]> = {
  'beginning': [50, 95],
  'student': [50, 78],
  'tower-rating': [17, 56],
  'approach-rating': [50, 56],
  'area-rating': [83, 56],
  'tower-unit': [17, 32],
  'approach-unit': [50, 32],
  'area-unit': [83, 32],
  'ojti': [17, 7],
  'stdi': [50, 7],
  'assessor': [83, 7],
};

/** The height at which the routes of all units meet before instructors and assessors. */
const meeting = 19;

const drawn: readonly (readonly [CareerStepId, CareerStepId])[] = [
  ['beginning', 'student'],
  ['student', 'tower-rating'],
  ['student', 'approach-rating'],
  ['student', 'area-rating'],
  ['tower-rating', 'tower-unit'],
  ['approach-rating', 'approach-unit'],
  ['area-rating', 'area-unit'],
  ['tower-unit', 'ojti'],
  ['approach-unit', 'stdi'],
  ['area-unit', 'assessor'],
  ['tower-unit', 'assessor'],
];

/** The line through the time limits that apply at every unit. */
export const sharedClocks = 'M17 44H83';

/** The lines of the whole map, as an SVG path in a square of 100 units. */
export const mapLines = drawn.map(([from, to]) => lineBetween(from, to)).join('');

/** The line of a route, through its points in order. */
export function routeLine(route: readonly CareerStepId[]): string {
  return route.flatMap((point, index) => (index === 0 ? [] : lineBetween(route[index - 1] ?? point, point))).join('');
}

function lineBetween(from: CareerStepId, to: CareerStepId): string {
  const [x, y] = places[from];
  const [toX, toY] = places[to];
  if (toY < meeting) return `M${x} ${y}V${meeting}H${toX}V${toY}`;
  // A line between two points at the same height curves around the point between them.
  if (y === toY) return `M${x} ${y}Q${(x + toX) / 2} ${y + 14} ${toX} ${toY}`;
  return `M${x} ${y}L${toX} ${toY}`;
}
