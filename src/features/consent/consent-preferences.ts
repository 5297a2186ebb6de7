import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let open = false;

function set(next: boolean): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Opens the dialog in which cookies are chosen one category at a time. */
export function openConsentPreferences(): void {
  set(true);
}

/** Closes it; what was not saved is forgotten. */
export function closeConsentPreferences(): void {
  set(false);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the dialog is open. */
export function useConsentPreferencesOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  );
}
