/** As a `ref`: gives the focus to an element that has just taken the place of what had it. */
export function focusNew(element: HTMLElement | null): void {
  element?.focus();
}
