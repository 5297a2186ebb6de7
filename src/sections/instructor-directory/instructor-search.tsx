import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { CloseIcon } from '../../ui/icons.tsx';
import styles from './instructor-search.module.css';

type InstructorSearchProps = {
  label: string;
  placeholder: string;
  clear: string;
  /** Said in the dropdown when nobody matches. */
  none: string;
  search: string;
  matches: readonly string[];
  /** How many match, in words; empty while nothing is searched for. Beside the label, where no dropdown covers it. */
  count: string;
  onSearch: (search: string) => void;
};

/**
 * A text field with the names that match it below: a combobox with a list box, by the ARIA authoring practices. Focus
 * stays in the field; the arrow keys mark a name, Enter takes it, Escape closes and then clears.
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
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState<number | null>(null);
  const listed = open && matches.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    if (!open) return undefined;
    const closeFromOutside = ({ target }: PointerEvent) => {
      if (!box.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, [open]);

  useEffect(() => {
    if (marked !== null) document.getElementById(`${id}-${marked}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, marked]);

  function show(openNow: boolean) {
    setOpen(openNow);
    setMarked(null);
  }

  /** Puts a text into the field and closes the list; the focus stays in the field, which by itself would open it. */
  function settle(text: string) {
    onSearch(text);
    field.current?.focus();
    show(false);
  }

  function mark(step: 1 | -1) {
    setOpen(true);
    const last = matches.length - 1;
    setMarked((now) => {
      if (last < 0) return null;
      if (now === null) return step === 1 ? 0 : last;
      return (now + step + matches.length) % matches.length;
    });
  }

  function steer(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const name = marked === null ? undefined : matches[marked];
    if (event.key === 'ArrowDown') mark(1);
    else if (event.key === 'ArrowUp') mark(-1);
    else if (event.key === 'Enter' && listed && name) settle(name);
    else if (event.key === 'Escape' && (open || search)) settle(open ? search : '');
    else return;
    event.preventDefault();
  }

  return (
    <div
      ref={box}
      className={styles.search}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !box.current?.contains(relatedTarget)) show(false);
      }}
    >
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        <p role="status">{count}</p>
      </div>
      <div className={styles.field}>
        <input
          ref={field}
          id={id}
          type="text"
          role="combobox"
          inputMode="search"
          autoComplete="off"
          spellCheck="false"
          placeholder={placeholder}
          value={search}
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={listed ? `${id}-list` : undefined}
          aria-activedescendant={listed && marked !== null ? optionId(marked) : undefined}
          onFocus={() => show(true)}
          onClick={() => setOpen(true)}
          onChange={({ target }) => {
            onSearch(target.value);
            show(true);
          }}
          onKeyDown={steer}
        />
        {search && (
          <button type="button" aria-label={clear} onClick={() => settle('')}>
            <CloseIcon />
          </button>
        )}
      </div>
      {listed && (
        <div
          id={`${id}-list`}
          className={styles.list}
          role="listbox"
          tabIndex={-1}
          aria-label={label}
          // A press must not take the focus out of the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {matches.map((name, index) => (
            <div
              key={name}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === marked}
              onClick={() => settle(name)}
            >
              {name}
            </div>
          ))}
        </div>
      )}
      {open && matches.length === 0 && <p className={styles.list}>{none}</p>}
    </div>
  );
}
