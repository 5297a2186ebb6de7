/** Whether the browser has popovers: Chrome since 114, Firefox since 125, Safari since 17. */
const knowsPopovers = () => 'showPopover' in HTMLElement.prototype;

/** Loads a polyfill in browsers without popovers. */
export function providePopovers(): void {
  // If the polyfill cannot be loaded, popovers stay closed: their contents can be reached in other ways too.
  if (knowsPopovers()) return;
  import('@oddbird/popover-polyfill/fn').then(
    ({ apply }) => apply({ layerName: 'reset' }),
    () => undefined,
  );
}

/** Closes a popover if it is open. */
export function closePopover(element: HTMLElement | null): void {
  if (knowsPopovers()) element?.hidePopover();
}
