import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { useWords } from '../../i18n/provider.tsx';
import { showToast } from '../toasts/toast-store.ts';
import { ConsentNotice } from './consent-notice.tsx';
import { closeConsentPreferences, openConsentPreferences, useConsentPreferencesOpen } from './consent-preferences.ts';
import type { ConsentChoice } from './consent-state.ts';
import { decideConsent, useConsent } from './consent-store.ts';
import { useIsDue } from './use-is-due.ts';

const PreferencesDialog = lazy(() =>
  import('./preferences-dialog.tsx').then((module) => ({ default: module.PreferencesDialog })),
);

type Answer = 'consent.savedNecessary' | 'consent.savedAll' | 'consent.savedChoice';

/**
 * Asks for the visitor's consent when it is due, stores the answer, says so, and lets it be changed. It stands before the
 * page in the document, where the keyboard meets it first. The notice is part of every document, hidden: the inline script
 * shows it to a visitor who has touched nothing yet, for whom no other script is fetched.
 */
export function Consent() {
  const t = useWords();
  const consent = useConsent();
  const asks = useIsDue(consent);
  const isOpen = useConsentPreferencesOpen();
  const [dialogNeeded, setDialogNeeded] = useState(false);
  if (isOpen && !dialogNeeded) setDialogNeeded(true);
  const focusBefore = useRef<Element | null>(null);
  useFocusBack(asks, focusBefore);

  function decide(choice: ConsentChoice, answer: Answer): void {
    decideConsent(choice);
    showToast(t(answer));
  }

  return (
    <>
      {/* A region that stands before its text comes is read out; one that comes with its text may not be. */}
      <p className="visually-hidden" role="status">
        <span data-asks hidden={!asks} suppressHydrationWarning>
          {t('consent.announcement')}
        </span>
      </p>
      {consent.name !== 'decided' && (
        <ConsentNotice
          asks={asks}
          onFocus={({ relatedTarget, currentTarget }) => {
            if (relatedTarget && !currentTarget.contains(relatedTarget)) focusBefore.current = relatedTarget;
          }}
          onRefuse={() => decide({ analytics: false, marketing: false }, 'consent.savedNecessary')}
          onAccept={() => decide({ analytics: true, marketing: true }, 'consent.savedAll')}
          onConfigure={openConsentPreferences}
        />
      )}
      {dialogNeeded && (
        <Suspense>
          <PreferencesDialog
            open={isOpen}
            stored={consent.name === 'decided' ? consent.choice : null}
            onClose={closeConsentPreferences}
            onSave={(choice) => {
              closeConsentPreferences();
              decide(choice, 'consent.savedChoice');
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** The notice goes with the button that had the focus: gives the focus back to where it was before the notice had it. */
function useFocusBack(asks: boolean, before: RefObject<Element | null>): void {
  const asked = useRef(asks);
  useEffect(() => {
    const isOver = asked.current && !asks;
    asked.current = asks;
    if (!isOver || (document.activeElement && document.activeElement !== document.body)) return;
    const target = before.current?.isConnected ? before.current : document.querySelector('main');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }, [asks, before]);
}
