import { useState, type FormEvent } from 'react';
import { MailsToLeave } from '../answer/mails-to-leave.tsx';
import { useAnnounceCall, useCallPreview } from '../data/waiting.ts';
import { Button } from '../parts/button.tsx';
import { FieldCell, FieldSheet } from '../parts/cell.tsx';
import { ErrorNote, Note } from '../parts/note.tsx';
import type { CalledRound } from '../../schema/called-round.ts';
import { counted, useWords } from '../words/words.ts';

/** Asks for the dates of ENAIRE's call and their source, and mails the people who wait for it. */
export function CallForm() {
  const t = useWords();
  const [round, setRound] = useState<CalledRound | null>(null);
  const [sent, setSent] = useState('');
  function read(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => (typed.get(name) as string).trim();
    setRound({ year: Number(text('year')), source: text('source'), from: text('from'), to: text('to') });
  }
  return (
    <>
      <p>{t('call.help')}</p>
      <form onSubmit={read} onChange={() => setRound(null)} className="stack gap-3">
        <FieldSheet>
          <FieldCell label={t('call.year')}>
            <input name="year" inputMode="numeric" pattern="20\d\d" maxLength={4} required />
          </FieldCell>
          <FieldCell label={t('call.source')}>
            <input name="source" type="url" required maxLength={500} />
          </FieldCell>
          <FieldCell label={t('call.from')}>
            <input name="from" type="date" required />
          </FieldCell>
          <FieldCell label={t('call.to')}>
            <input name="to" type="date" required />
          </FieldCell>
        </FieldSheet>
        <p className="cluster gap-3">
          <Button type="submit">{t('answer.see')}</Button>
        </p>
      </form>
      {sent && <Note tone="success">{sent}</Note>}
      {round && <CallMails key={JSON.stringify(round)} round={round} onSent={setSent} close={() => setRound(null)} />}
    </>
  );
}

type CallMailsProps = { round: CalledRound; onSent: (words: string) => void; close: () => void };

function CallMails({ round, onSent, close }: CallMailsProps) {
  const t = useWords();
  const preview = useCallPreview(round);
  const announcing = useAnnounceCall();
  if (preview.error) return <ErrorNote of={preview.error} />;
  if (preview.data === undefined) return <p>{t('waiting')}</p>;
  const { mails, toTell, told } = preview.data;
  if (toTell === 0) return <Note>{t('call.nobody', { told })}</Note>;
  function announced({ queued }: { queued: number }): void {
    onSent(counted(t, 'waiting.queued', queued));
    close();
  }
  return (
    <MailsToLeave
      mails={mails}
      label={counted(t, 'waiting.send', toTell)}
      error={announcing.error}
      isPending={announcing.isPending}
      send={() => announcing.mutate({ round, expected: toTell }, { onSuccess: announced })}
      close={close}
    />
  );
}
