import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './list-box.module.css';
import { listId, optionId, type useCombobox } from './use-combobox.ts';

type ListBoxProps = ReturnType<typeof useCombobox>['list'] & {
  className: string | undefined;
  label: string;
  options: readonly { key: string; content: ReactNode }[];
};

/** The options of a combobox. */
export function ListBox({ fieldId, marked, onTake, className, label, options }: ListBoxProps) {
  return (
    <div
      id={listId(fieldId)}
      className={classNames(styles.list, className)}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map(({ key, content }, index) => (
        <div
          key={key}
          id={optionId(fieldId, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === marked}
          onClick={() => onTake(index)}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
