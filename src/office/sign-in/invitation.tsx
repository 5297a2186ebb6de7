import { useState } from 'react';
import type { OfficePerson } from '../../schema/office.ts';
import { Note } from '../parts/note.tsx';
import { useWords } from '../words/words.ts';
import { acceptInvitation } from './passkeys.ts';
import styles from './sign-in.module.css';
import { KeyForm } from './sign-in.tsx';

/** The page of an invitation's link: it creates a passkey on this device. */
export function Invitation({ done }: { done: (person: OfficePerson) => void }) {
  const t = useWords();
  const [token] = useState(() => location.hash.slice(1));
  if (token === '') {
    return (
      <div className={`stack gap-5 ${styles.form}`}>
        <h1>{t('invitation.title')}</h1>
        <Note tone="error">{t('invitation.incomplete')}</Note>
      </div>
    );
  }
  return (
    <KeyForm
      title={t('invitation.title')}
      action={t('invitation.action')}
      act={() => acceptInvitation(token)}
      refused="invitation.refused"
      done={done}
    >
      <p>{t('invitation.help')}</p>
      <p>{t('invitation.lost')}</p>
    </KeyForm>
  );
}
