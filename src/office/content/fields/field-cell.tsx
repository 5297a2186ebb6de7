import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import cellStyles from '../../parts/parts.module.css';
import type { ContentField, FieldConflict, FieldProblem, FieldValue } from '../../../schema/office-content.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { editorOf, useEditing } from '../editor/file-editor.ts';
import { pathKey } from '../editor/paths.ts';
import type { Slot } from '../editor/slots.ts';
import { FieldControl } from './field-control.tsx';
import styles from './field-row.module.css';
import { useNames } from '../../data/facts.ts';
import { Button } from '../../parts/button.tsx';
import { numberText } from './number-text.ts';
import { showProblems, useIsShown } from './shown-problems.ts';

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
  const found = problems.filter((problem) => problem.file === place.file && isOf(problem, field, slot));
  const isShown = useIsShown([place, ...found.map(({ file, path }) => ({ file, path: path ?? [] }))]);
  // A required value is missing from the start: that is no mistake until the person has left the field.
  const isAwaited = found.length > 0 && !field.optional && !isShown && (value === null || value === '');
  const own = isAwaited ? [] : found;

  function write(next: FieldValue): void {
    for (const { file, path } of slot.places) editorOf(file).write(path, next);
  }

  return (
    <div
      className={classNames('stack packed', cellStyles.cell, styles.cell)}
      data-lags={lags || undefined}
      data-control-of={field.control}
      data-place={`${place.file}#${key}`}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) showProblems(slot.places);
      }}
    >
      <label htmlFor={id} className="caption">
        {field.label}
        {slot.language !== null && <span className={styles.language}> · {t(`field.in.${slot.language}`)}</span>}
        {(field.optional || isAwaited) && (
          <span className={styles.optional}> ({t(isAwaited ? 'field.required' : 'field.optional')})</span>
        )}
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
      <div id={`${id}-more`} className="stack gap-1 fine">
        <TextLength field={field} value={value} />
        {own.map(({ line, message }) => (
          <p key={`${line}:${message.en}`} className={`strong ${styles.problem}`}>
            {message[language]}
          </p>
        ))}
        {lags && (
          <p className={`cluster gap-1 gap-x-3 middle ${styles.lag}`}>
            {t(`field.lags.${slot.language === 'en' ? 'en' : 'es'}`)}
          </p>
        )}
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

/**
 * The note for a field that somebody else has changed while this person typed. The control shows the person's own value;
 * the note shows the other one, with a button for each.
 */
function FieldConflictNote({ file, conflict }: { file: string; conflict: FieldConflict }) {
  const t = useWords();
  const names = useNames();
  const { theirs, by } = conflict;
  const editor = editorOf(file);
  return (
    <div className={`stack gap-2 small ${styles.conflict}`} role="alert">
      <p>{t('conflictField.title', { who: names.person(by) })}</p>
      <blockquote>{typeof theirs === 'number' ? numberText(theirs) : String(theirs ?? t('field.empty'))}</blockquote>
      <p className="cluster gap-2">
        <Button onClick={() => editor.decide(conflict, 'mine')}>{t('conflictField.mine')}</Button>
        <Button onClick={() => editor.decide(conflict, 'theirs')}>{t('conflictField.theirs')}</Button>
      </p>
    </div>
  );
}

const texts = new Set(['line', 'paragraph', 'markdown']);

/** Counts the characters of a text with a minimum or maximum length while the user types. */
function TextLength({ field, value }: { field: ContentField; value: FieldValue }) {
  const t = useWords();
  const { least, most, control } = field;
  if (!texts.has(control) || (most === undefined && (least ?? 0) <= 1)) return null;
  const length = typeof value === 'string' ? value.length : 0;
  const state = length === 0 ? 'fits' : length < (least ?? 0) ? 'short' : length > (most ?? Infinity) ? 'long' : 'fits';
  return (
    <p className={`quiet ${styles.length}`} data-length={state}>
      {most === undefined ? t('field.length', { length }) : t('field.lengthOf', { length, most })}
      {state === 'short' && ` · ${t('field.short', { least: least ?? 0 })}`}
      {state === 'long' && ` · ${t('field.long', { count: length - (most ?? 0) })}`}
    </p>
  );
}
