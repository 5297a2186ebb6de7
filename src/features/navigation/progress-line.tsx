import { useWords } from '../../i18n/provider.tsx';
import styles from './progress-line.module.css';

/** Draws a line along the upper edge while a page loads slowly; screen readers announce the wait once. */
export function ProgressLine({ shown }: { shown: boolean }) {
  const t = useWords();
  return (
    <>
      {/* Screen readers announce text added to an existing region; a region added with its text may stay silent. */}
      <p className="visually-hidden" role="status">
        {shown && t('loading')}
      </p>
      {shown && <div className={styles.line} data-progress="" />}
    </>
  );
}
