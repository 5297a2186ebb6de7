import { useState } from 'react';
import type { OfficeVisit } from '../../schema/office-visits.ts';
import { Button } from '../parts/button.tsx';
import { Note } from '../parts/note.tsx';
import { useLanguage } from '../words/words.ts';
import { SessionText } from './session-text.tsx';
import { TellOfChange } from './tell-of-change.tsx';
import { VisitBookings } from './visit-bookings.tsx';
import { useVisitWords } from './visit-words.ts';
import styles from './visits.module.css';

/** Sessions as strips; each opens to its bookings, or to the mail about its change. */
export function VisitList({ visits }: { visits: readonly OfficeVisit[] }) {
  const say = useVisitWords();
  const language = useLanguage();
  const [open, setOpen] = useState<string | null>(null);
  const [sent, setSent] = useState({ visit: '', words: '' });
  const toggle = (key: string) => setOpen(open === key ? null : key);
  return (
    <ul className={styles.visits}>
      {visits.map(({ id, title, when, place, places, coming, waiting, isOver, isGone, change, at }) => (
        <li key={id} data-changed={change ? '' : undefined}>
          <div className={styles.strip}>
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
            <span className={styles.actions}>
              <Button aria-expanded={open === id} onClick={() => toggle(id)}>
                {say('who')}
                <span className="visually-hidden">: {title[language]}</span>
              </Button>
              {at !== null && <SessionText at={at} title={title[language]} />}
            </span>
          </div>
          {change && (
            <div className={styles.change}>
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
