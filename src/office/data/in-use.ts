/** For how long after a key or a press the screen counts as in use, in milliseconds. */
const lasts = 60_000;

let lastInput = Date.now();

function note(): void {
  lastInput = Date.now();
}

for (const name of ['keydown', 'pointerdown', 'wheel', 'touchmove']) {
  addEventListener(name, note, { passive: true, capture: true });
}

/**
 * Whether somebody works at the screen. Lists ask for news by a timer: this keeps the session alive while somebody
 * writes, and lets it end in an idle window.
 */
export function isInUse(): boolean {
  return Date.now() - lastInput < lasts;
}
