import { useId, type ReactNode } from 'react';
import styles from './tabs.module.css';

type TabsProps = {
  /** Names the row of tabs. */
  label: string;
  /** The first item is open initially. */
  items: readonly { id: string; label: string; content: ReactNode }[];
};

/**
 * Tabs following the ARIA authoring practices; `tab-list` opens them. All panels are in the document: without JavaScript
 * they are below each other, each with its name.
 */
export function Tabs({ label, items }: TabsProps) {
  const id = useId();
  const stateOf = (index: number) => (index === 0 ? 'active' : 'inactive');
  return (
    <tab-list>
      <div
        className={`row ${styles.list}`}
        data-print="hide"
        data-script="needed"
        role="tablist"
        aria-label={label}
        data-scrolls
      >
        {items.map((item, index) => (
          <button
            key={item.id}
            className={styles.tab}
            id={`${id}-${item.id}`}
            type="button"
            role="tab"
            aria-selected={index === 0}
            aria-controls={`${id}-${item.id}-panel`}
            tabIndex={index === 0 ? 0 : -1}
            data-state={stateOf(index)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item, index) => (
        <div
          key={item.id}
          className={`flow ${styles.panel}`}
          id={`${id}-${item.id}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${item.id}`}
          tabIndex={0}
          data-state={stateOf(index)}
        >
          <p className="title strong" data-script="replaces">
            {item.label}
          </p>
          {item.content}
        </div>
      ))}
    </tab-list>
  );
}
