import { ConsentNotice } from './features/consent/consent-notice.tsx';
import { PreferencesDialog } from './features/consent/preferences-dialog.tsx';
import { SearchDialog } from './features/search/search-dialog.tsx';
import { ToastRegion } from './features/toasts/toast-region.tsx';
import { SkipLink } from './sections/skip-link/skip-link.tsx';

/** Precedes the page in every document, first in the tab order: the skip link and the cookie notice. */
export function BeforePage() {
  return (
    <>
      <SkipLink />
      <ConsentNotice />
    </>
  );
}

/** Follows the page in every document, and holds what opens over it. It is plain markup with modules of its own. */
export function AfterPage() {
  return (
    <>
      <PreferencesDialog />
      <SearchDialog />
      <ToastRegion />
    </>
  );
}
