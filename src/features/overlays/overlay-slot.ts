import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let slot: HTMLElement | null = null;

/** Ref of the place in the dock where a page puts a button of its own. */
export function overlaySlot(element: HTMLElement | null): void {
  slot = element;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** That place; null until the dock is there. */
export function useOverlaySlot(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => slot,
    () => null,
  );
}
