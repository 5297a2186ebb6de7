import { languages } from '../../i18n/language.ts';
import { changeLanguage, useLanguage } from '../words/words.ts';
import { Button } from './button.tsx';

const names = { es: 'Español', en: 'English' };

/** Changes the language of the screen, and closes the menu around it; each language is named in itself. */
export function LanguageSwitch() {
  const shown = useLanguage();
  return languages
    .filter((language) => language !== shown)
    .map((language) => (
      <Button
        key={language}
        tone="word"
        lang={language}
        onClick={({ currentTarget }) => {
          currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
          changeLanguage(language);
        }}
      >
        {names[language]}
      </Button>
    ));
}
