/** A point in pixels of the scope. */
export type Point = { x: number; y: number };
export type Box = { x: number; y: number; width: number; height: number };

/** A target, with the end of its trend line. */
export type Target = Point & { ahead: Point };

/** A placed label: its box, the end of its leader line, and the index of its place. */
export type PlacedLabel = { box: Box; end: Point; place: number };

/** The possible places around a target: three distances in eight directions, near ones first. */
const places = [22, 44, 70].flatMap((length) =>
  [-45, 45, -135, 135, 0, 180, -90, 90].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: Math.cos(angle) * length, y: Math.sin(angle) * length };
  }),
);

/** Costs of the drawbacks of a place; `rank` is the cost of each step down the list of places. */
const costs = { coversTarget: 200, coversTrend: 80, coversFinal: 40, moves: 30, rank: 2 };

/** The number of places that the search tries before it starts again with another label. */
const mostTries = 1000;

/**
 * Places labels beside their targets. If possible, labels do not overlap, and no leader line crosses a label. Labels
 * avoid other targets, trend lines and the final approach track, but may cover them. A label keeps its place while that place is good,
 * so that labels do not jump.
 */
export function placeLabels(
  targets: readonly Target[],
  size: { width: number; height: number },
  field: { width: number; height: number },
  before: readonly (number | undefined)[] = [],
  final?: { from: Point; to: Point },
): PlacedLabel[] {
  const choices = targets.map((target, index) =>
    places
      .map((offset, place) => labelAt(target, offset, place, size))
      .filter(({ box }) => isWithin(box, field))
      .map((label) => ({ label, cost: costOf(label, index) }))
      .toSorted((one, other) => one.cost - other.cost)
      .map(({ label }) => label),
  );
  let tries = 0;
  // If there is no solution with one label placed first, there may be a solution with another label first.
  for (const first of targets.keys()) {
    tries = 0;
    const placed = placeFrom(new Map(), first);
    if (placed) return targets.flatMap((_, index) => placed.get(index) ?? []);
  }
  return choices.flatMap(([best]) => best ?? []);

  /** Tries the places of a label and of all labels after it, cheapest first; null if none fit, or after `mostTries`. */
  function placeFrom(placed: ReadonlyMap<number, PlacedLabel>, index: number): ReadonlyMap<number, PlacedLabel> | null {
    if (placed.size === targets.length) return placed;
    for (const label of choices[index] ?? []) {
      tries += 1;
      if (tries > mostTries) return null;
      if ([...placed].some(([otherIndex, other]) => collide(label, index, other, otherIndex))) continue;
      const all = placeFrom(new Map([...placed, [index, label]]), (index + 1) % targets.length);
      if (all) return all;
    }
    return null;
  }

  function collide(one: PlacedLabel, index: number, other: PlacedLabel, otherIndex: number): boolean {
    const [target, position] = [targets[index] as Target, targets[otherIndex] as Target];
    return (
      overlap(one.box, other.box) ||
      lineMeetsBox(target, one.end, other.box) ||
      lineMeetsBox(position, other.end, one.box) ||
      linesCross(target, one.end, position, other.end)
    );
  }

  function costOf({ box, place }: PlacedLabel, index: number): number {
    let cost = place * costs.rank + (before[index] === place ? 0 : costs.moves);
    if (final && lineMeetsBox(final.from, final.to, box)) cost += costs.coversFinal;
    for (const [other, position] of targets.entries()) {
      if (lineMeetsBox(position, position.ahead, box)) cost += costs.coversTrend;
      if (other !== index && isInside(position, box, 8)) cost += costs.coversTarget;
    }
    return cost;
  }
}

/** The label in the same place beside its moved target. */
export function movedLabel({ place }: PlacedLabel, target: Point, size: { width: number; height: number }) {
  return labelAt(target, places[place] ?? { x: 0, y: 0 }, place, size);
}

/** The label whose nearest edge is at an offset from its target. */
function labelAt(target: Point, offset: Point, place: number, { width, height }: { width: number; height: number }) {
  const end = { x: target.x + offset.x, y: target.y + offset.y };
  const shift = (part: number, whole: number) => (part > 1 ? 0 : part < -1 ? -whole : -whole / 2);
  const box = { x: end.x + shift(offset.x, width), y: end.y + shift(offset.y, height), width, height };
  return { box, end, place };
}

function isWithin(box: Box, field: { width: number; height: number }): boolean {
  return box.x >= 0 && box.y >= 0 && box.x + box.width <= field.width && box.y + box.height <= field.height;
}

function isInside({ x, y }: Point, box: Box, margin: number): boolean {
  return x > box.x - margin && x < box.x + box.width + margin && y > box.y - margin && y < box.y + box.height + margin;
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** Whether a line passes through a box. */
export function lineMeetsBox(from: Point, to: Point, box: Box): boolean {
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  const corners = [
    { x: box.x, y: box.y },
    { x: right, y: box.y },
    { x: right, y: bottom },
    { x: box.x, y: bottom },
  ];
  if (isInside(from, box, 0) || isInside(to, box, 0)) return true;
  return corners.some((corner, index) => linesCross(from, to, corner, corners[(index + 1) % 4] as Point));
}

function linesCross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}
