/** Attribute of the last button that was pressed before hydration began. */
const mark = 'data-pressed';

/** Selector of the buttons that work before hydration: for popovers, dialogs and forms. */
const answering = '[popovertarget], [commandfor], [type=submit]';

/** Marks a button that is pressed before hydration begins. After hydration, `repeatPress` presses it again. */
export function notePresses(): void {
  document.addEventListener('click', ({ target }) => {
    if (document.documentElement.dataset.scripted !== 'waiting' || !(target instanceof Element)) return;
    const button = target.closest('button');
    if (!button || button.matches(answering)) return;
    document.querySelector(`[${mark}]`)?.removeAttribute(mark);
    button.setAttribute(mark, '');
  });
}

/** Presses the marked button, once. */
export function repeatPress(): void {
  const button = document.querySelector<HTMLElement>(`[${mark}]`);
  button?.removeAttribute(mark);
  button?.click();
}
