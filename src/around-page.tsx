import { ConsentNotice } from './features/consent/consent-notice.tsx';
import { PreferencesDialog } from './features/consent/preferences-dialog.tsx';
import { SearchDialog } from './features/search/search-dialog.tsx';
import { ToastRegion } from './features/toasts/toast-region.tsx';
import { SkipLink } from './sections/skip-link/skip-link.tsx';

/** The skip link and the cookie notice: they precede the page in every document, first in the tab order. */
export function BeforePage() {
  return (
    <>
      <SkipLink />
      <ConsentNotice />
    </>
  );
}

/**
 * Dialogs and toasts, after the page in every document. React does not hydrate them: separate modules handle their
 * events.
 */
export function AfterPage() {
  return (
    <>
      <PreferencesDialog />
      <SearchDialog />
      <ToastRegion />
    </>
  );
}
