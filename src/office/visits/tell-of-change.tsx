import { MailsToLeave } from '../answer/mails-to-leave.tsx';
import { problemWords } from '../data/problem-words.ts';
import { useTellVisit, useVisitMail } from '../data/visits.ts';
import { Note } from '../parts/note.tsx';
import { useWords } from '../words/words.ts';
import { useVisitWords } from './visit-words.ts';

type TellOfChangeProps = { visit: string; toTell: number; onSent: (words: string) => void; close: () => void };

/** Previews the mail about a change in both languages, with the button that sends it. */
export function TellOfChange({ visit, toTell, onSent, close }: TellOfChangeProps) {
  const t = useWords();
  const say = useVisitWords();
  const { data: mails, error: unread } = useVisitMail(visit);
  const { mutate, isPending, error } = useTellVisit(visit);
  if (mails === undefined) return unread ? <Note tone="error">{problemWords(unread, t)}</Note> : <p>{t('waiting')}</p>;
  const tell = () =>
    mutate(toTell, {
      onSuccess({ queued }) {
        onSent(say(queued === 1 ? 'told.one' : 'told.many', { count: queued }));
        close();
      },
    });
  return (
    <MailsToLeave
      mails={mails}
      label={say(toTell === 1 ? 'tell.one' : 'tell.many', { count: toTell })}
      error={error}
      isPending={isPending}
      send={tell}
      close={close}
    />
  );
}
