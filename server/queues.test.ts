import { expect, test } from 'vitest';
import { createTaskQueue } from './queues.ts';

test('tasks run in order, with other work between them', async () => {
  const run = createTaskQueue(10);
  const order: string[] = [];
  setImmediate(() => order.push('other'));
  await Promise.all(['first', 'second', 'third'].map(async (name) => run(() => order.push(name))));
  expect(order.indexOf('other')).toBeLessThan(order.indexOf('third'));
  expect(order.filter((name) => name !== 'other')).toEqual(['first', 'second', 'third']);
});

test('a full queue refuses tasks until one is finished', async () => {
  const run = createTaskQueue(2);
  const waiting = [1, 2].map(async (number) => run(() => number));
  expect(run(() => 3)).toBeNull();
  expect(await Promise.all(waiting)).toEqual([1, 2]);
  await expect.poll(() => run(() => 4)).not.toBeNull();
});

test('a task that fails does not stop the next ones', async () => {
  const run = createTaskQueue(2);
  const failing = run(() => {
    throw new Error('no');
  });
  const next = run(() => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
