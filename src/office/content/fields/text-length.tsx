import type { ContentField, FieldValue } from '../../../schema/office-content.ts';
import { useWords } from '../../words/words.ts';
import styles from './field-row.module.css';

const texts = new Set(['line', 'paragraph', 'markdown']);

/** Counts the characters of a text with a minimum or maximum length while the user types. */
export function TextLength({ field, value }: { field: ContentField; value: FieldValue }) {
  const t = useWords();
  const { least, most, control } = field;
  if (!texts.has(control) || (most === undefined && (least ?? 0) <= 1)) return null;
  const length = typeof value === 'string' ? value.length : 0;
  const isEmpty = length === 0 && field.optional;
  const state = isEmpty ? 'fits' : length < (least ?? 0) ? 'short' : length > (most ?? Infinity) ? 'long' : 'fits';
  return (
    <p className={styles.length} data-length={state}>
      {most === undefined ? t('field.length', { length }) : t('field.lengthOf', { length, most })}
      {state === 'short' && ` · ${t('field.short', { least: least ?? 0 })}`}
      {state === 'long' && ` · ${t('field.long', { count: length - (most ?? 0) })}`}
    </p>
  );
}
