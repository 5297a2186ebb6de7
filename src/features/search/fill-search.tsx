import { createRoot } from 'react-dom/client';
import type { Language } from '../../i18n/language.ts';
import { LanguageProvider } from '../../i18n/provider.tsx';
import { loadWords } from '../../i18n/words/load-words.ts';
import { SearchBox } from './search-box.tsx';

let isFilled = false;

/**
 * Replaces the dialog's form with a search field that has suggestions, and keeps the typed text.
 * @throws Error if the texts cannot be loaded
 */
export async function fillSearch(dialog: HTMLDialogElement, language: Language): Promise<void> {
  const form = dialog.querySelector('form');
  if (isFilled || !form?.parentElement) return;
  const words = await loadWords(language);
  // The dialog may have been opened again meanwhile.
  if (isFilled) return;
  isFilled = true;
  const typed = form.querySelector('input')?.value ?? '';
  createRoot(form.parentElement).render(
    <LanguageProvider language={language} words={words}>
      <SearchBox typed={typed} onChoose={(path) => follow(path, dialog)} />
    </LanguageProvider>,
  );
}

/** Follows a link from the dialog, so that language and origin of the visit travel as with every other link. */
function follow(path: string, dialog: HTMLElement): void {
  const link = Object.assign(document.createElement('a'), { href: path });
  dialog.append(link);
  link.click();
  link.remove();
}
