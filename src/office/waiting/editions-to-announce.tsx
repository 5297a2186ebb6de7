import { useState } from 'react';
import { useNames } from '../data/facts.ts';
import { Button } from '../parts/button.tsx';
import { Note } from '../parts/note.tsx';
import { counted, useLanguage, useWords } from '../words/words.ts';
import type { WaitingEdition } from '../../schema/office-waiting.ts';
import { Announcement } from './announcement.tsx';
import styles from './waiting.module.css';

/** The editions that can be announced to people on a waiting list, then all others. */
export function EditionsToAnnounce({ editions }: { editions: readonly WaitingEdition[] }) {
  const t = useWords();
  const [sent, setSent] = useState('');
  const [ready, others] = [editions.filter(isReady), editions.filter((edition) => !isReady(edition))];
  return (
    <>
      {sent && <Note tone="success">{sent}</Note>}
      {ready.length === 0 ? <p>{t('waiting.noEditions')}</p> : <Editions editions={ready} onSent={setSent} />}
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{t('waiting.others', { count: others.length })}</summary>
          <Editions editions={others} onSent={setSent} />
        </details>
      )}
    </>
  );
}

function isReady({ canBeAnnounced, toTell }: WaitingEdition): boolean {
  return canBeAnnounced && toTell > 0;
}

type EditionsProps = { editions: readonly WaitingEdition[]; onSent: (words: string) => void };

function Editions({ editions, onSent }: EditionsProps) {
  const t = useWords();
  const language = useLanguage();
  const names = useNames();
  const [open, setOpen] = useState<string | null>(null);
  return (
    <ul className={`small ${styles.editions}`}>
      {editions.map((edition) => {
        const { id, course, campus, start, canBeAnnounced, told, toTell } = edition;
        return (
          <li key={id} data-closed={!isReady(edition) || undefined}>
            <div className={`stack gap-1 gap-x-4 middle ${styles.strip}`}>
              <strong className={`data ${styles.code}`}>{names.code(course)}</strong>
              <span className={styles.name}>
                {names.course(course)}, {names.campus(campus)}
                <br />
                {start[language]}
              </span>
              <span>
                {counted(t, 'waiting.toTell', toTell)}
                {told > 0 && <small>{counted(t, 'waiting.told', told)}</small>}
              </span>
              {isReady(edition) ? (
                <Button aria-expanded={open === id} onClick={() => setOpen(open === id ? null : id)}>
                  {t('answer.see')}
                </Button>
              ) : (
                <span className="quiet">{t(canBeAnnounced ? 'waiting.nobodyToTell' : 'waiting.noPlaces')}</span>
              )}
            </div>
            {open === id && <Announcement edition={edition} onSent={onSent} close={() => setOpen(null)} />}
          </li>
        );
      })}
    </ul>
  );
}
