import type { ReactNode } from 'react';
import styles from './answer-form.module.css';
import written from '../../ui/written-cell.module.css';

type CellProps = {
  name: string;
  label: string;
  help?: string | undefined;
  /** Message about an invalid answer. */
  problem?: string | undefined;
};

type ChoiceCellProps = CellProps & {
  options: readonly { id: string; label: string }[];
  /** Text of the empty option; without it, the first option is the default. */
  unanswered?: string;
  chosen: string | undefined;
};

/** A ruled cell of the form with a select. */
export function ChoiceCell({ options, unanswered, chosen, ...cell }: ChoiceCellProps) {
  return (
    <Cell {...cell}>
      <select {...fieldOf(cell)} defaultValue={chosen ?? ''}>
        {unanswered !== undefined && <option value="">{unanswered}</option>}
        {options.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </Cell>
  );
}

/** Length of the longest text that a cell repeats; the rest of a forged answer is cut. */
const longest = 40;

type NumberCellProps = CellProps & {
  /** The value in the address, even if it is not a number. */
  given: string;
  unit?: string;
};

/** A ruled cell of the form for a number. */
export function NumberCell({ given, unit, ...cell }: NumberCellProps) {
  return (
    <Cell {...cell} unit={unit}>
      <input
        {...fieldOf(cell)}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={longest}
        defaultValue={given.slice(0, longest)}
      />
    </Cell>
  );
}

function fieldOf({ name, help, problem }: CellProps) {
  const notes = [help && `${name}-help`, problem && `${name}-problem`].filter(Boolean).join(' ');
  return {
    id: `answer-${name}`,
    name,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': notes === '' ? undefined : notes,
  };
}

function Cell({
  name,
  label,
  help,
  problem,
  unit,
  children,
}: CellProps & { unit?: string | undefined; children: ReactNode }) {
  return (
    <div className={`${written.written} ${styles.cell}`} data-invalid={problem ? '' : undefined}>
      <label htmlFor={`answer-${name}`}>{label}</label>
      <div className={styles.field}>
        {children}
        {unit && <span className="note">{unit}</span>}
      </div>
      {help && (
        <p className={`caption ${styles.help}`} id={`${name}-help`}>
          {help}
        </p>
      )}
      {problem && (
        <p className={`small strong ${styles.problem}`} id={`${name}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
