import { Refusal } from '../data/call.ts';
import { problemWords } from '../data/problem-words.ts';
import { Button } from '../parts/button.tsx';
import { Note } from '../parts/note.tsx';
import { languages } from '../../i18n/language.ts';
import type { AnnouncementPreview } from '../../schema/office-waiting.ts';
import { useWords } from '../words/words.ts';
import styles from './answer.module.css';
import { SeenMail } from './seen-mail.tsx';

type MailsToLeaveProps = {
  mails: AnnouncementPreview;
  /** The text of the button that sends the mails. */
  label: string;
  error: Error | null;
  isPending: boolean;
  send: () => void;
  close: () => void;
};

/** An announcement in both languages, with the button that sends it. */
export function MailsToLeave({ mails, label, error, isPending, send, close }: MailsToLeaveProps) {
  const t = useWords();
  return (
    <div className={`stack gap-4 ruled ${styles.announcement}`}>
      <div className="grid-20 gap-4">
        {languages.map((language) => (
          <section key={language} aria-label={t(`language.${language}`)}>
            <SeenMail to={t(`waiting.readers.${language}`)} draft={mails[language]} language={language} />
          </section>
        ))}
      </div>
      {error && (
        <Note tone="error">
          {error instanceof Refusal && error.problem === 'count-changed'
            ? t('waiting.countChanged', { count: Number(error.more['toTell'] ?? 0) })
            : problemWords(error, t)}
        </Note>
      )}
      <p className="cluster gap-3">
        <Button tone="main" aria-disabled={isPending} onClick={() => !isPending && send()}>
          {label}
        </Button>
        <Button onClick={close}>{t('waiting.notNow')}</Button>
      </p>
    </div>
  );
}
