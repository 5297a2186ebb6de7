import { useEffect, useRef, useState } from 'react';
import { CloseIcon } from '../../ui/icons.tsx';
import { ListBox } from '../../ui/list-box.tsx';
import { useCombobox } from '../../ui/use-combobox.ts';
import styles from './instructor-directory.module.css';

type InstructorSearchProps = {
  label: string;
  placeholder: string;
  clear: string;
  /** Shown in the dropdown if no name matches. */
  none: string;
  search: string;
  matches: readonly string[];
  /** The number of matches as text; empty without a search. It is beside the label, where no dropdown covers it. */
  count: string;
  onSearch: (search: string) => void;
};

/**
 * A combobox: a text field with matching names below. Focus opens the list; Escape closes it, and then clears the
 * field. A chosen name is put in the field, which keeps the focus.
 */
export function InstructorSearch({
  label,
  placeholder,
  clear,
  none,
  search,
  matches,
  count,
  onSearch,
}: InstructorSearchProps) {
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const { isListed, unmark, field, list } = useCombobox({
    count: matches.length,
    isOpen: open,
    onMark: () => setOpen(true),
    onTake: (index) => settle(matches[index]!),
    onEscape: open || search ? () => settle(open ? search : '') : undefined,
  });

  useEffect(() => {
    if (!open) return undefined;
    const closeFromOutside = ({ target }: PointerEvent) => {
      if (!box.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, [open]);

  function show(openNow: boolean) {
    setOpen(openNow);
    unmark();
  }

  /** Puts a text into the field and closes the list, which the focus in the field would open otherwise. */
  function settle(text: string) {
    onSearch(text);
    input.current?.focus();
    show(false);
  }

  return (
    <div
      ref={box}
      className={styles.search}
      data-script="needed"
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !box.current?.contains(relatedTarget)) show(false);
      }}
    >
      <div className={`cluster apart ${styles.head}`}>
        <label className="strong" htmlFor={field.id}>
          {label}
        </label>
        <p className="quiet" role="status">
          {count}
        </p>
      </div>
      <div className={`covered ${styles.field}`}>
        <input
          className="field"
          {...field}
          ref={input}
          type="text"
          inputMode="search"
          placeholder={placeholder}
          value={search}
          onFocus={() => show(true)}
          onClick={() => setOpen(true)}
          onChange={({ target }) => {
            onSearch(target.value);
            show(true);
          }}
        />
        {search && (
          <button className="icon-button" type="button" aria-label={clear} onClick={() => settle('')}>
            <CloseIcon />
          </button>
        )}
      </div>
      {isListed && (
        <ListBox
          {...list}
          className={styles.list}
          label={label}
          options={matches.map((name) => ({ key: name, content: name }))}
        />
      )}
      {open && matches.length === 0 && <p className={styles.list}>{none}</p>}
    </div>
  );
}
