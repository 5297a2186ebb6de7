import { classNames } from './class-names.ts';
import styles from './holding-position.module.css';

/** The site's only divider, above dark bands: the two solid and two dashed lines of a runway holding position. */
export function HoldingPosition({ className }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={classNames(styles.hold, className)} />;
}

/** The holding position marking as it is in the site’s logo. */
export function HoldingMark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 46 46" width="46" height="46" aria-hidden="true" className={classNames(styles.mark, className)}>
      <rect width="46" height="46" rx="3" />
      <g strokeWidth="3">
        <path d="M5 12.5H41M5 19H41" />
        <path d="M5 27H41M5 33.5H41" strokeDasharray="7.8 6.3" />
      </g>
    </svg>
  );
}
