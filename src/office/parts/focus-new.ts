/** As a `ref`: focuses an element that has just replaced the focused one. */
export function focusNew(element: HTMLElement | null): void {
  element?.focus();
}

/** As `focusNew`, for an element that may be higher than the window: scrolls its top into view. */
export function focusNewAtTop(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start' });
}
