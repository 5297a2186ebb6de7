import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './tabs.module.css';

export type TabsProps = Omit<ComponentProps<typeof Radix.Root>, 'children' | 'defaultValue' | 'dir'> & {
  /** Names the row of tabs. */
  label: string;
  /** The first item is open at the start. */
  items: readonly { id: string; label: string; content: ReactNode }[];
};

// A strict content security policy refuses style attributes. Radix writes two; a style of the child's own with nothing in
// it takes their place, so that the prerendered markup carries none.
const noOutline = { outline: undefined };
const noAnimation = { animationDuration: undefined };

/** Tabs. All panels are in the document: without JavaScript they stand one below another, each under its name. */
export function Tabs({ label, items, className, ...props }: TabsProps) {
  return (
    <Radix.Root defaultValue={items[0]?.id ?? ''} {...props} className={classNames(styles.tabs, className)}>
      <Radix.List aria-label={label} className={styles.list} data-scrolls style={noOutline}>
        {items.map((item) => (
          <Radix.Trigger key={item.id} value={item.id} className={styles.tab}>
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.id} value={item.id} forceMount asChild>
          <div className={styles.panel} style={noAnimation}>
            <p className={styles.name}>{item.label}</p>
            {item.content}
          </div>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
