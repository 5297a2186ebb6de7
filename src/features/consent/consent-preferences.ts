import { createStore } from '../../browser/create-store.ts';

const isOpen = createStore(false);

/** Opens the dialog in which cookies are chosen one category at a time. */
export function openConsentPreferences(): void {
  isOpen.set(true);
}

/** Closes it; what was not saved is forgotten. */
export function closeConsentPreferences(): void {
  isOpen.set(false);
}

/** Whether the dialog is open. */
export const useConsentPreferencesOpen = isOpen.useValue;
