import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { seatsPath } from '../../schema/visit-address.ts';
import { answerElement, seatsAttribute } from '../../site/answer-place.ts';

/** The places left in each session, by its id. */
export type Seats = Readonly<Record<string, number>>;

const follow = () => () => {};

/** The places left that the server wrote into the page; null on a page that was opened by navigation. */
function served(): string | null {
  if (typeof document === 'undefined') return null;
  return document.querySelector(answerElement)?.getAttribute(seatsAttribute) ?? null;
}

/**
 * The places left: from the served page, otherwise from one request. If the request fails, they are unknown; the form
 * shows them in any case.
 * @param canBook whether any session can be booked: otherwise nothing is requested
 * @param drawn the places left while the server renders
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
