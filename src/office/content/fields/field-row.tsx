import type { ContentField, FieldProblem } from '../../../schema/office-content.ts';
import { classNames } from '../../../ui/class-names.ts';
import { allFields, pathKey } from '../editor/paths.ts';
import { slotsOf, type Sheet } from '../editor/slots.ts';
import { FieldValueCell } from './field-cell.tsx';
import styles from './field-row.module.css';

type FieldRowProps = { sheet: Sheet; field: ContentField; problems: readonly FieldProblem[] };

/** A field: its value, or its Spanish and English values side by side, and its help below. */
export function FieldRow({ sheet, field, problems }: FieldRowProps) {
  const [view, english] = sheet.views;
  if (!view) return null;
  const others = english && { file: english.file, fields: allFields(english.groups) };
  const slots = slotsOf(view.file, field, others);
  const isShort = ['number', 'money', 'day', 'yes-no', 'choice'].includes(field.control);
  return (
    <div className={classNames('stack gap-1', styles.row, isShort && slots.length === 1 && styles.short)}>
      <div className={`stack ${styles.cells}`} data-slots={slots.length}>
        {slots.map((slot) => (
          <FieldValueCell
            key={`${slot.language}`}
            field={fieldAt(field, slot.language === 'en' ? others?.fields : undefined)}
            slot={slot}
            problems={problems}
          />
        ))}
      </div>
      {field.help !== undefined && <p className={`caption measure ${styles.help}`}>{field.help}</p>}
    </div>
  );
}

/** The same field of the English file, which has its own `lags`; the given field without that file. */
function fieldAt(field: ContentField, others: readonly ContentField[] | undefined): ContentField {
  return others?.find(({ path }) => pathKey(path) === pathKey(field.path)) ?? field;
}
