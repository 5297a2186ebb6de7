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
 * Runs the task in the next frame that has room: five per frame at most. Pictures apply their natural sizes through it,
 * so that a page full of pictures arriving at once never renders all of them in one frame.
 */
export function inBatches(task: () => void): void {
  queue.push(task);
  schedule();
}
