import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { ChevronIcon } from './icons.tsx';
import styles from './fold.module.css';

type FoldProps = { summary: ReactNode; className?: string | undefined; children: ReactNode };

/**
 * Folds a part behind a summary on phones, a list (`data-items`) after its first two items. On wide screens and in print
 * the part is open without the summary. Both in browsers with `::details-content`; in others the part is folded whole.
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
