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
 * Whether somebody works at the screen. Lists that ask for what is new keep a session alive while somebody writes, and
 * let it end in a window that was left open.
 */
export function isInUse(): boolean {
  return Date.now() - lastInput < lasts;
}
