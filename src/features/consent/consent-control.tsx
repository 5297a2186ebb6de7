import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { useWords } from '../../i18n/provider.tsx';
import { showToast } from '../toasts/toast-store.ts';
import { closeConsentPreferences, openConsentPreferences, useConsentPreferencesOpen } from './consent-preferences.ts';
import type { ConsentChoice } from './consent-state.ts';
import { decideConsent, useConsent } from './consent-store.ts';
import { useDueNotice } from './use-due-notice.ts';

const PreferencesDialog = lazy(() =>
  import('./preferences-dialog.tsx').then((module) => ({ default: module.PreferencesDialog })),
);

type Answer = 'consent.savedNecessary' | 'consent.savedAll' | 'consent.savedChoice';

/** Asks for the visitor's consent when it is due, stores the answer, says so, and lets it be changed. */
export function ConsentControl() {
  const t = useWords();
  const consent = useConsent();
  const isOpen = useConsentPreferencesOpen();
  const [dialogNeeded, setDialogNeeded] = useState(false);
  if (isOpen && !dialogNeeded) setDialogNeeded(true);
  const focusBefore = useRef<Element | null>(null);
  const notice = useDueNotice(consent, {
    onFocus: ({ relatedTarget, currentTarget }) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) focusBefore.current = relatedTarget;
    },
    onRefuse: () => decide({ analytics: false, marketing: false }, 'consent.savedNecessary'),
    onAccept: () => decide({ analytics: true, marketing: true }, 'consent.savedAll'),
    onConfigure: openConsentPreferences,
  });
  useFocusBack(notice !== null, focusBefore);

  function decide(choice: ConsentChoice, answer: Answer): void {
    decideConsent(choice);
    showToast(t(answer));
  }

  return (
    <>
      {/* A region that stands before its text comes is read out; one that comes with its text may not be. */}
      <p className="visually-hidden" role="status">
        {notice && t('consent.announcement')}
      </p>
      {notice}
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
