import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfficeVisit } from '../../schema/office-visits.ts';
import { Button, type ButtonProps } from '../parts/button.tsx';
import { ErrorNote, Note } from '../parts/note.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { VisitBookings } from './visit-bookings.tsx';
import { useVisitWords } from './visit-words.ts';
import styles from './visits.module.css';
import { MailsToLeave } from '../answer/mails-to-leave.tsx';
import { problemWords } from '../data/problem-words.ts';
import { useTellVisit, useVisitMail } from '../data/visits.ts';
import { goTo, type Place, placeIn } from '../address.ts';
import { editorOf } from '../content/editor/file-editor.ts';
import { askForFile } from '../content/data/content.ts';
import { queryClient } from '../data/query-client.ts';
import { PlaceLink } from '../parts/place-link.tsx';

/** Visits as strips; each opens to its bookings, or to the mail about its change. */
export function VisitList({ visits }: { visits: readonly OfficeVisit[] }) {
  const say = useVisitWords();
  const language = useLanguage();
  const [open, setOpen] = useState<string | null>(null);
  const [sent, setSent] = useState({ visit: '', words: '' });
  const toggle = (key: string) => setOpen(open === key ? null : key);
  return (
    <ul className={`small ${styles.visits}`}>
      {visits.map(({ id, title, when, place, places, coming, waiting, isOver, isGone, isSample, change, at }) => (
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
            <span className="cluster gap-3 middle">
              <Button aria-expanded={open === id} onClick={() => toggle(id)}>
                {say('who')}
                <span className="visually-hidden">: {title[language]}</span>
              </Button>
              {at !== null && <VisitText at={at} title={title[language]} />}
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
          {open === id && <VisitBookings visit={id} isOver={isOver} isOpen={!isOver && !isGone && !isSample} />}
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
  if (mails === undefined) return unread ? <ErrorNote of={unread} /> : <p>{t('waiting')}</p>;
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

/** The place in the texts of the website at which visits are written, or of one of them. */
export function visitPlace(at?: number): Place {
  const field = at === undefined ? {} : { field: `${list}.${at}` };
  return placeIn('texts', { file, part: list, ...field });
}

/** A link to the text of a visit, in which it is moved or called off, and a button that copies it. */
function VisitText({ at, title }: { at: number; title: string }) {
  const say = useVisitWords();
  return (
    <>
      <PlaceLink to={visitPlace(at)}>
        {say('change')}
        <span className="visually-hidden">: {title}</span>
      </PlaceLink>
      <NewVisit tone="word" like={at}>
        {say('copy')}
        <span className="visually-hidden">: {title}</span>
      </NewVisit>
    </>
  );
}

/** The values that a copy of a visit does not take over. */
const ofOneVisit = ['sample', 'bookUntil', 'cancelled'] as const;

/** A button that adds a visit to the draft and opens it; `like` is the place of the visit that it copies. */
export function NewVisit({ like, ...button }: Pick<ButtonProps, 'tone' | 'children'> & { like?: number }) {
  const t = useWords();
  const { mutate, isPending, error } = useMutation({
    async mutationFn() {
      const { groups } = await queryClient.fetchQuery(askForFile(file));
      const at = like === undefined ? (groups.find(({ id }) => id === list)?.list?.length ?? 0) : like + 1;
      const cleared = (like === undefined ? [] : ofOneVisit).map((key) => {
        return { kind: 'set', path: [list, at, key], value: null } as const;
      });
      const isDone = await editorOf(file).reshape({ kind: 'insert', path: [list], at, like }, ...cleared);
      return isDone ? at : undefined;
    },
    async onSuccess(at) {
      await queryClient.invalidateQueries({ queryKey: ['visits'] });
      // The editor shows why it refused.
      goTo(visitPlace(at));
    },
  });
  return (
    <>
      <Button {...button} aria-disabled={isPending} onClick={() => !isPending && mutate()} />
      {error && <p role="alert">{problemWords(error, t)}</p>}
    </>
  );
}
