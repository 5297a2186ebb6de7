/** As a `ref`: focuses an element that has just replaced the focused one. */
export function focusNew(element: HTMLElement | null): void {
  element?.focus();
}

/** Does the same with an element that may be higher than the window: its beginning is in sight. */
export function focusNewAtTop(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start' });
}
