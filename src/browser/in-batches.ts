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
 * Runs a task in the next frame that has fewer than five tasks. `lazy-picture` updates loaded pictures this way,
 * so that one frame does not change many pictures.
 */
export function inBatches(task: () => void): void {
  queue.push(task);
  schedule();
}
