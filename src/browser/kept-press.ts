/** Attribute of the last button that was pressed before its code had arrived. */
const pressed = 'data-pressed';

/** Selector of the parts whose code has not arrived yet. */
const waiting = ':not(:defined), island-part:not([data-alive])';

/** Selector of the buttons that work without scripts: for popovers, dialogs and forms. */
const native = '[popovertarget], [commandfor], [type=submit]';

/** Keeps the last press on a button whose code has not arrived; `repeatPress` presses it again. */
export function keepPresses(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button?.closest(waiting) || button.matches(native)) return;
    document.querySelector(`[${pressed}]`)?.removeAttribute(pressed);
    button.setAttribute(pressed, '');
  });
}

/** Presses the kept button, if it is inside a part that has come alive. */
export function repeatPress(part: Element): void {
  const button = part.querySelector<HTMLElement>(`[${pressed}]`);
  if (!button || button.closest(waiting)) return;
  button.removeAttribute(pressed);
  button.click();
}
