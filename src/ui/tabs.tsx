import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

type TabsProps = {
  /** Names the row of tabs. */
  label: string;
  /** The first item is open initially. */
  items: readonly { id: string; label: string; content: ReactNode }[];
};

/** The tab that each key selects; after the last one, the first. */
const steps: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowLeft: (from, count) => (from + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Tabs following the ARIA authoring practices: arrow keys, Home and End open them. All panels are in the document:
 * without JavaScript they are below each other, each with its name.
 */
export function Tabs({ label, items }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(0);
  const stateOf = (index: number) => (index === open ? 'active' : 'inactive');

  function turn(event: KeyboardEvent) {
    const next = steps[event.key]?.(open, items.length);
    if (next === undefined) return;
    event.preventDefault();
    setOpen(next);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  }

  return (
    <div>
      <div ref={list} className={styles.list} role="tablist" aria-label={label} data-scrolls>
        {items.map((item, index) => (
          <button
            key={item.id}
            className={styles.tab}
            id={`${id}-${item.id}`}
            type="button"
            role="tab"
            aria-selected={index === open}
            aria-controls={`${id}-${item.id}-panel`}
            tabIndex={index === open ? 0 : -1}
            data-state={stateOf(index)}
            onClick={() => setOpen(index)}
            onKeyDown={turn}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item, index) => (
        <div
          key={item.id}
          className={styles.panel}
          id={`${id}-${item.id}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${item.id}`}
          tabIndex={0}
          data-state={stateOf(index)}
        >
          <p className={styles.name}>{item.label}</p>
          {item.content}
        </div>
      ))}
    </div>
  );
}
