import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { Note } from '../parts/note.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import type { OfficePerson } from '../../schema/office.ts';
import { useWords, type WordKey } from '../words/words.ts';
import { knowsPasskeys, passkeyProblem, signIn } from './passkeys.ts';
import styles from './sign-in.module.css';

type KeyFormProps = {
  title: string;
  children: ReactNode;
  action: string;
  act: () => Promise<OfficePerson>;
  /** The message for a refusal by the server. */
  refused: WordKey;
  done: (person: OfficePerson) => void;
};

/** A heading, some text, a button that asks for a passkey, and the error message. */
export function KeyForm({ title, children, action, act, refused, done }: KeyFormProps) {
  const t = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const attempt = useMutation({ mutationFn: act, onSuccess: done });
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={`stack gap-5 ${styles.form}`}>
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      {children}
      {knowsPasskeys() ? (
        <SignButton
          arrow="forward"
          aria-disabled={attempt.isPending}
          onClick={() => !attempt.isPending && attempt.mutate()}
        >
          {attempt.isPending ? t('passkey.waiting') : action}
        </SignButton>
      ) : (
        <Note tone="error">{t('passkey.unknown')}</Note>
      )}
      {attempt.error && <Note tone="error">{t(passkeyProblem(attempt.error, refused) as 'problem.unknown')}</Note>}
    </div>
  );
}

/** The sign-in with a passkey, without a name or a password. */
export function SignIn({ again, done }: { again?: boolean; done: (person: OfficePerson) => void }) {
  const t = useWords();
  return (
    <KeyForm
      title={t(again ? 'signIn.again' : 'signIn.title')}
      action={t('signIn.action')}
      act={signIn}
      refused="signIn.refused"
      done={done}
    >
      <p>{t(again ? 'signIn.againHelp' : 'signIn.help')}</p>
    </KeyForm>
  );
}
