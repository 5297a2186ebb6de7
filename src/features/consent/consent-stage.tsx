import { render } from 'vitest-browser-react';
import { AfterPage, BeforePage } from '../../around-page.tsx';
import type { Language } from '../../i18n/language.ts';
import { LanguageProvider } from '../../i18n/provider.tsx';
import { dictionaries } from '../../i18n/words/dictionaries.ts';
import { concealEmail, type Shell } from '../../site/shell.ts';
import '../../styles/main.css';
import { ShellContext } from '../page/page-context.ts';
import { Dock } from '../overlays/dock.tsx';
import './consent-notice.css';
import './consent-switch.css';
import './lower-edge.css';
import './preferences-dialog.css';
import '../toasts/toast.css';
import { askConsent } from './ask-consent.ts';
import { ConsentLink } from './consent-link.tsx';

/** The properties of the shell that the dock reads. */
const shell: Partial<Shell> = {
  phone: { display: '+34 900 000 000', tel: '+34900000000' },
  email: concealEmail('info@example.com'),
  hours: '9:00–18:00',
};

/** A page for tests: long, with a field and links in it, and all parts that ask for consent. */
export async function renderSite(language: Language) {
  document.documentElement.dataset['scripted'] = '';
  const screen = await render(
    <LanguageProvider language={language} words={dictionaries[language]}>
      <ShellContext value={shell as Shell}>
        <BeforePage />
        <main tabIndex={-1}>
          <label>
            Nombre <input />
          </label>
          {Array.from({ length: 90 }, (_, index) => (
            <p key={index}>
              <a href={`#${index}`}>Enlace {index}</a>
            </p>
          ))}
        </main>
        <footer>
          <ConsentLink />
        </footer>
        <Dock />
        <AfterPage />
      </ShellContext>
    </LanguageProvider>,
  );
  askConsent();
  return screen;
}

/** Resets everything that earlier tests stored. */
export function resetConsent(): void {
  localStorage.clear();
  sessionStorage.clear();
  // This event makes the consent store read local storage again, as if another tab had cleared it.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  window.scrollTo(0, 0);
}

/** Reads the stored decision. */
export function storedConsent(): { given: string | null; preferences: object | null } {
  return {
    given: localStorage.getItem('cookie-consent'),
    preferences: JSON.parse(localStorage.getItem('cookie-preferences') ?? 'null') as object | null,
  };
}
