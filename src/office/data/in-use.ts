/** How long the screen counts as in use after a key, a press or scrolling, in milliseconds. */
const lasts = 60_000;

let lastInput = Date.now();

function note(): void {
  lastInput = Date.now();
}

for (const name of ['keydown', 'pointerdown', 'wheel', 'touchmove']) {
  addEventListener(name, note, { passive: true, capture: true });
}

/**
 * Whether a person is working at the screen. Lists are polled by a timer: the poll extends the session only while the
 * screen is in use.
 */
export function isInUse(): boolean {
  return Date.now() - lastInput < lasts;
}
