import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

type PageHeadingProps = {
  title: string;
  lead: string;
  /** Calls to action under the lead. */
  children?: ReactNode;
};

/** The opening of a page that works without a picture: its one heading, its subject, its action, in one low row. */
export function PageHeading({ title, lead, children }: PageHeadingProps) {
  return (
    <header className={styles.heading}>
      <div className={`${styles.inner} wrap`}>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {children && <div className={styles.calls}>{children}</div>}
      </div>
    </header>
  );
}
