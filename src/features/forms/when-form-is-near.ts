import { nearMargin } from './widget/embed-contract.ts';

/** Says, now and at every change, whether a form is so near the window that its frame should be there; answers how to stop. */
export function watchNearness(form: Element, change: (isNear: boolean) => void): () => void {
  const observer = new IntersectionObserver((entries) => change(entries.at(-1)?.isIntersecting ?? false), {
    rootMargin: nearMargin,
  });
  observer.observe(form);
  return () => observer.disconnect();
}

/** Calls once when a form comes so near the window that its frame should be loading; answers how to stop waiting for it. */
export function whenFormIsNear(form: Element, near: () => void): () => void {
  const stop = watchNearness(form, (isNear) => {
    if (!isNear) return;
    stop();
    near();
  });
  return stop;
}
