import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLoaded } from './data/query-client.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { sessionEnded } from './data/call.ts';
import { FactsContext } from './data/facts.ts';
import { sessionQuery } from './data/session.ts';
import styles from './desk.module.css';
import { Desk } from './desk.tsx';
import { Button } from './parts/button.tsx';
import { LanguageSwitch } from './parts/language-switch.tsx';
import { ErrorNote } from './parts/note.tsx';
import { Invitation } from './sign-in/invitation.tsx';
import signInStyles from './sign-in/sign-in.module.css';
import { SignIn } from './sign-in/sign-in.tsx';
import { invitationPath, type OfficeFacts } from '../schema/office.ts';
import { HoldingMark } from '../ui/holding-position.tsx';
import { useLanguage, useWords } from './words/words.ts';

/** The office: the page of an invitation, the sign-in, or the desk. */
export function Office() {
  const language = useLanguage();
  const client = useQueryClient();
  const [isInvited, setInvited] = useState(location.pathname === invitationPath);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  function begin(): void {
    sessionEnded.set(false);
    if (isInvited) history.replaceState(null, '', '/');
    setInvited(false);
    void client.resetQueries();
  }

  if (!isInvited) return <SignedIn begin={begin} />;
  return (
    <Start>
      <Invitation done={begin} />
    </Start>
  );
}

/** The desk for a person who is signed in, otherwise the sign-in. */
function SignedIn({ begin }: { begin: () => void }) {
  const t = useWords();
  const session = useQuery(sessionQuery);
  const isKnown = session.data?.person != null;
  const facts = useLoaded<OfficeFacts>(['facts'], '/api/facts', { enabled: isKnown });
  if (facts.data) {
    return (
      <FactsContext value={facts.data}>
        <Desk />
      </FactsContext>
    );
  }
  const error = session.error ?? facts.error;
  if (error) {
    return (
      <Start>
        <div className={`stack gap-5 ${signInStyles.form}`}>
          <h1>{t('signIn.title')}</h1>
          <ErrorNote of={error} />
          <p>
            <Button onClick={() => void (isKnown ? facts : session).refetch()}>{t('again')}</Button>
          </p>
        </div>
      </Start>
    );
  }
  if (session.data === undefined || isKnown) return <Start />;
  return (
    <Start>
      <SignIn done={begin} />
    </Start>
  );
}

function Start({ children }: { children?: ReactNode }) {
  return (
    <main className={`stack gap-8 ${styles.start}`}>
      <HoldingMark />
      {children}
      <p>
        <LanguageSwitch />
      </p>
    </main>
  );
}
