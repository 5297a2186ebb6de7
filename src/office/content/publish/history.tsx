import { useNames } from '../../data/facts.ts';
import { Button } from '../../parts/button.tsx';
import { fullMoment, useNow, when } from '../../times.ts';
import type { Publication } from '../../../schema/office-content.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { ChangeLines } from './change-lines.tsx';
import styles from './publish.module.css';

type HistoryProps = { publications: readonly Publication[]; isRunning: boolean; undo: (id: string) => void };

/** Lists publications, newest first, with a button to revert each that is not reverted yet. */
export function History({ publications, isRunning, undo }: HistoryProps) {
  const t = useWords();
  const language = useLanguage();
  const names = useNames();
  const now = useNow();
  if (publications.length === 0) return <p>{t('history.none')}</p>;
  const undone = new Set(publications.map(({ undoes }) => undoes));
  return (
    <ol className={styles.history}>
      {publications.map(({ id, at, by, lines, undoes }) => {
        const moment = when(at, now, language);
        return (
          <li className="stack gap-2 gap-x-4 top" key={id}>
            <div className="stack gap-1">
              <p className={`caption ${styles.who}`}>
                <time dateTime={at} title={fullMoment(at, language)}>
                  {moment}
                </time>{' '}
                · {names.person(by)}
                {undoes !== null && ` · ${t('history.undoes')}`}
              </p>
              <ChangeLines lines={lines} />
            </div>
            {undone.has(id) ? (
              <p className={`caption ${styles.reason}`}>{t('history.isUndone')}</p>
            ) : (
              <Button disabled={isRunning} aria-label={t('history.undoOf', { when: moment })} onClick={() => undo(id)}>
                {t('history.undo')}
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
