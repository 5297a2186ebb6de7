import { createStore } from '../../browser/create-store.ts';

/** The text of the screen's live region. */
export const announced = createStore('');

/** Announces a change to screen readers. */
export function announce(text: string): void {
  // Screen readers ignore an unchanged text, so a repeated text gets a no-break space.
  announced.set(announced.get() === text ? `${text}\u00A0` : text);
}
