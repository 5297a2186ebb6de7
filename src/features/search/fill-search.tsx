import { createRoot } from 'react-dom/client';
import type { Language } from '../../i18n/language.ts';
import { LanguageProvider } from '../../i18n/provider.tsx';
import { loadWords } from '../../i18n/words/load-words.ts';
import { follow } from '../navigation/follow.ts';
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
