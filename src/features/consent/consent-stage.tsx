import { FixedRouter } from '../navigation/router.tsx';
import { render } from 'vitest-browser-react';
import type { Language } from '../../i18n/language.ts';
import { LanguageProvider } from '../../i18n/provider.tsx';
import { dictionaries } from '../../i18n/words/dictionaries.ts';
import { concealEmail, type Shell } from '../../site/shell.ts';
import '../../styles/main.css';
import { Overlays } from '../overlays/overlays.tsx';
import { ShellContext } from '../navigation/shell-context.tsx';
import { closeConsentPreferences } from './consent-preferences.ts';
import { ConsentLink } from './consent-link.tsx';
import { subscribeToConsent } from './consent-store.ts';
import { Consent } from './consent.tsx';

/** What the overlays read of it. */
const shell: Partial<Shell> = {
  phone: { display: '+34 900 000 000', tel: '+34900000000' },
  email: concealEmail('info@example.com'),
  hours: '9:00–18:00',
};

/** A page for tests: long, with a field and links in it, and everything that asks for consent around it. */
export function renderSite(language: Language) {
  return render(
    <LanguageProvider language={language} words={dictionaries[language]}>
      <FixedRouter location="/">
        <ShellContext value={shell as Shell}>
          <Consent />
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
          <Overlays />
        </ShellContext>
      </FixedRouter>
    </LanguageProvider>,
  );
}

/** As if the visitor had never been here. */
export function resetConsent(): void {
  localStorage.clear();
  sessionStorage.clear();
  closeConsentPreferences();
  // The store reads again when another tab has removed everything.
  const stop = subscribeToConsent(() => {});
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  stop();
  window.scrollTo(0, 0);
}

/** What stands in local storage. */
export function storedConsent(): { given: string | null; preferences: object | null } {
  const preferences = localStorage.getItem('cookie-preferences');
  return { given: localStorage.getItem('cookie-consent'), preferences: preferences && JSON.parse(preferences) };
}
