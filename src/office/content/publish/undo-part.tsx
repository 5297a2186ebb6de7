import { Button } from '../../parts/button.tsx';
import { ErrorNote, Note } from '../../parts/note.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import { useUndoPreview } from '../data/publishing.ts';
import { ChangeLines } from './change-lines.tsx';
import styles from './publish.module.css';

type UndoPartProps = { id: string; isRunning: boolean; undo: () => void; leave: () => void };

/** Asks before a publication is reverted, and shows what would change; or says why it cannot be. */
export function UndoPart({ id, isRunning, undo, leave }: UndoPartProps) {
  const t = useWords();
  const language = useLanguage();
  const preview = useUndoPreview(id);
  if (preview.error) return <ErrorNote of={preview.error} />;
  if (!preview.data) return <p>{t('waiting')}</p>;
  const { data } = preview;
  return (
    <div role="group" aria-label={t('undo.title')} className={`stack gap-3 small panel ${styles.draft}`}>
      {'problem' in data ? (
        <Note tone="error">{data.problem[language]}</Note>
      ) : (
        <>
          <h3>{t('undo.title')}</h3>
          <ChangeLines lines={data.lines} />
        </>
      )}
      <div className={`cluster gap-2 gap-x-4 middle ${styles.actions}`}>
        {'lines' in data && (
          <Button tone="main" disabled={isRunning} onClick={undo}>
            {t('undo.do')}
          </Button>
        )}
        <Button tone="word" onClick={leave}>
          {t('undo.leave')}
        </Button>
      </div>
    </div>
  );
}
