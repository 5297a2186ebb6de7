import { useEffect, useId, useState, type KeyboardEvent } from 'react';

type ComboboxOptions = {
  /** How many options there are. */
  count: number;
  /** Whether they are shown. */
  isOpen?: boolean;
  /** An arrow key asks for the options. */
  onMark?: () => void;
  onTake: (index: number) => void;
  /** Undefined where Escape does nothing in the field and goes to the elements around it. */
  onEscape: (() => void) | undefined;
};

/**
 * A text field with a list of options below it: a combobox with a list box, by the ARIA authoring practices. Focus
 * stays in the field; the arrow keys mark an option, round and round, and Enter takes the one that is marked.
 * @returns the props of the field and the `ListBox`, whether the list is there, and `unmark` for when the options
 * change
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

/** The id of a field's list. */
export function listId(field: string): string {
  return `${field}-list`;
}

/** The id of an option in that list. */
export function optionId(field: string, index: number): string {
  return `${field}-${index}`;
}
