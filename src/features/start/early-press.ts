/** Marks the button that was pressed last before the page was live. */
const mark = 'data-pressed';

/** Links, popovers, dialogs, folds and forms work without the page's components. */
const answering = '[popovertarget], [commandfor], [type=submit]';

/** Marks the pressed button until the page's components listen; the page is then live, and `repeatPress` presses it again. */
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
