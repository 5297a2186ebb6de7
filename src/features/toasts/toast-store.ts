import { useSyncExternalStore } from 'react';

export type ToastKind = 'plain' | 'success' | 'error';

/** A short message that disappears by itself. */
export type Toast = { id: string; text: string; kind: ToastKind };

const none: readonly Toast[] = [];
const listeners = new Set<() => void>();
let toasts = none;
let count = 0;

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast in place of the one that may be there: there is one at a time. */
export function showToast(text: string, { kind = 'plain' }: Partial<Pick<Toast, 'kind'>> = {}): void {
  count += 1;
  set([{ id: `toast-${count}`, text, kind }]);
}

/** Takes a toast away, if it is still there. */
export function closeToast(id: string): void {
  if (toasts.some((toast) => toast.id === id)) set(none);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toast that is shown, if any. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
}
