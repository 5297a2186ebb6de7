/** Events of a visitor's first input; assistive technology sends only a click. */
export const inputs = ['pointerdown', 'keydown', 'touchstart', 'click'] as const;

/** Delay after the load event in Safari, which has no idle callback, in milliseconds. */
const idleFallback = 200;

/** Runs a task when the document and its pictures have loaded. */
export function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') task();
  else window.addEventListener('load', task, { once: true });
}

/** Runs a task when the document has loaded and the browser is idle, at most two seconds later. */
export function whenIdle(task: () => void): void {
  whenLoaded(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => task(), { timeout: 2000 });
    else setTimeout(task, idleFallback);
  });
}
