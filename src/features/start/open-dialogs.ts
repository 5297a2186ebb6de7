import { isForTheBrowser } from '../../browser/is-for-the-browser.ts';

/** Attribute of a link that opens a dialog: the dialog's id. Without scripts, the browser follows the link. */
const opensAttribute = 'data-opens';

/**
 * Opens and closes dialogs, by links with `data-opens`, and by buttons with `commandfor`
 * in browsers without that attribute. The dialog gets the link's `data-about`, which names its subject.
 */
export function openDialogs(): void {
  document.addEventListener('click', (event) => {
    const opener =
      event.target instanceof Element && event.target.closest<HTMLElement>(`[${opensAttribute}], [commandfor]`);
    if (!opener || isForTheBrowser(event)) return;
    const named = opener.getAttribute('commandfor');
    if (named && 'command' in HTMLButtonElement.prototype) return;
    const dialog = document.getElementById(named ?? opener.dataset.opens ?? '');
    if (!(dialog instanceof HTMLDialogElement) || (!named && !('scripted' in document.documentElement.dataset))) return;
    event.preventDefault();
    dialog.dataset.about = opener.dataset.about ?? '';
    if (dialog.open) dialog.close();
    else dialog.showModal();
  });
}
