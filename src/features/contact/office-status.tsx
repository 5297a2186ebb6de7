import { useEffect, useState } from 'react';
import { officeState, type OfficeHours, type OfficeState, type Weekday } from './office-state.ts';
import styles from './office-status.module.css';

/** The text of each state, in the document's language. */
export type OfficeWords = { open: string; opensToday: string; opensLater: Partial<Record<Weekday, string>> };

const minute = 60_000;

/**
 * Shows whether the office is open at this minute. The text is set after hydration, as it depends on the time of
 * reading; until then the empty line reserves its height.
 */
export function OfficeStatus({ hours, words }: { hours: OfficeHours; words: OfficeWords }) {
  const [state, setState] = useState<OfficeState | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function look() {
      setState(officeState(hours, new Date()));
      timer = setTimeout(look, minute - (Date.now() % minute));
    }
    look();
    return () => clearTimeout(timer);
  }, [hours]);

  return (
    <p className={styles.status} data-office={state?.kind}>
      {state && text(state, words)}
    </p>
  );
}

function text(state: OfficeState, words: OfficeWords): string | undefined {
  return state.kind === 'opensLater' ? words.opensLater[state.day] : words[state.kind];
}
