import { nearMargin } from './widget/embed-contract.ts';

/** Calls once when a form comes so near the window that its frame should be loading; answers how to stop waiting for it. */
export function whenFormIsNear(form: Element, near: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      near();
    },
    { rootMargin: nearMargin },
  );
  observer.observe(form);
  return () => observer.disconnect();
}
