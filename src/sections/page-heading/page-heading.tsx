import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

type PageHeadingProps = {
  title: string;
  lead: string;
  /** Calls to action below the lead. */
  children?: ReactNode;
};

/** The header of a page without a picture: heading, lead and call to action, in one low row. */
export function PageHeading({ title, lead, children }: PageHeadingProps) {
  return (
    <header className={styles.heading}>
      <div className={`${styles.inner} wrap`}>
        <h1>{title}</h1>
        <div className={styles.rest}>
          <p className="lead">{lead}</p>
          {children && <div className={`cluster gap-3 ${styles.calls}`}>{children}</div>}
        </div>
      </div>
    </header>
  );
}
