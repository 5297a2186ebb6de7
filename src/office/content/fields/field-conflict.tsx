import type { FieldConflict } from '../../../schema/office-content.ts';
import { useNames } from '../../data/facts.ts';
import { Button } from '../../parts/button.tsx';
import { useWords } from '../../words/words.ts';
import { editorOf } from '../editor/file-editor.ts';
import styles from './field-row.module.css';
import { numberText } from './number-text.ts';

/** Somebody else has changed the same field: one's own text stands above, the other one here, and a press decides. */
export function FieldConflictNote({ file, conflict }: { file: string; conflict: FieldConflict }) {
  const t = useWords();
  const names = useNames();
  const { by, theirs } = conflict;
  return (
    <div className={styles.conflict} role="alert">
      <p>{t('conflictField.title', { who: names.person(by) })}</p>
      <blockquote>{typeof theirs === 'number' ? numberText(theirs) : String(theirs ?? t('field.empty'))}</blockquote>
      <p className={styles.choices}>
        <Button onClick={() => editorOf(file).decide(conflict, 'mine')}>{t('conflictField.mine')}</Button>
        <Button onClick={() => editorOf(file).decide(conflict, 'theirs')}>{t('conflictField.theirs')}</Button>
      </p>
    </div>
  );
}
