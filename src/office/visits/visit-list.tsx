import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfficeVisit } from '../../schema/office-visits.ts';
import { Button } from '../parts/button.tsx';
import { Note } from '../parts/note.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { VisitBookings } from './visit-bookings.tsx';
import { useVisitWords } from './visit-words.ts';
import styles from './visits.module.css';
import { MailsToLeave } from '../answer/mails-to-leave.tsx';
import { problemWords } from '../data/problem-words.ts';
import { useTellVisit, useVisitMail } from '../data/visits.ts';
import { goTo, type Place } from '../address.ts';
import { editorOf } from '../content/editor/file-editor.ts';
import { askForFile } from '../content/data/content.ts';
import { queryClient } from '../data/query-client.ts';
import { PlaceLink } from '../parts/place-link.tsx';

/** Sessions as strips; each opens to its bookings, or to the mail about its change. */
export function VisitList({ visits }: { visits: readonly OfficeVisit[] }) {
  const say = useVisitWords();
  const language = useLanguage();
  const [open, setOpen] = useState<string | null>(null);
  const [sent, setSent] = useState({ visit: '', words: '' });
  const toggle = (key: string) => setOpen(open === key ? null : key);
  return (
    <ul className={`small ${styles.visits}`}>
      {visits.map(({ id, title, when, place, places, coming, waiting, isOver, isGone, change, at }) => (
        <li key={id} data-changed={change ? '' : undefined}>
          <div className={`stack gap-1 gap-x-4 middle ${styles.strip}`}>
            <span>
              <strong>{title[language]}</strong>
              <br />
              {when[language]}, {place[language]}
              {isGone && <small>{say('gone')}</small>}
            </span>
            <span>
              {say('coming', { coming, places })}
              {waiting > 0 && <small>{say('waiting', { count: waiting })}</small>}
            </span>
            <span className="cluster gap-3">
              <Button aria-expanded={open === id} onClick={() => toggle(id)}>
                {say('who')}
                <span className="visually-hidden">: {title[language]}</span>
              </Button>
              {at !== null && <SessionText at={at} title={title[language]} />}
            </span>
          </div>
          {change && (
            <div className={`cluster gap-2 gap-x-4 middle apart ${styles.change}`}>
              <p>{say(change.kind)}</p>
              <Button aria-expanded={open === `${id} mail`} onClick={() => toggle(`${id} mail`)}>
                {say('see')}
                <span className="visually-hidden">: {title[language]}</span>
              </Button>
            </div>
          )}
          {change && open === `${id} mail` && (
            <TellOfChange
              visit={id}
              toTell={change.toTell}
              onSent={(words) => setSent({ visit: id, words })}
              close={() => setOpen(null)}
            />
          )}
          {sent.visit === id && <Note tone="success">{sent.words}</Note>}
          {open === id && <VisitBookings visit={id} isOver={isOver} />}
        </li>
      ))}
    </ul>
  );
}

type TellOfChangeProps = { visit: string; toTell: number; onSent: (words: string) => void; close: () => void };

/** Previews the mail about a change in both languages, with the button that sends it. */
function TellOfChange({ visit, toTell, onSent, close }: TellOfChangeProps) {
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

const file = 'visits.yaml';
const list = 'visits';

/** The place in the texts of the website at which sessions are written, or of one of them. */
export function sessionPlace(at?: number): Place {
  const field = at === undefined ? {} : { field: `${list}.${at}` };
  return { view: 'texts', selection: {}, enquiry: null, file, part: list, ...field };
}

/** Links to the text of a session, in which it is moved or called off, and a button that copies it. */
function SessionText({ at, title }: { at: number; title: string }) {
  const t = useWords();
  const say = useVisitWords();
  const { mutate, isPending, error } = useMutation({
    async mutationFn() {
      await queryClient.fetchQuery(askForFile(file));
      return editorOf(file).reshape({ kind: 'insert', path: [list], at: at + 1, like: at });
    },
    async onSuccess(isDone) {
      await queryClient.invalidateQueries({ queryKey: ['visits'] });
      // The editor shows why it refused.
      goTo(sessionPlace(isDone ? at + 1 : undefined));
    },
  });
  return (
    <>
      <PlaceLink to={sessionPlace(at)}>
        {say('change')}
        <span className="visually-hidden">: {title}</span>
      </PlaceLink>
      <Button tone="word" aria-disabled={isPending} onClick={() => !isPending && mutate()}>
        {say('copy')}
        <span className="visually-hidden">: {title}</span>
      </Button>
      {error && <p role="alert">{problemWords(error, t)}</p>}
    </>
  );
}
