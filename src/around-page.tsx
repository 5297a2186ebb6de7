import { ConsentNotice } from './features/consent/consent-notice.tsx';
import { PreferencesDialog } from './features/consent/preferences-dialog.tsx';
import { SearchDialog } from './features/search/search-dialog.tsx';
import { ToastRegion } from './features/toasts/toast-region.tsx';

/** Before the page in every document, where the keyboard meets it first: the question for consent. */
export function BeforePage() {
  return <ConsentNotice />;
}

/** After the page in every document: what opens over it. Plain markup, answered by modules of its own. */
export function AfterPage() {
  return (
    <>
      <PreferencesDialog />
      <SearchDialog />
      <ToastRegion />
    </>
  );
}
