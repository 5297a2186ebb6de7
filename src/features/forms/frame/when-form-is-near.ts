import { nearMargin } from '../widget/embed-contract.ts';

/**
 * Reports to `change` whether a form is near enough to the window to load its frame: first the present state, then
 * every change.
 * @returns a function that stops watching
 */
export function watchNearness(form: Element, change: (isNear: boolean) => void): () => void {
  const observer = new IntersectionObserver((entries) => change(entries.at(-1)?.isIntersecting ?? false), {
    rootMargin: nearMargin,
  });
  observer.observe(form);
  return () => observer.disconnect();
}

/**
 * Calls `near` once, when a form is near enough to the window to load its frame.
 * @returns a function that stops watching
 */
export function whenFormIsNear(form: Element, near: () => void): () => void {
  const stop = watchNearness(form, (isNear) => {
    if (!isNear) return;
    stop();
    near();
  });
  return stop;
}
