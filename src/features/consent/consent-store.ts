import { useSyncExternalStore } from 'react';
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

const unknown: ConsentState = { name: 'undecided', because: 'nothing-stored' };
const listeners = new Set<() => void>();
let state: ConsentState | undefined;

/** The visitor's consent as this document knows it. */
export function getConsent(): ConsentState {
  return (state ??= firstConsent());
}

/** Opening any page with `test-cookies=true` clears the stored decision, so that the notice can be shown and tested again. */
function firstConsent(): ConsentState {
  const cleared = new URLSearchParams(location.search).get('test-cookies') === 'true';
  if (cleared) {
    writeStore('localStorage', givenKey, null);
    writeStore('localStorage', preferencesKey, null);
  }
  return storedConsent(cleared);
}

function storedConsent(cleared: boolean): ConsentState {
  return consentState({
    given: readStore('localStorage', givenKey),
    preferences: readStore('localStorage', preferencesKey),
    cleared,
    now: new Date(),
  });
}

/** Stores a decision and tells everyone who depends on it. Without storage it holds for the document. */
export function decideConsent(choice: ConsentChoice): void {
  writeStore('localStorage', givenKey, 'true');
  writeStore('localStorage', preferencesKey, preferencesText(choice, new Date()));
  announce({ name: 'decided', choice });
}

function announce(next: ConsentState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Whether a category may be used. */
export function isAccepted(category: ConsentCategory): boolean {
  if (category === 'necessary') return true;
  const consent = getConsent();
  return consent.name === 'decided' && consent.choice[category];
}

/** Whether anything may be counted: either permission will do for what both of them need. */
export function isMeasured(): boolean {
  return isAccepted('analytics') || isAccepted('marketing');
}

/** Calls after each decision, also one that was made in another tab. Returns a function that unsubscribes. */
export function subscribeToConsent(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', readAgain);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', readAgain);
  };
}

function readAgain({ key }: Pick<StorageEvent, 'key'>): void {
  // The preferences are written last, and differ each time by their date; null means that everything was removed.
  if (key === preferencesKey || key === null) announce(storedConsent(false));
}

/** The visitor's consent; prerendered pages know of none. */
export function useConsent(): ConsentState {
  return useSyncExternalStore(subscribeToConsent, getConsent, () => unknown);
}
