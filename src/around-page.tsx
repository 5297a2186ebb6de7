import { ConsentNotice } from './features/consent/consent-notice.tsx';
import { PreferencesDialog } from './features/consent/preferences-dialog.tsx';
import { SearchDialog } from './features/search/search-dialog.tsx';
import { ToastRegion } from './features/toasts/toast-region.tsx';
import { SkipLink } from './sections/skip-link/skip-link.tsx';

/** Before the page in every document, where the keyboard meets it first: the way past the header, the question for consent. */
export function BeforePage() {
  return (
    <>
      <SkipLink />
      <ConsentNotice />
    </>
  );
}

/** Follows the page in every document and opens over it. Plain markup, answered by modules of its own. */
export function AfterPage() {
  return (
    <>
      <PreferencesDialog />
      <SearchDialog />
      <ToastRegion />
    </>
  );
}
