import type { EditionRow } from './edition-row.ts';
import styles from './edition-state.module.css';

/** The state of an edition: its text with a mark; nothing without a text. */
export function EditionState({ edition: { state, stateText } }: { edition: Pick<EditionRow, 'state' | 'stateText'> }) {
  return (
    stateText && (
      <span className={styles.state} data-state={state}>
        {stateText}
      </span>
    )
  );
}
