import { createStore } from '../../browser/create-store.ts';

export type ToastKind = 'plain' | 'success' | 'error';

/** A short message that disappears by itself. */
export type Toast = { id: string; text: string; kind: ToastKind };

const none: readonly Toast[] = [];
const toasts = createStore(none);
let count = 0;

/** Shows a toast in place of the one that may be there: there is one at a time. */
export function showToast(text: string, { kind = 'plain' }: Partial<Pick<Toast, 'kind'>> = {}): void {
  count += 1;
  toasts.set([{ id: `toast-${count}`, text, kind }]);
}

/** Takes a toast away, if it is still there. */
export function closeToast(id: string): void {
  if (toasts.get().some((toast) => toast.id === id)) toasts.set(none);
}

/** The toast that is shown, if any. */
export function useToasts(): readonly Toast[] {
  return toasts.useValue();
}
