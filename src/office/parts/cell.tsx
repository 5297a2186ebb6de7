import type { ReactNode, Ref } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './parts.module.css';

type CellProps = { label: string; wide?: boolean; help?: string; children: ReactNode };

/** A ruled cell of a form: its label, and below it the control. */
export function FieldCell({ label, wide, help, children }: CellProps) {
  return (
    <label className={classNames('stack packed', styles.cell, wide && 'whole')}>
      <span className="caption">{label}</span>
      {children}
      {help !== undefined && <span className="caption">{help}</span>}
    </label>
  );
}

type ChoiceCellProps<Value extends string> = Omit<CellProps, 'children'> & {
  value: Value;
  choices: readonly (readonly [value: Value, label: string])[];
  onChoose: (value: Value) => void;
  ref?: Ref<HTMLSelectElement> | undefined;
};

/** A cell with a list to choose from. */
export function ChoiceCell<Value extends string>({ value, choices, onChoose, ref, ...cell }: ChoiceCellProps<Value>) {
  return (
    <FieldCell {...cell}>
      <select ref={ref} value={value} onChange={({ target }) => onChoose(target.value as Value)}>
        {choices.map(([each, label]) => (
          <option key={each} value={each}>
            {label}
          </option>
        ))}
      </select>
    </FieldCell>
  );
}

/** A sheet of cells with rules between them. */
export function FieldSheet({ children }: { children: ReactNode }) {
  return <div className={`stack panel ${styles.sheet}`}>{children}</div>;
}
