import type { FieldConflict } from '../../../schema/office-content.ts';
import { useNames } from '../../data/facts.ts';
import { Button } from '../../parts/button.tsx';
import { useWords } from '../../words/words.ts';
import { editorOf } from '../editor/file-editor.ts';
import styles from './field-row.module.css';
import { numberText } from './number-text.ts';

type FieldConflictNoteProps = {
  file: string;
  conflict: FieldConflict;
  /** The value in the control: `mine` while the person types, `theirs` once the other publication has been merged. */
  shown: 'mine' | 'theirs';
};

/**
 * The note for a field that two people have changed. The control shows one value; the note shows the other one, with a
 * button for each.
 */
export function FieldConflictNote({ file, conflict, shown }: FieldConflictNoteProps) {
  const t = useWords();
  const names = useNames();
  const other = shown === 'mine' ? conflict.theirs : conflict.mine;
  const who = names.person(conflict.by);

  function decide(whose: 'mine' | 'theirs'): void {
    if (shown === 'mine') {
      editorOf(file).decide(conflict, whose);
      return;
    }
    editorOf(file).write(conflict.path, conflict[whose]);
    void editorOf(file).flush();
  }

  return (
    <div className={styles.conflict} role="alert">
      <p>{t(shown === 'mine' ? 'conflictField.title' : 'conflictField.published', { who })}</p>
      <blockquote>{typeof other === 'number' ? numberText(other) : String(other ?? t('field.empty'))}</blockquote>
      <p className={styles.choices}>
        <Button onClick={() => decide('mine')}>{t('conflictField.mine')}</Button>
        <Button onClick={() => decide('theirs')}>{t('conflictField.theirs')}</Button>
      </p>
    </div>
  );
}
