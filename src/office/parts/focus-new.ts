/** As a `ref`: focuses an element that has just replaced the focused one. */
export function focusNew(element: HTMLElement | null): void {
  element?.focus();
}
