import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useWords } from '../../i18n/provider.tsx';
import { showToast } from '../toasts/toast-store.ts';
import { closeConsentPreferences, openConsentPreferences, useConsentPreferencesOpen } from './consent-preferences.ts';
import type { ConsentChoice } from './consent-state.ts';
import { decideConsent, useConsent } from './consent-store.ts';
import { useConsentDue } from './use-consent-due.ts';

const loadNotice = () => import('./consent-notice.tsx').then((module) => ({ default: module.ConsentNotice }));
const ConsentNotice = lazy(loadNotice);
const PreferencesDialog = lazy(() =>
  import('./preferences-dialog.tsx').then((module) => ({ default: module.PreferencesDialog })),
);

/** Asks for the visitor's consent when it is due, stores the answer, says so, and lets it be changed. */
export function ConsentControl() {
  const t = useWords();
  const consent = useConsent();
  const isOpen = useConsentPreferencesOpen();
  const isDue = useConsentDue(consent, loadNotice);
  const [dialogNeeded, setDialogNeeded] = useState(false);
  if (isOpen && !dialogNeeded) setDialogNeeded(true);
  const asks = isDue && consent.name === 'undecided';
  const rememberFocus = useFocusAfter(asks);

  function decide(
    choice: ConsentChoice,
    toast: 'consent.savedNecessary' | 'consent.savedAll' | 'consent.savedChoice',
  ): void {
    decideConsent(choice);
    showToast(t(toast));
  }

  return (
    <>
      {/* A region that stands before its text comes is read out; one that comes with its text may not be. */}
      <p className="visually-hidden" role="status">
        {asks && t('consent.announcement')}
      </p>
      {asks && (
        <Suspense>
          <ConsentNotice
            onFocus={rememberFocus}
            onRefuse={() => decide({ analytics: false, marketing: false }, 'consent.savedNecessary')}
            onAccept={() => decide({ analytics: true, marketing: true }, 'consent.savedAll')}
            onConfigure={openConsentPreferences}
          />
        </Suspense>
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
function useFocusAfter(asks: boolean) {
  const before = useRef<Element | null>(null);
  const asked = useRef(asks);
  useEffect(() => {
    const isOver = asked.current && !asks;
    asked.current = asks;
    if (!isOver || (document.activeElement && document.activeElement !== document.body)) return;
    const target = before.current?.isConnected ? before.current : document.getElementById('content');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }, [asks]);
  return ({ relatedTarget, currentTarget }: { relatedTarget: EventTarget | null; currentTarget: Element }) => {
    if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
}
