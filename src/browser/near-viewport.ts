type Seen = () => void;

const waiting = new WeakMap<Element, Seen>();
let observer: IntersectionObserver | undefined;

/**
 * Returns the observer that all calls share. An element is near when 10 % of it is inside the viewport, extended by
 * 100 px on each side.
 */
function sharedObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        waiting.get(target)?.();
        stopWaiting(target);
      }
    },
    { rootMargin: '100px', threshold: 0.1 },
  );
  return observer;
}

function stopWaiting(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}

/** Calls `seen` once, when the element is near the window. Returns a function that cancels this. */
export function whenNear(element: Element, seen: Seen): () => void {
  waiting.set(element, seen);
  sharedObserver().observe(element);
  return () => stopWaiting(element);
}
