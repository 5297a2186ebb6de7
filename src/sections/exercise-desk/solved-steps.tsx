import styles from './exercise-desk.module.css';

type SolvedStepsProps = { steps: readonly { at: string; typed: string; said: string }[] };

/** A solved run: when each instruction was given, as it is typed, and as it is said. */
export function SolvedSteps({ steps }: SolvedStepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ at, typed, said }) => (
        <li key={at + typed}>
          <time>{at}</time> <b>{typed}</b> <span>{said}</span>
        </li>
      ))}
    </ol>
  );
}
