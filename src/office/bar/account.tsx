import { useState } from 'react';
import { useFacts } from '../data/facts.ts';
import { queryClient } from '../data/query-client.ts';
import { enquiriesWithDraft, keepDraft } from '../drafts.ts';
import { Button } from '../parts/button.tsx';
import { LanguageSwitch } from '../parts/language-switch.tsx';
import { signOut } from '../sign-in/passkeys.ts';
import { counted, useWords } from '../words/words.ts';
import styles from './bar.module.css';
import { KeyList } from './key-list.tsx';

/** Who is signed in, the language, the keys, and the way out. */
export function Account() {
  const t = useWords();
  const { person } = useFacts();
  const [showsKeys, setShowsKeys] = useState(false);

  async function leave(): Promise<void> {
    const drafts = enquiriesWithDraft();
    if (drafts.length > 0 && !confirm(counted(t, 'signOut.drafts', drafts.length))) return;
    await signOut();
    for (const enquiry of drafts) keepDraft(enquiry, null);
    queryClient.clear();
    location.assign('/');
  }

  return (
    <div className={styles.account}>
      <span className={styles.person}>{person.email}</span>
      <LanguageSwitch />
      <Button tone="word" onClick={() => setShowsKeys(true)}>
        {t('keys.title')}
      </Button>
      <Button tone="word" onClick={() => void leave()}>
        {t('signOut')}
      </Button>
      <KeyList isOpen={showsKeys} open={() => setShowsKeys(true)} close={() => setShowsKeys(false)} />
    </div>
  );
}
