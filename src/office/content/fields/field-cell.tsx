import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import cellStyles from '../../parts/cell.module.css';
import type { ContentField, FieldProblem, FieldValue } from '../../../schema/office-content.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { editorOf, useEditing } from '../editor/file-editor.ts';
import { pathKey } from '../editor/paths.ts';
import type { Slot } from '../editor/slots.ts';
import { FieldConflictNote } from './field-conflict.tsx';
import { FieldControl } from './field-control.tsx';
import styles from './field-row.module.css';
import { TextLength } from './text-length.tsx';

type FieldCellProps = {
  field: ContentField;
  slot: Slot;
  problems: readonly FieldProblem[];
};

/** One value in its cell: label, control, length, and notes such as problems. */
export function FieldValueCell({ field, slot, problems }: FieldCellProps) {
  const t = useWords();
  const language = useLanguage();
  const id = useId();
  const place = slot.places[0]!;
  const { typed, conflicts } = useEditing(place.file);
  const key = pathKey(place.path);
  const value = typed.get(key)?.value ?? (typed.has(key) ? null : slot.value);
  const lags = slot.language !== null && field.lags === slot.language;
  const conflict = conflicts.find(({ path }) => pathKey(path) === key);
  const own = problems.filter((problem) => problem.file === place.file && isOf(problem, field, slot));

  function write(next: FieldValue): void {
    for (const { file, path } of slot.places) editorOf(file).write(path, next);
  }

  return (
    <div
      className={classNames(cellStyles.cell, styles.cell)}
      data-lags={lags || undefined}
      data-control-of={field.control}
      data-place={`${place.file}#${key}`}
    >
      <label htmlFor={id} className={cellStyles.label}>
        {field.label}
        {slot.language !== null && <span className={styles.language}> · {t(`field.in.${slot.language}`)}</span>}
        {field.optional && <span className={styles.optional}> ({t('field.optional')})</span>}
      </label>
      <FieldControl
        field={field}
        value={value}
        onWrite={write}
        attributes={{
          id,
          ...(slot.language !== null && { lang: slot.language }),
          ...(own.length > 0 && { 'aria-invalid': true }),
          'aria-describedby': `${id}-more`,
        }}
      />
      <div id={`${id}-more`} className={styles.more}>
        <TextLength field={field} value={value} />
        {own.map(({ message }) => (
          <p key={message.en} className={styles.problem}>
            {message[language]}
          </p>
        ))}
        {lags && <p className={styles.lag}>{t(`field.lags.${slot.language === 'en' ? 'en' : 'es'}`)}</p>}
      </div>
      {conflict && <FieldConflictNote file={place.file} conflict={conflict} />}
    </div>
  );
}

/** Whether a problem is about this value; a problem of a text in both languages is shown at the Spanish one. */
function isOf({ path }: FieldProblem, field: ContentField, slot: Slot): boolean {
  if (path === null) return false;
  const key = pathKey(path);
  if (slot.places.some((place) => pathKey(place.path) === key)) return true;
  return key === pathKey(field.path) && slot.language !== 'en';
}
