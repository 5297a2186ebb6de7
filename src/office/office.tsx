import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { call, Refusal, sessionEnded } from './data/call.ts';
import { FactsContext, useOfficeFacts } from './data/facts.ts';
import { problemWords } from './data/problem-words.ts';
import styles from './desk.module.css';
import { Desk } from './desk.tsx';
import { Button } from './parts/button.tsx';
import { LanguageSwitch } from './parts/language-switch.tsx';
import { Note } from './parts/note.tsx';
import { Invitation } from './sign-in/invitation.tsx';
import { SignIn } from './sign-in/sign-in.tsx';
import { invitationPath, type OfficeSession } from '../schema/office.ts';
import { useLanguage, useWords } from './words/words.ts';

/** The office: the sign-in, the page of an invitation, or the screen itself. */
export function Office() {
  const language = useLanguage();
  const client = useQueryClient();
  const [isInvited, setInvited] = useState(location.pathname === invitationPath);
  const facts = useOfficeFacts();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  function begin(): void {
    sessionEnded.set(false);
    if (isInvited) history.replaceState(null, '', '/');
    setInvited(false);
    void client.resetQueries();
  }

  if (isInvited) return <Start>{<Invitation done={begin} />}</Start>;
  if (facts.data) {
    return (
      <FactsContext value={facts.data}>
        <Desk />
      </FactsContext>
    );
  }
  if (facts.error instanceof Refusal && facts.error.status === 401) return <Entrance done={begin} />;
  return <Start>{facts.error ? <Problem error={facts.error} again={() => void facts.refetch()} /> : null}</Start>;
}

/** The sign-in, or a sentence where the centre's own one stands before the office. */
function Entrance({ done }: { done: () => void }) {
  const t = useWords();
  const { data } = useQuery({
    queryKey: ['session'],
    queryFn: () => call<OfficeSession>('/api/session', { before: 'sign-in' }),
  });
  if (data === undefined) return <Start />;
  return (
    <Start>{data.signIn === 'proxy' ? <Note tone="error">{t('signIn.proxy')}</Note> : <SignIn done={done} />}</Start>
  );
}

function Problem({ error, again }: { error: Error; again: () => void }) {
  const t = useWords();
  return (
    <>
      <Note tone="error">{problemWords(error, t)}</Note>
      <Button onClick={again}>{t('again')}</Button>
    </>
  );
}

function Start({ children }: { children?: ReactNode }) {
  return (
    <main className={styles.start}>
      {children}
      <p>
        <LanguageSwitch />
      </p>
    </main>
  );
}
