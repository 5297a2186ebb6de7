import { afterEach, expect, test, vi } from 'vitest';
import { inBatches } from './in-batches.ts';

afterEach(() => vi.unstubAllGlobals());

test('at most five tasks run per frame, in the order in which they were added', () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  const done: number[] = [];
  for (let task = 0; task < 12; task += 1) inBatches(() => done.push(task));

  const perFrame: number[] = [];
  for (let frame = frames.shift(); frame; frame = frames.shift()) {
    frame();
    perFrame.push(done.length);
  }
  expect(perFrame).toEqual([5, 10, 12]);
  expect(done).toEqual([...done].toSorted((a, b) => a - b));
});
