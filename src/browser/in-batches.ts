const size = 5;
const queue: (() => void)[] = [];
let scheduled = false;

function schedule(): void {
  if (scheduled || queue.length === 0) return;
  scheduled = true;
  requestAnimationFrame(() => {
    scheduled = false;
    for (const task of queue.splice(0, size)) task();
    schedule();
  });
}

/**
 * Runs a task in the next frame with fewer than five tasks. Pictures apply their natural sizes through it, so that many
 * pictures that arrive at once are not rendered in one frame.
 */
export function inBatches(task: () => void): void {
  queue.push(task);
  schedule();
}
