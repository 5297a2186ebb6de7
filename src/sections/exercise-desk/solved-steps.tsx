import styles from './exercise-desk.module.css';

type SolvedStepsProps = { steps: readonly { at: string; typed: string; said: string }[] };

/** The instructions of a solved run: the time, the typed text, and the radio call. */
export function SolvedSteps({ steps }: SolvedStepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ at, typed, said }) => (
        <li className="stack small ruled" key={at + typed}>
          <time>{at}</time> <b>{typed}</b> <span>{said}</span>
        </li>
      ))}
    </ol>
  );
}
