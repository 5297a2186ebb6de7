import { createStore } from '../../browser/create-store.ts';

/** The words of the screen's live region. */
export const announced = createStore('');

/** Announces a change to screen readers. */
export function announce(text: string): void {
  // The same words again would be no change: a space that does not show makes them one.
  announced.set(announced.get() === text ? `${text}\u00A0` : text);
}
