/** What a visitor does first on a page. */
export const firstInputs = ['pointerdown', 'keydown', 'touchstart'] as const;

/** Safari has no idle callback; this long after load it is idle enough, in milliseconds. */
const idleFallback = 200;

/** Runs a task when the document and its pictures have loaded. */
export function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') task();
  else window.addEventListener('load', task, { once: true });
}

/**
 * Runs a task once, when the document has loaded and the browser is idle; with `orAtFirstInput` at the visitor's first
 * press, key or touch if that comes earlier.
 */
export function whenIdle(task: () => void, { orAtFirstInput = false } = {}): void {
  let done = false;
  const run = () => {
    if (done) return;
    done = true;
    task();
  };
  if (orAtFirstInput) {
    for (const input of firstInputs) window.addEventListener(input, run, { capture: true, passive: true, once: true });
  }
  whenLoaded(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
    else setTimeout(run, idleFallback);
  });
}
