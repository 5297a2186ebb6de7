import { useEffect, useId, useState, type KeyboardEvent } from 'react';

type ComboboxOptions = {
  /** Number of options. */
  count: number;
  /** Whether the options are shown. */
  isOpen?: boolean;
  /** Called when an arrow key moves to an option. */
  onMark?: () => void;
  onTake: (index: number) => void;
  /** Undefined if Escape has no effect in the field and should reach the elements around it. */
  onEscape: (() => void) | undefined;
};

/**
 * A text field with a list of options below it: a combobox with a list box, following the ARIA authoring practices. The
 * focus stays in the field; arrow keys move the active option, wrapping around, and Enter selects it.
 * @returns the props of the field and the `ListBox`, whether the list is shown, and `unmark`, to be called when the
 * options change
 */
export function useCombobox({ count, isOpen = true, onMark, onTake, onEscape }: ComboboxOptions) {
  const id = useId();
  const [last, setLast] = useState<number | null>(null);
  const isListed = isOpen && count > 0;
  const marked = isListed && last !== null && last < count ? last : null;

  useEffect(() => {
    if (marked !== null) document.getElementById(optionId(id, marked))?.scrollIntoView({ block: 'nearest' });
  }, [id, marked]);

  function mark(step: 1 | -1) {
    onMark?.();
    setLast((now) => {
      if (count === 0) return null;
      if (now === null) return step === 1 ? 0 : count - 1;
      return (now + step + count) % count;
    });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') mark(1);
    else if (event.key === 'ArrowUp') mark(-1);
    else if (event.key === 'Enter' && marked !== null) onTake(marked);
    else if (event.key === 'Escape' && onEscape) onEscape();
    else return;
    event.preventDefault();
  }

  return {
    isListed,
    unmark: () => setLast(null),
    field: {
      id,
      'role': 'combobox',
      'autoComplete': 'off',
      'spellCheck': 'false',
      'aria-autocomplete': 'list',
      'aria-expanded': isListed,
      'aria-controls': isListed ? listId(id) : undefined,
      'aria-activedescendant': marked === null ? undefined : optionId(id, marked),
      onKeyDown,
    } as const,
    list: { fieldId: id, marked, onTake },
  };
}

export function listId(field: string): string {
  return `${field}-list`;
}

export function optionId(field: string, index: number): string {
  return `${field}-${index}`;
}
