import { createContext, use, useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { ChevronIcon } from './icons.tsx';
import styles from './accordion.module.css';

const GroupName = createContext<string | undefined>(undefined);

/** Groups AccordionItems of which one at most is open. */
export function Accordion(props: ComponentProps<'div'>) {
  const group = useId();
  return (
    <GroupName value={group}>
      <div {...props} className={styles.accordion} />
    </GroupName>
  );
}

export type AccordionItemProps = Omit<ComponentProps<'details'>, 'title' | 'name'> & {
  title: ReactNode;
  /** A summary of the contents in a few words, beside the title. */
  hint?: ReactNode;
  heading?: 'h2' | 'h3' | 'h4';
};

// Of native `<details>` elements with the same name, the browser opens one at a time. They also work without scripts,
// and the browser's search finds their text.
export function AccordionItem(props: AccordionItemProps) {
  const { title, hint, heading: Heading = 'h3', className, children, ...rest } = props;
  return (
    <details {...rest} name={use(GroupName)} className={classNames(styles.item, className)}>
      <summary className="row middle apart gap-4">
        <Heading className="lit">{title}</Heading>
        {hint && <span className={`note ${styles.hint}`}>{hint}</span>}
        <ChevronIcon />
      </summary>
      <div className={`quiet measure flow ${styles.body}`}>{children}</div>
    </details>
  );
}
