import type { FieldConflict } from '../../../schema/office-content.ts';
import { useNames } from '../../data/facts.ts';
import { Button } from '../../parts/button.tsx';
import { Note } from '../../parts/note.tsx';
import { useWords } from '../../words/words.ts';
import { useDiscard } from '../data/content.ts';

/** Changes of a file that cannot be merged with another person's publication: they have to be discarded. */
export function WholeConflict({ file, conflicts }: { file: string; conflicts: readonly FieldConflict[] }) {
  const t = useWords();
  const names = useNames();
  const discard = useDiscard();
  const whole = conflicts.find(({ path }) => path.length === 0);
  if (!whole) return null;
  return (
    <Note tone="error">
      <p>{t('conflictField.whole', { who: names.person(whole.by) })}</p>
      <Button disabled={discard.isPending} onClick={() => discard.mutate(file)}>
        {t('changes.discard')}
      </Button>
    </Note>
  );
}
