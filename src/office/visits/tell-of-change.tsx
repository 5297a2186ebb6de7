import { languages } from '../../i18n/language.ts';
import { SeenMail } from '../answer/seen-mail.tsx';
import { announce } from '../data/announce.ts';
import { Refusal } from '../data/call.ts';
import { problemWords } from '../data/problem-words.ts';
import { useTellVisit, useVisitMail } from '../data/visits.ts';
import { Button } from '../parts/button.tsx';
import { Note } from '../parts/note.tsx';
import { useWords } from '../words/words.ts';
import { useVisitWords } from './visit-words.ts';
import styles from './visits.module.css';

type TellOfChangeProps = { visit: string; toTell: number; close: () => void };

/** Previews the mail about a change in both languages, with the button that sends it. */
export function TellOfChange({ visit, toTell, close }: TellOfChangeProps) {
  const t = useWords();
  const say = useVisitWords();
  const { data: mails, error: unread } = useVisitMail(visit);
  const { mutate, isPending, error } = useTellVisit(visit);
  if (mails === undefined) return unread ? <Note tone="error">{problemWords(unread, t)}</Note> : <p>{t('waiting')}</p>;
  const tell = () =>
    mutate(toTell, {
      onSuccess({ queued }) {
        announce(say(queued === 1 ? 'told.one' : 'told.many', { count: queued }));
        close();
      },
    });
  return (
    <div className={styles.opened}>
      <div className={styles.mails}>
        {languages.map((language) => (
          <section key={language} aria-label={t(`language.${language}`)}>
            <SeenMail to={say(`readers.${language}`)} draft={mails[language]} language={language} />
          </section>
        ))}
      </div>
      {error && (
        <Note tone="error">
          {error instanceof Refusal && error.problem === 'count-changed'
            ? say('countChanged', { count: Number(error.more['toTell'] ?? 0) })
            : problemWords(error, t)}
        </Note>
      )}
      <p className={styles.actions}>
        <Button tone="main" aria-disabled={isPending} onClick={() => !isPending && tell()}>
          {say(toTell === 1 ? 'tell.one' : 'tell.many', { count: toTell })}
        </Button>
        <Button onClick={close}>{say('notNow')}</Button>
      </p>
    </div>
  );
}
