import type { OfficeHours, OfficeWords } from './office-state.ts';
import styles from './office-status.module.css';

/**
 * Shows whether the office is open at this minute: `office-status` writes the text, as it depends on the time of
 * reading. Until then the empty line reserves its height.
 */
export function OfficeStatus({ hours, words }: { hours: OfficeHours; words: OfficeWords }) {
  return (
    <office-status data-hours={JSON.stringify(hours)} data-words={JSON.stringify(words)}>
      <p className={`row gap-2 baseline small strong ${styles.status}`} data-print="hide" />
    </office-status>
  );
}
