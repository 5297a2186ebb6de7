import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { ChevronIcon } from './icons.tsx';
import styles from './fold.module.css';

type FoldProps = { summary: ReactNode; className?: string | undefined; children: ReactNode };

/**
 * Folds a part behind a summary on phones. On wide screens and in print the part is open without the summary, in
 * browsers with `::details-content`.
 */
export function Fold({ summary, className, children }: FoldProps) {
  return (
    <details className={classNames(styles.fold, className)} data-fold>
      <summary className="row middle apart gap-4 strong">
        <span>{summary}</span>
        <ChevronIcon />
      </summary>
      {children}
    </details>
  );
}
