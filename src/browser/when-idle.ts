const inputs = ['pointerdown', 'keydown', 'touchstart'] as const;

/** Safari has no idle callback; this long after load it is idle enough, in milliseconds. */
const idleFallback = 200;

/**
 * Runs a task once, when the document has loaded and the browser is idle; with `orAtFirstInput` at the visitor's first
 * press, key or touch if that comes earlier.
 */
export function whenIdle(task: () => void, { orAtFirstInput = false } = {}): void {
  let done = false;
  const run = () => {
    if (done) return;
    done = true;
    for (const input of inputs) window.removeEventListener(input, run, { capture: true });
    task();
  };
  const waitForIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
    else setTimeout(run, idleFallback);
  };
  if (orAtFirstInput) {
    for (const input of inputs) window.addEventListener(input, run, { capture: true, passive: true });
  }
  if (document.readyState === 'complete') waitForIdle();
  else window.addEventListener('load', waitForIdle, { once: true });
}
