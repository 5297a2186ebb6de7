import { useEffect, useState } from 'react';
import { officeState, type OfficeHours, type OfficeState, type Weekday } from './office-state.ts';
import styles from './office-status.module.css';

/** Gives each state its words, in the document's language. */
export type OfficeWords = { open: string; opensToday: string; opensLater: Partial<Record<Weekday, string>> };

const minute = 60_000;

/**
 * Whether the office is open at this minute. Only the browser knows the time of reading: it writes the line once the
 * page is live. Until then the line is empty and keeps its room.
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
