/** A place on the drawing: x to the right, y down. */
export type Point = readonly [x: number, y: number];

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** The point at `distance` from `centre` on a bearing: degrees clockwise from the top, as a compass counts. */
export function polar(centre: Point, distance: number, bearing: number): Point {
  return [centre[0] + distance * Math.sin(radians(bearing)), centre[1] - distance * Math.cos(radians(bearing))];
}

/** The point at a share of the way between two points: 0 is the first, 1 the second. */
export function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** The results of `make` for 0, 1, … `count - 1`. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/**
 * The item at an index.
 * @throws RangeError if the list is shorter
 */
export function item<T>(list: readonly T[], index: number): T {
  const value = list.at(index);
  if (value === undefined) throw new RangeError(`the list has no item ${index}`);
  return value;
}
