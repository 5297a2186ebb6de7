/**
 * The numbers from 0 to `count - 1` in a random order; all orders are equally likely (Fisher and Yates).
 * @param random a number from 0 to below 1
 */
export function shuffledOrder(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  return order;
}
