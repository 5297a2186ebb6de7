import { MailsToLeave } from '../answer/mails-to-leave.tsx';
import { useAnnounce, useAnnouncementPreview } from '../data/waiting.ts';
import { ErrorNote } from '../parts/note.tsx';
import type { WaitingEdition } from '../../schema/office-waiting.ts';
import { counted, useWords } from '../words/words.ts';

type AnnouncementProps = {
  edition: WaitingEdition;
  /** Called with a text about the number of mails that will be sent. */
  onSent: (words: string) => void;
  close: () => void;
};

/** The mail about an edition, before it is sent. */
export function Announcement({ edition: { id, toTell }, onSent, close }: AnnouncementProps) {
  const t = useWords();
  const preview = useAnnouncementPreview(id);
  const announcing = useAnnounce();
  if (preview.data === undefined) {
    return preview.error ? <ErrorNote of={preview.error} /> : <p>{t('waiting')}</p>;
  }
  function announced({ queued }: { queued: number }): void {
    onSent(counted(t, 'waiting.queued', queued));
    close();
  }
  return (
    <MailsToLeave
      mails={preview.data}
      label={counted(t, 'waiting.send', toTell)}
      error={announcing.error}
      isPending={announcing.isPending}
      send={() => announcing.mutate({ edition: id, expected: toTell }, { onSuccess: announced })}
      close={close}
    />
  );
}
