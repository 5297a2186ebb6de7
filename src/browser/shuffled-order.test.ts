import { expect, test } from 'vitest';
import { shuffledOrder } from './shuffled-order.ts';

/** Replaces random numbers by a fixed sequence. */
function sequence(...values: number[]): () => number {
  let next = 0;
  return () => values[next++ % values.length] ?? 0;
}

test('every index occurs once, whatever the random numbers', () => {
  for (const chance of [0, 0.25, 0.5, 0.75, 0.999]) {
    expect(shuffledOrder(9, () => chance).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  }
});

test('other random numbers give another order', () => {
  expect(shuffledOrder(9, sequence(0.1, 0.7, 0.4))).not.toEqual(shuffledOrder(9, sequence(0.9, 0.2, 0.6)));
});

test('all orders are equally likely', () => {
  const counts = new Map<string, number>();
  for (let first = 0; first < 3; first += 1) {
    for (let second = 0; second < 2; second += 1) {
      const order = shuffledOrder(3, sequence((first + 0.5) / 3, (second + 0.5) / 2)).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
  }
  expect([...counts.values()]).toEqual([1, 1, 1, 1, 1, 1]);
});
