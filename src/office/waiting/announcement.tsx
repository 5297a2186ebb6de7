import { SeenMail } from '../answer/seen-mail.tsx';
import { announce } from '../data/announce.ts';
import { Refusal } from '../data/call.ts';
import { problemWords } from '../data/problem-words.ts';
import { useAnnounce, useAnnouncementPreview } from '../data/waiting.ts';
import { Button } from '../parts/button.tsx';
import { Note } from '../parts/note.tsx';
import { languages } from '../../i18n/language.ts';
import type { WaitingEdition } from '../../schema/office-waiting.ts';
import { counted, useWords } from '../words/words.ts';
import styles from './waiting.module.css';

type AnnouncementProps = { edition: WaitingEdition; close: () => void };

/** The mail about an edition in both languages, and the button that lets it leave. */
export function Announcement({ edition, close }: AnnouncementProps) {
  const t = useWords();
  const preview = useAnnouncementPreview(edition.id);
  const announcing = useAnnounce();
  if (preview.data === undefined) {
    return preview.error ? <Note tone="error">{problemWords(preview.error, t)}</Note> : <p>{t('waiting')}</p>;
  }
  const mails = preview.data;
  const { error, isPending } = announcing;
  return (
    <div className={styles.announcement}>
      <div className={styles.mails}>
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
      <p className={styles.actions}>
        <Button
          tone="main"
          aria-disabled={isPending}
          onClick={() =>
            !isPending &&
            announcing.mutate(
              { edition: edition.id, expected: edition.toTell },
              {
                onSuccess: ({ queued }) => {
                  announce(counted(t, 'waiting.queued', queued));
                  close();
                },
              },
            )
          }
        >
          {counted(t, 'waiting.send', edition.toTell)}
        </Button>
        <Button onClick={close}>{t('waiting.notNow')}</Button>
      </p>
    </div>
  );
}
