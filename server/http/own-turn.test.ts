import { expect, test } from 'vitest';
import { ownTurn } from './own-turn.ts';

test('what many want to do at once is done in turns, with others in between', async () => {
  const order: string[] = [];
  const many = Array.from({ length: 5 }, async (_, number) => {
    await ownTurn();
    order.push(`refusal ${number}`);
    // Somebody else's work, such as a page that is asked for.
    if (number === 0) setImmediate(() => order.push('page'));
  });
  await Promise.all(many);
  expect(order).toContain('page');
  expect(order.indexOf('page')).toBeLessThan(order.indexOf('refusal 2'));
  expect(order.filter((each) => each !== 'page')).toEqual([0, 1, 2, 3, 4].map((number) => `refusal ${number}`));
});
