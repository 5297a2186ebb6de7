import { stage } from '../../elements/element-stage.tsx';
import '../../elements/email-reveal.ts';
import '../../elements/floating-dock.ts';
import type { Language } from '../../i18n/language.ts';
import { Dock } from '../overlays/dock.tsx';
import { ToastRegion } from '../toasts/toast-region.tsx';
import './consent.css';
import '../toasts/toast.css';
import { askConsent } from './ask-consent.ts';
import { ConsentLink } from './consent-link.tsx';
import { ConsentNotice } from './consent-notice.tsx';
import { PreferencesDialog } from './preferences-dialog.tsx';

/** A page for tests: long, with a field and links in it, and all parts that ask for consent. */
export function renderSite(language: Language) {
  document.documentElement.dataset['scripted'] = '';
  const screen = stage(
    <>
      <ConsentNotice />
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
      <PreferencesDialog />
      <ToastRegion />
    </>,
    { language },
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
