import { useEffect, useRef } from 'react';
import { sessionEnded } from '../data/call.ts';
import { useFacts } from '../data/facts.ts';
import { queryClient } from '../data/query-client.ts';
import type { OfficePerson } from '../../schema/office.ts';
import { useWords } from '../words/words.ts';
import styles from './sign-in.module.css';
import { SignIn } from './sign-in.tsx';

/**
 * Covers the screen once the session has ended. The screen beneath stays mounted, so that unfinished texts are kept. If
 * another person signs in, the office is loaded anew.
 */
export function SignInAgain() {
  const t = useWords();
  const { person: before } = useFacts();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  function done(person: OfficePerson): void {
    if (person.email !== before.email) {
      location.assign('/');
      return;
    }
    dialog.current?.close();
    sessionEnded.set(false);
    void queryClient.invalidateQueries();
  }

  return (
    <dialog
      ref={dialog}
      className={`fill ${styles.again}`}
      aria-label={t('signIn.again')}
      // Escape must not close the dialog: without a session the server refuses every request of the screen.
      closedby="none"
      // Browsers without `closedby` ask whether to close.
      onCancel={(event) => event.preventDefault()}
    >
      <div className={`stack gap-8 ${styles.place}`}>
        <SignIn again done={done} />
      </div>
    </dialog>
  );
}
