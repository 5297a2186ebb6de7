import { watchDialog } from '../../browser/watch-dialog.ts';
import type { Language } from '../../i18n/language.ts';
import { isSearchKeyOn } from './search-key.ts';

/** Id of the search dialog, which is in every document. */
export const searchDialogId = 'site-search';

/** Opens the search with `/`, Ctrl+K or ⌘K. Once the dialog is open, the field with suggestions is loaded. */
export function startSearch(language: Language): void {
  const dialog = document.getElementById(searchDialogId) as HTMLDialogElement;
  document.addEventListener('keydown', (event) => {
    if (!asksForSearch(event) || document.querySelector('dialog:modal')) return;
    event.preventDefault();
    dialog.showModal();
  });

  function fill(): void {
    if (!dialog.open) return;
    // Without the field, the form still leads to the results page.
    import('./fill-search.tsx').then(({ fillSearch }) => fillSearch(dialog, language)).catch(() => undefined);
  }
  watchDialog(dialog, fill);
  fill();
}

function asksForSearch({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  // In a text field on macOS, Ctrl+K deletes to the end of the line.
  if (key.toLowerCase() === 'k') return (metaKey || (ctrlKey && !isTextField(target))) && !altKey && !shiftKey;
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTextField(target) && isSearchKeyOn();
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
