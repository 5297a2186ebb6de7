import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { seatsPath } from '../../schema/visit-address.ts';
import { answerElement, seatsAttribute } from '../../site/answer-place.ts';

/** The number of free places in each session, by the session's id. */
export type Seats = Readonly<Record<string, number>>;

const follow = () => () => {};

/**
 * The free places that the server wrote into the document; null if the router shows the page without loading a
 * document.
 */
function served(): string | null {
  if (typeof document === 'undefined') return null;
  return document.querySelector(answerElement)?.getAttribute(seatsAttribute) ?? null;
}

/**
 * The free places: from the served document, otherwise from one request. Null until the request has succeeded; the
 * booking form shows the free places in any case.
 * @param canBook whether any session can be booked: otherwise nothing is requested
 * @param drawn the free places, given only while the server renders
 */
export function useSeats(canBook: boolean, drawn?: Seats): Seats | null {
  const written = useSyncExternalStore(follow, served, served);
  const [asked, setAsked] = useState<Seats | null>(null);
  useEffect(() => {
    if (!canBook || written !== null) return undefined;
    const leaving = new AbortController();
    fetch(seatsPath, { signal: leaving.signal })
      .then(async (answer) => (answer.ok ? setAsked((await answer.json()) as Seats) : undefined))
      .catch(() => {});
    return () => leaving.abort();
  }, [canBook, written]);
  const read = useMemo(() => (written === null ? null : (JSON.parse(written) as Seats)), [written]);
  return drawn ?? read ?? asked;
}
