import type { FieldConflict } from '../../../schema/office-content.ts';
import { useNames } from '../../data/facts.ts';
import { Button } from '../../parts/button.tsx';
import { useWords } from '../../words/words.ts';
import { editorOf } from '../editor/file-editor.ts';
import styles from './field-row.module.css';
import { numberText } from './number-text.ts';

/**
 * The note for a field that somebody else has changed while this person typed. The control shows the person's own value;
 * the note shows the other one, with a button for each.
 */
export function FieldConflictNote({ file, conflict }: { file: string; conflict: FieldConflict }) {
  const t = useWords();
  const names = useNames();
  const { theirs, by } = conflict;
  const editor = editorOf(file);
  return (
    <div className={styles.conflict} role="alert">
      <p>{t('conflictField.title', { who: names.person(by) })}</p>
      <blockquote>{typeof theirs === 'number' ? numberText(theirs) : String(theirs ?? t('field.empty'))}</blockquote>
      <p className={styles.choices}>
        <Button onClick={() => editor.decide(conflict, 'mine')}>{t('conflictField.mine')}</Button>
        <Button onClick={() => editor.decide(conflict, 'theirs')}>{t('conflictField.theirs')}</Button>
      </p>
    </div>
  );
}
