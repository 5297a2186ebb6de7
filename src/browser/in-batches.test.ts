import { expect, test, vi } from 'vitest';
import { inBatches } from './in-batches.ts';

test('twelve tasks are done in three frames: five, five and two', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  let done = 0;
  for (let task = 0; task < 12; task += 1) inBatches(() => (done += 1));
  const counts = [];
  for (let frame = frames.shift(); frame; frame = frames.shift()) {
    const before = done;
    frame(0);
    counts.push(done - before);
  }
  expect(counts).toEqual([5, 5, 2]);
});
