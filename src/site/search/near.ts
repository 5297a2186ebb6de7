/** Whether one word may be the other with a typing error: one letter in words of five to seven, two in longer words. */
export function isNear(typed: string, meant: string): boolean {
  if (typed === meant) return true;
  const allowed = mistakesAllowed(Math.min(typed.length, meant.length));
  return Math.abs(typed.length - meant.length) <= allowed && distance(typed, meant) <= allowed;
}

function mistakesAllowed(length: number): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
}

/** Number of letters to insert, delete, replace or swap with their neighbour (optimal string alignment). */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const changed = (last[column - 1] ?? 0) + (same ? 0 : 1);
      let least = Math.min((next[column - 1] ?? 0) + 1, (last[column] ?? 0) + 1, changed);
      const isExchange =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isExchange) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      next[column] = least;
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}
