import { useMutation } from '@tanstack/react-query';
import { useFacts } from '../data/facts.ts';
import { queryClient } from '../data/query-client.ts';
import { answerDrafts, noteDrafts, typedDrafts } from '../drafts.ts';
import { Button } from '../parts/button.tsx';
import { LanguageSwitch } from '../parts/language-switch.tsx';
import { ErrorNote } from '../parts/note.tsx';
import { signOut } from '../sign-in/passkeys.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { filesWithTyped, keepTyped } from '../typed-texts.ts';
import { counted, useWords } from '../words/words.ts';
import styles from './bar.module.css';

const panelId = 'account';

/** The menu that the person's name opens: it has the language, the list of keys and the sign-out. */
export function Account({ showKeys }: { showKeys: () => void }) {
  const t = useWords();
  const { person } = useFacts();
  const leaving = useMutation({ mutationFn: signOut });

  function leave(): void {
    const drafts = [answerDrafts, noteDrafts, typedDrafts].flatMap((kind) =>
      kind.enquiries().map((enquiry) => ({ forget: () => kind.keep(enquiry, null) })),
    );
    if (drafts.length > 0 && !confirm(counted(t, 'signOut.drafts', drafts.length))) return;
    const typed = filesWithTyped();
    if (typed.length > 0 && !confirm(t('signOut.texts'))) return;
    leaving.mutate(undefined, {
      onSuccess: () => {
        for (const { forget } of drafts) forget();
        for (const file of typed) keepTyped(file, []);
        queryClient.clear();
        location.assign('/');
      },
    });
  }

  return (
    <>
      <button
        type="button"
        className={`row gap-2 middle strong ${styles.account}`}
        popoverTarget={panelId}
        aria-label={person.email}
      >
        <span>{person.email.split('@')[0]}</span>
        <ChevronIcon />
      </button>
      <div id={panelId} popover="auto" className={styles.panel}>
        <p>{person.email}</p>
        <LanguageSwitch />
        <Button tone="word" popoverTarget={panelId} popoverTargetAction="hide" onClick={showKeys}>
          {t('keys.title')}
        </Button>
        <Button tone="word" onClick={leave}>
          {t('signOut')}
        </Button>
        <ErrorNote of={leaving.error} />
      </div>
    </>
  );
}
