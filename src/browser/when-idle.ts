/** How a visitor asks for something; assistive technology presses with a click alone. */
export const inputs = ['pointerdown', 'keydown', 'touchstart', 'click'] as const;

/** Safari has no idle callback; this long after load it is idle enough, in milliseconds. */
const idleFallback = 200;

/** Runs a task when the document and its pictures have loaded. */
export function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') task();
  else window.addEventListener('load', task, { once: true });
}

/** Runs a task when the document has loaded and the browser is idle. */
export function whenIdle(task: () => void): void {
  whenLoaded(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => task(), { timeout: 2000 });
    else setTimeout(task, idleFallback);
  });
}
