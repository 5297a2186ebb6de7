import type { ConsentCategory } from '../../site/stored-keys.ts';
import { readStore, writeStore } from '../../browser/storage.ts';
import {
  consentState,
  givenKey,
  preferencesKey,
  preferencesText,
  type ConsentChoice,
  type ConsentState,
} from './consent-state.ts';

/** Event on the window that announces a decision; its detail is the choice. */
const decided = 'consent';

const listeners = new Set<() => void>();
let state: ConsentState | undefined;

/** The visitor's consent, read from storage at the first call. Later decisions replace it. */
export function getConsent(): ConsentState {
  return (state ??= storedConsent());
}

/** Removes the stored decision, so that the notice can be tested again. */
export function clearConsent(): void {
  writeStore('localStorage', givenKey, null);
  writeStore('localStorage', preferencesKey, null);
  // Measurement may have read the decision before.
  announce(storedConsent());
}

function storedConsent(): ConsentState {
  return consentState({
    given: readStore('localStorage', givenKey),
    preferences: readStore('localStorage', preferencesKey),
    now: new Date(),
  });
}

/**
 * Stores a decision and sends the event to every script of the document. Without storage the decision is valid for this
 * document only.
 */
export function decideConsent(choice: ConsentChoice): void {
  writeStore('localStorage', givenKey, 'true');
  writeStore('localStorage', preferencesKey, preferencesText(choice, new Date()));
  window.dispatchEvent(new CustomEvent<ConsentChoice>(decided, { detail: choice }));
}

function announce(next: ConsentState): void {
  state = next;
  for (const listener of listeners) listener();
}

if (typeof window !== 'undefined') {
  window.addEventListener(decided, (event) =>
    announce({ name: 'decided', choice: (event as CustomEvent<ConsentChoice>).detail }),
  );
  window.addEventListener('storage', ({ key }) => {
    // The preferences are written last, and differ each time by their date. A null key means that the storage was
    // cleared.
    if (key === preferencesKey || key === null) announce(storedConsent());
  });
}

/** Whether a category may be used. */
export function isAccepted(category: ConsentCategory): boolean {
  if (category === 'necessary') return true;
  const consent = getConsent();
  return consent.name === 'decided' && consent.choice[category];
}

/** Whether anything may be counted: one of the two permissions is enough. */
export function isMeasured(): boolean {
  return isAccepted('analytics') || isAccepted('marketing');
}

/** Calls `listener` after each decision, also one made in another tab. Returns a function that unsubscribes. */
export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
